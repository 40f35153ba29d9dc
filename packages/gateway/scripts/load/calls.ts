import { randomUUID } from 'node:crypto'
import { secretFrom } from '../../src/modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../src/modules/rounds/vendor-calls/signature.ts'
import type { LaunchedGame } from '../../src/testing/fuzz/players.ts'
import type { Call } from './drive.ts'

/** The least stake of the games. */
export const stake = '1.00'

/** Each caller is a player: a stake, then the same back as a win. `key`: of the gateway, for the signatures. */
export function money(games: LaunchedGame[], key: string): (caller: number) => Call {
  const open = new Map<number, { roundId: string; txId: string }>()
  return (caller) => {
    const game = games[caller % games.length]
    if (!game) throw new Error('no game')
    const round = open.get(caller)
    const now = { roundId: round?.roundId ?? randomUUID(), txId: randomUUID() }
    if (round) open.delete(caller)
    else open.set(caller, now)
    const body = JSON.stringify({
      ...game.body,
      ...now,
      amount: stake,
      ...(round && { refTxId: round.txId, roundClosed: true }),
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(secretFrom(key, game.vass), timestamp, body)
    return {
      method: 'POST',
      path: `/vendor/v1/${game.vass}/${round ? 'credit' : 'debit'}`,
      body,
      headers: { 'x-vendor': game.vass, 'x-timestamp': timestamp, 'x-signature': signature },
    }
  }
}
