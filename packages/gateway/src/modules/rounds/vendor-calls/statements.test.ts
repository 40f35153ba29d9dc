import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDb } from '../../../db/client.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { type LaunchedGame, type VendorFixture, vendorFixture } from '../testing.ts'

const { db, where } = await freshDb()
const counted = openDb(where, { max: 1 })
let fixture: VendorFixture
let game: LaunchedGame
let sent: string[] = []

type Query = (this: pg.Client, ...given: unknown[]) => unknown
const clients = new WeakSet<object>()
counted.$client.on('connect', (client) => clients.add(client))
beforeAll(async () => {
  const query = Object.getOwnPropertyDescriptor(pg.Client.prototype, 'query')?.value as Query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { name?: string; text: string }]
    if (clients.has(this)) sent.push(typeof first === 'string' ? first : (first.name ?? first.text))
    return query.apply(this, given) as never
  })
  fixture = await vendorFixture(db, counted)
  game = await fixture.launchGame('T1')
  // The first round to end opens the pool of the jackpot, and the first call of a vendor looks for it.
  const first = betOf()
  await fixture.send('debit', game.body(first))
  await fixture.send('credit', game.body(winOf(first)))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await counted.$client.end()
})

/** The statements of a call, by their names. */
async function statementsOf(call: string, more: Record<string, unknown>): Promise<string[]> {
  sent = []
  expect(await fixture.send(call, game.body(more))).toMatchObject({ body: { status: 'OK' } })
  return sent
}

const betOf = () => ({ roundId: randomUUID(), txId: randomUUID(), amount: '1.00' })
const winOf = (bet: ReturnType<typeof betOf>) => ({ ...bet, txId: randomUUID(), refTxId: bet.txId, roundClosed: true })
const bet = betOf()
const debit = ['game_session_lock_bet', 'record_move']

test('a debit sends two statements, with its transaction', async () => {
  expect(await statementsOf('debit', bet)).toEqual(debit)
  expect(await statementsOf('debit', { ...bet, txId: randomUUID() })).toEqual(debit)
})

test('a credit that ends a round sends two statements in its transaction', async () => {
  expect(await statementsOf('credit', winOf(bet))).toEqual(['lock_win', 'record_move', 'commit'])
})

test('a repeat sends three statements in its transaction', async () => {
  expect(await statementsOf('debit', bet)).toHaveLength(4)
})

test('a rollback sends two statements in its transaction', async () => {
  const other = betOf()
  await statementsOf('debit', other)
  const rollback = ['lock_moved', 'record_move']
  // The pool must not fall below its seed for a bet that is returned.
  expect(await statementsOf('rollback', { txId: randomUUID(), refTxId: other.txId })).toEqual([...rollback, 'commit'])
  const settled = betOf()
  await statementsOf('debit', settled)
  const win = { ...winOf(settled), amount: '0.50' }
  await statementsOf('credit', win)
  expect(await statementsOf('rollback', { txId: randomUUID(), refTxId: win.txId })).toEqual(rollback)
})

test('a query of the balance sends three statements and needs no transaction', async () => {
  expect(await statementsOf('balance', {})).toEqual(['game_session_by_hash', 'spins_next', 'wallet'])
})
