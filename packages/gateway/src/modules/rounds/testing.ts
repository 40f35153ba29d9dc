import { randomBytes, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import type { Db } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { game, gameTitle, launchToken, vendor } from '../games/schema.ts'
import type { GatewayEvent } from '../../lib/events.ts'
import { settingsOf } from '../../app/settings.ts'
import { grant, openWallet } from '../../ledger/wallet.ts'
import { testClock } from '../../testing/clock.ts'
import { hashToken } from './vendor-calls/player.ts'
import { vendorCallbacks, type VendorCallParts } from './routes.ts'
import { sign } from './vendor-calls/signature.ts'

export const secret = 'a secret of the tests'

/** A vendor as the gateway sees one: it signs, it sends, it repeats. */
export interface VendorFixture {
  app: FastifyInstance
  clock: Clock & { time: Date }
  published: GatewayEvent[]
  /** Changes settings of a group, and resets those of all others. */
  set: (group: 'play' | 'wallet' | 'jackpot' | 'turnover' | 'rg' | 'region', value: object) => void
  /** Sends a signed call; the answer as parsed and as text. */
  send: (
    call: string,
    body: Record<string, unknown>,
    vass?: string,
  ) => Promise<{ http: number; text: string; body: Record<string, unknown> & { status: string } }>
  /** A member with a wallet of 10,000.00 at a game of `vass`, launched and authenticated. */
  launchGame: (vass: string, options?: { type?: number; asset?: string }) => Promise<LaunchedGame>
  /** A bet of 100.00 with T1, by a member and in a round of its own. */
  bet: (
    more?: Record<string, unknown>,
  ) => Promise<LaunchedGame & { roundId: string; txId: string; sent: Record<string, unknown>; answer: Answer }>
}

export type Answer = Awaited<ReturnType<VendorFixture['send']>>

export interface LaunchedGame {
  playerId: string
  token: string
  nodeId: number
  /** Body of a money call of this player, which a test overrides where needed. */
  body: (more: Record<string, unknown>) => Record<string, unknown>
}

let nodes = 900_000

/**
 * Creates vendors T1 and T2, and TFREE who may pay without a bet; `through` is what the callbacks work with, `bounded`
 * their queue and deadline.
 */
export async function vendorFixture(
  db: Db,
  through: Db = db,
  bounded?: VendorCallParts['bounded'],
): Promise<VendorFixture> {
  await db
    .insert(vendor)
    .values([
      { code: 'T1', displayName: 'T1', freeSpins: true },
      { code: 'T2', displayName: 'T2' },
      { code: 'TFREE', displayName: 'TFREE', creditWithoutBet: true },
    ])
    .onConflictDoNothing()
  const clock = { time: testClock().now(), now: () => clock.time }
  const published: GatewayEvent[] = []
  // No test depends on a random jackpot.
  const calm = { key: 'jackpot', value: { onePer: 1_000_000_000 } }
  let settings = settingsOf([calm])
  const app = fastify()
  await app.register(
    vendorCallbacks({
      db: through,
      clock,
      events: { publish: async (_on, event) => void published.push(event), subscribe: () => () => {} },
      settings: () => settings,
      ...(bounded && { bounded }),
      secrets: { taken: (code) => (code.startsWith('T') ? [secret] : []) },
    }),
  )

  const send: VendorFixture['send'] = async (call, body, vass = 'T1') => {
    const payload = JSON.stringify(body)
    const timestamp = String(Math.floor(clock.time.getTime() / 1000))
    const response = await app.inject({
      method: 'POST',
      url: `/vendor/v1/${vass}/${call}`,
      headers: {
        'content-type': 'application/json',
        'x-vendor': vass,
        'x-timestamp': timestamp,
        'x-signature': sign(secret, timestamp, payload),
      },
      payload,
    })
    return { http: response.statusCode, text: response.body, body: response.json() }
  }

  const launchGame: VendorFixture['launchGame'] = async (vass, { type = 0, asset = 'BDT' } = {}) => {
    const nodeId = nodes++
    const playerId = randomUUID()
    const launch = randomBytes(32).toString('base64url')
    await db.transaction(async (tx) => {
      await tx.insert(game).values({ nodeId, vendor: vass, gameType: 'RNG', gameCode: `code-${nodeId}` })
      await tx.insert(gameTitle).values([
        { nodeId, language: 'en', title: 'Lantern Tide' },
        { nodeId, language: 'bn', title: 'লণ্ঠনের জোয়ার' },
      ])
      await tx.insert(member).values({ id: playerId, account: `player${nodeId}`, type, asset })
      await openWallet(tx, playerId, asset)
      await grant(tx, playerId, asset)
      const expiresAt = new Date(clock.time.getTime() + 60_000)
      await tx
        .insert(launchToken)
        .values({ tokenHash: hashToken(launch), memberId: playerId, nodeId, language: 'bn', expiresAt })
    })
    const { body: response } = await send('authenticate', { requestId: randomUUID(), token: launch }, vass)
    const token = String(response['token'])
    const body = (more: Record<string, unknown>) => ({
      requestId: randomUUID(),
      token,
      playerId,
      gameId: String(nodeId),
      currency: asset,
      ...more,
    })
    return { playerId, token, nodeId, body }
  }

  return {
    app,
    clock,
    published,
    set: (group, value) => void (settings = settingsOf([calm, { key: group, value }])),
    send,
    launchGame,
    async bet(more) {
      const launched = await launchGame('T1')
      const [roundId, txId] = [randomUUID(), randomUUID()]
      const sent = launched.body({ roundId, txId, amount: '100.00', ...more })
      return { ...launched, roundId, txId, sent, answer: await send('debit', sent) }
    },
  }
}
