import { randomBytes, randomUUID } from 'node:crypto'
import { hashToken } from '../../../../packages/gateway/src/modules/rounds/vendor-calls/player.ts'
import { secretFrom } from '../../../../packages/gateway/src/modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../../../packages/gateway/src/modules/rounds/vendor-calls/signature.ts'
import { openDb } from '../../../../packages/gateway/src/db/client.ts'
import { startEmbedded } from '../../../../packages/gateway/src/db/embedded.ts'
import type { Product } from './product.ts'

/** Plays rounds of a slot game that return their stakes, by signed calls like those of its vendor. */
export const wager = (product: Product, account: string, ...stakes: string[]): Promise<void> =>
  play(product, account, stakes, (stake) => stake)

/** The same with rounds that win nothing. */
export const lose = (product: Product, account: string, ...stakes: string[]): Promise<void> =>
  play(product, account, stakes, () => '0.00')

async function play(
  { url, dataDir, key }: Product,
  account: string,
  stakes: readonly string[],
  winOf: (stake: string) => string,
): Promise<void> {
  const vendor = 'PG'
  const launch = randomBytes(32).toString('base64url')
  const server = await startEmbedded({ dataDir, guest: true })
  const db = openDb(server.where())
  const {
    rows: [gameSession],
  } = await db.$client.query<{ player: string; game: number }>(
    `insert into launch_token (token_hash, member_id, node_id, language, expires_at)
     select $1, m.id, g.node_id, 'en', now() + interval '1 minute' from member m, game g
     where m.account = $2 and g.vendor = $3 and g.game_type = 'RNG' order by g.node_id limit 1
     returning member_id as player, node_id as game`,
    [hashToken(launch), account, vendor],
  )
  await db.$client.end()
  await server.stop()
  if (!gameSession) throw new Error(`no game for ${account}`)
  async function call(kind: string, body: object): Promise<Record<string, unknown>> {
    const payload = JSON.stringify({ requestId: randomUUID(), ...body })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': vendor,
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, vendor), timestamp, payload),
    }
    const response = (await (
      await fetch(`${url}/vendor/v1/${vendor}/${kind}`, { method: 'POST', headers, body: payload })
    ).json()) as Record<string, unknown>
    if (response['status'] !== 'OK') throw new Error(`${kind}: ${JSON.stringify(response)}`)
    return response
  }
  const { token } = await call('authenticate', { token: launch })
  for (const amount of stakes) {
    const round = {
      token,
      playerId: gameSession.player,
      gameId: String(gameSession.game),
      roundId: randomUUID(),
      currency: 'BDT',
      amount,
    }
    await call('debit', { ...round, txId: randomUUID() })
    await call('credit', { ...round, amount: winOf(amount), txId: randomUUID(), roundClosed: true })
  }
}
