import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { withConnection } from '../../../packages/gateway/src/db/connection.ts'
import { secretFrom } from '../../../packages/gateway/src/modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../../packages/gateway/src/modules/rounds/vendor-calls/signature.ts'
import { playersOf } from '../../../packages/gateway/src/testing/fuzz/players.ts'
import type { Cluster } from '../cluster.ts'
import { until } from '../part.ts'
import { killNode, signalNode, whole } from './nodes.ts'

/**
 * A debit is committed while no standby hears of it, and its wait is cancelled, which PostgreSQL reports as success; then
 * the primary is lost. @returns what is wrong; [] where the vendor was told nothing but to repeat, and the repeat booked
 * it once
 */
export async function tryUnreplicated(cluster: Cluster, key: string): Promise<string[]> {
  const siteUrl = cluster.env['GATEWAY_URL'] ?? ''
  const { launchGame, book } = playersOf(() => siteUrl, key)
  const game = await launchGame()
  const bet = { ...game.body, roundId: randomUUID(), txId: randomUUID(), amount: '1.00' }
  const found: string[] = []
  const bookings = (client: pg.Client) =>
    client
      .query<{ n: number }>('select count(*)::int as n from txn where vendor_tx = $1', [bet.txId])
      .then(({ rows }) => rows[0]?.n ?? 0)
  const expect = (what: string, is: unknown, wanted: unknown) => {
    if (is !== wanted) found.push(`${what}: ${String(is)}, not ${String(wanted)}`)
  }

  /** Sent once. @returns the status of HTTP */
  async function sendOnce(): Promise<number> {
    const body = JSON.stringify(bet)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(secretFrom(key, game.vass), timestamp, body)
    const headers = { 'x-vendor': game.vass, 'x-timestamp': timestamp, 'x-signature': signature }
    const response = await fetch(`${siteUrl}/vendor/v1/${game.vass}/debit`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })
    return response.status
  }

  const leader = (await cluster.primary()) ?? ''
  const standbys = ['node1', 'node2', 'node3'].filter((one) => one !== leader)
  const address = cluster.at.nodes[Number(leader.at(-1)) - 1] ?? ''
  const there = cluster.urls.superuser.replace(cluster.at.entry, address)
  await withConnection({ url: there.replace(/postgres$/, 'gateway') }, 'trial', async (client) => {
    for (const one of standbys) signalNode(cluster, one, 'SIGSTOP')
    let answered = false
    const answer = sendOnce().finally(() => (answered = true))
    let cancelled = 0
    while (!answered) {
      const { rowCount } = await client.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = 'gateway'`,
      )
      cancelled += rowCount ?? 0
      await delay(20)
    }
    if (cancelled === 0) found.push('no commit waited')
    expect('a debit whose wait was cancelled is answered with', await answer, 503)
    expect('times the lost primary booked it', await bookings(client), 1)
    expect('its repeat is answered with', await sendOnce(), 503)
  })
  await killNode(cluster, leader)
  // What the network had brought them, but they had not read, is lost as on machines of their own.
  for (const one of standbys) await killNode(cluster, one)
  for (const one of standbys) cluster.parts.get(one)?.start()
  await until('there is no new primary', async () => ![leader, '', undefined].includes(await cluster.primary()))
  await until('the new primary cannot be reached', () =>
    withConnection({ url: cluster.urls.direct }, 'trial', async (client) => {
      expect('times the new primary has it before it is repeated', await bookings(client), 0)
      return true
    }),
  )
  expect('the last repeat is answered with', (await book(game.vass, 'debit', bet))['status'], 'OK')
  await withConnection({ url: cluster.urls.direct }, 'trial', async (client) =>
    expect('times it is booked at last', await bookings(client), 1),
  )
  cluster.parts.get(leader)?.start()
  await whole(cluster)
  return found
}
