import type { Db } from '../db/open.ts'
import { toDecimal } from '../money.ts'

/** A round as reported to the operator for comparison: a cancelled one counts as nothing. */
export interface NamedRound {
  roundId: string
  state: 'OPEN' | 'CLOSED' | 'VOIDED'
  stake: string
  win: string
}
export type RoundsNamed = (vass: string, roundIds: readonly string[]) => NamedRound[]

interface Row {
  id: string
  state: string
  stake: number
  win: number | null
  free_grant: string | null
}
const states: Readonly<Record<string, NamedRound['state']>> = { CLOSED: 'CLOSED', VOIDED: 'VOIDED', REFUSED: 'VOIDED' }

/** Those of a brand's rounds that are named, in their current state. */
export function roundsNamedIn(db: Db): RoundsNamed {
  const select = db.prepare('SELECT id, state, stake, win, free_grant FROM round WHERE vass = ? AND id = ?')
  return (vass, roundIds) =>
    roundIds.flatMap((roundId) => {
      const row = select.get(vass, roundId) as Row | undefined
      if (!row) return []
      const state = states[row.state] ?? 'OPEN'
      return [
        {
          roundId,
          state,
          stake: toDecimal(state === 'VOIDED' || row.free_grant !== null ? 0 : row.stake),
          win: toDecimal(state === 'VOIDED' ? 0 : (row.win ?? 0)),
        },
      ]
    })
}
