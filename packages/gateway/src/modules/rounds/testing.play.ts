import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import { call, valueOf } from '../../testing/inject.ts'
import { secretFrom } from './vendor-calls/secrets.ts'
import { sign } from './vendor-calls/signature.ts'

/** The gateway's `vendorSecrets.key` of tests that play as its vendors do. */
export const key = 'the key of the gateway'
const vass = 'PG'

/** A slot of PG, launched and entered by a person who is logged in, and played over the vendor's calls. */
export async function launchPlayer(app: FastifyInstance, clock: Clock, session: string) {
  async function send(kind: string, body: object): Promise<Record<string, unknown> & { status: string }> {
    const payload = JSON.stringify({ requestId: randomUUID(), ...body })
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': vass,
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, vass), timestamp, payload),
    }
    return (await app.inject({ method: 'POST', url: `/vendor/v1/${vass}/${kind}`, headers, payload })).json()
  }
  const { games } = valueOf(
    await call<{ games: { nodeId: number; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      vassalage: vass,
      pageSize: 99,
    }),
  )
  const nodeId = games.find(({ status }) => status === 'ON')?.nodeId
  const launch = () =>
    call<{ content: { game_url: string } }>(
      app,
      contract.games.launch,
      { nodeId, vassalage: vass, gameType: 'RNG', language: 'en', backUrl: '/' },
      { token: session },
    )
  const { content } = valueOf(await launch())
  const { token, playerId } = await send('authenticate', { token: new URL(content.game_url).searchParams.get('token') })
  const about = { token, playerId, gameId: String(nodeId), currency: 'BDT' }
  return {
    memberId: String(playerId),
    launch,
    bet: async (amount: string, roundId: string = randomUUID(), more: object = {}) =>
      (await send('debit', { ...about, roundId, txId: randomUUID(), amount, ...more })).status,
    /** Ends a round, with a win or without. */
    end: async (roundId: string, amount = '0.00') =>
      (await send('credit', { ...about, roundId, txId: randomUUID(), amount, roundClosed: true })).status,
    /** The query of a vendor that keeps the money, before each bet. */
    mayBet: async () => (await send('balance', about)).status,
  }
}
