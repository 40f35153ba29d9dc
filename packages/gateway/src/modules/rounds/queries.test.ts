import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openDb } from '../../db/client.ts'
import { freshDb } from '../../testing/fresh.ts'
import { watchConnections } from '../../testing/queries.ts'
import { vendorFixture } from './testing.ts'

const { db, where } = await freshDb()
const watchedDb = openDb(where, { max: 1 })
const requested = watchConnections(watchedDb)
const fixture = await vendorFixture(db, watchedDb)

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
  // Before limits and bonuses were judged it was 10 (12 under a login) and 13.
  console.info(`questions to the database: a bet ${bet}, a win that closes its round ${win}`)
  expect(bet).toBeLessThanOrEqual(10)
  expect(win).toBeLessThanOrEqual(15)
  await watchedDb.$client.end()
})
