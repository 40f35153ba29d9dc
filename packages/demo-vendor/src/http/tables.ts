import { boardOf } from '../boards/index.ts'
import type { Board } from '../boards/board.ts'
import { drawnByGateway, eventView } from '../events/events.ts'
import type { Events, Table } from '../events/events.ts'
import { toDecimal, toMinor } from '../money.ts'
import { Problem } from '../problem.ts'
import type { SlipView, Slips } from '../rounds/slips.ts'
import type { Session } from '../sessions.ts'
import type { TableLive, TableState } from './state.ts'

const PAST = 24
/** Results told once, at the opening of a table: as many as its roads show. */
const ROAD = 96
const SLIPS = 20

function readBets(value: unknown) {
  const bad = new Problem('bad_request', { field: 'picks' })
  if (!Array.isArray(value) || value.length > 20) throw bad
  return value.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) throw bad
    const { option, stake } = one as Record<string, unknown>
    if (
      typeof option !== 'string' ||
      option.length > 64 ||
      typeof stake !== 'string' ||
      !/^\d{1,9}\.\d{2}$/.test(stake)
    )
      throw bad
    return { option, stake: toMinor(stake) }
  })
}

/** The part of the API that is about boards. */
export function tablesOf(events: Events, slips: Slips, now: () => number) {
  const boardFor = (session: Session) => boardOf(session.gameType, session.gameCode)
  const asBoard = (session: Session): Board => {
    const board = boardFor(session)
    if (!board) throw new Problem('not_found')
    return board
  }
  const look = (table: Table, past = PAST): Omit<TableLive, 'slips'> => {
    const running = events.running(table)
    const at = now()
    return {
      now: at,
      events: running.map((row) => eventView(row, at)),
      past: events.settled(table, past).map((row) => eventView(row, at)),
    }
  }
  const live = (session: Session, past = PAST): TableLive => ({
    ...look({ vass: session.vass, gameCode: session.gameCode, board: asBoard(session) }, past),
    slips: slips.current(session, SLIPS),
  })

  return {
    boardOf: boardFor,
    live: (session: Session): TableLive => live(session),
    /** Call before the others where the operator draws. */
    look: ({ gameCode }: Session): Promise<void> => events.look(gameCode),
    state(session: Session): Pick<TableState, 'engine' | 'board' | 'table' | 'limits' | 'held'> | undefined {
      const board = boardFor(session)
      return (
        board && {
          engine: board.engine,
          board: board.id,
          table: live(session, board.engine === 'odds' && board.lanes === 1 ? ROAD : PAST),
          limits: { min: toDecimal(session.minBet), max: toDecimal(session.maxBet) },
          ...(drawnByGateway(session) && { held: true as const }),
        }
      )
    },
    /** A sports board for unauthenticated visitors: no player, no wallet, no bets. */
    guest(vass: string, gameCode: string): TableState {
      const board = boardOf('SPORTS', gameCode)!
      return {
        game: { vass, code: gameCode, name: '', type: 'SPORTS' },
        currency: '',
        demo: true,
        balance: '0.00',
        guest: true,
        engine: board.engine,
        board: board.id,
        table: { ...look({ vass, gameCode, board }), slips: [] },
      }
    },
    async place(session: Session, ref: string, event: unknown, picks: unknown): Promise<SlipView> {
      if (typeof event !== 'number' || !Number.isSafeInteger(event))
        throw new Problem('bad_request', { field: 'event' })
      // A draw of a moment ago may already be public at the operator: fetch it before a bet is taken on older data.
      await events.look(session.gameCode, true)
      return slips.place(session, asBoard(session), ref, event, readBets(picks))
    },
    slips(session: Session, limit: number): SlipView[] {
      asBoard(session)
      return slips.latest(session, limit)
    },
  }
}

export type Tables = ReturnType<typeof tablesOf>
