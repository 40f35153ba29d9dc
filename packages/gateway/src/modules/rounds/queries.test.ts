import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { watchConnections } from '../../testing/queries.ts'
import { vendorFixture } from './testing.ts'

const { db, where } = await freshDb()
const watchedDb = openDb(where, { max: 1 })
const requested = watchConnections(watchedDb)
const fixture = await vendorFixture(db, watchedDb)
afterAll(() => watchedDb.$client.end())

async function counted(call: string, body: Record<string, unknown>): Promise<number> {
  requested.length = 0
  const { body: response } = await fixture.send(call, body)
  expect(response.status).toBe('OK')
  return requested.length
}

// A pool makes queries of its own.
fixture.set('jackpot', { mode: 'off' })

test('a bet and a win make no more database queries than needed', async () => {
  const launched = await fixture.launchGame('T1')
  const [roundId, txId] = [randomUUID(), randomUUID()]
  const bet = await counted('debit', launched.body({ roundId, txId, amount: '1.00' }))
  const win = await counted(
    'credit',
    launched.body({ roundId, txId: randomUUID(), refTxId: txId, amount: '2.00', roundClosed: true }),
  )
  // Before limits and bonuses were checked there were 10 (12 with a login) and 13.
  console.info(`questions to the database: a bet ${bet}, a win that closes its round ${win}`)
  expect(bet).toBeLessThanOrEqual(10)
  // One of them tells the winner board.
  expect(win).toBeLessThanOrEqual(16)
})

test('a bet adds no row to the settlement journal and a round that ends adds one, without a query of its own', async () => {
  const launched = await fixture.launchGame('T1')
  const rows = async () =>
    (await db.execute(sql`select stake::int, win::int from settlement where member_id = ${launched.playerId}`)).rows
  const roundId = randomUUID()
  const send = (call: string, more: object) =>
    fixture.send(call, launched.body({ roundId, txId: randomUUID(), ...more }))
  requested.length = 0
  await send('debit', { amount: '1.00' })
  await send('debit', { amount: '2.00' })
  expect(await rows()).toEqual([])
  await send('credit', { amount: '2.50', roundClosed: true })
  expect(await rows()).toEqual([{ stake: 300, win: 250 }])
  expect(requested.filter(({ text }) => text.includes('settlement'))).toEqual([])
})
