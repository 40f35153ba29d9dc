import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameSession } from '../../games/schema.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { hashToken } from './player.ts'
import { vendorFixture, type VendorFixture, type LaunchedGame } from '../testing.ts'

const { db } = await freshDb()
let fixture: VendorFixture
beforeAll(async () => {
  fixture = await vendorFixture(db)
})

/** Events that revoke a vendor's access by its token. */
const kill = ({ token }: LaunchedGame) =>
  db
    .update(gameSession)
    .set({ expiresAt: new Date(0) })
    .where(eq(gameSession.tokenHash, hashToken(token)))

const id = () => randomUUID()

/** Every vendor call that moves no money, and its status. */
const calls: [
  string,
  string,
  (launched: LaunchedGame & { roundId: string; txId: string }) => Record<string, unknown>,
  string,
][] = [
  ['the balance', 'balance', () => ({}), 'TOKEN_EXPIRED'],
  ['a bet', 'debit', () => ({ txId: id(), roundId: id(), amount: '1.00' }), 'TOKEN_EXPIRED'],
  [
    'a bet in another currency',
    'debit',
    () => ({ txId: id(), roundId: id(), amount: '1.00', currency: 'XXX' }),
    'TOKEN_EXPIRED',
  ],
  [
    'a number that was used for another bet',
    'debit',
    ({ txId }) => ({ txId, roundId: id(), amount: '7.00' }),
    'DUPLICATE_CONFLICT',
  ],
  ['a win without a bet', 'credit', () => ({ txId: id(), roundId: id(), amount: '1.00' }), 'TX_NOT_FOUND'],
  [
    'a win on an unknown bet',
    'credit',
    ({ roundId }) => ({ txId: id(), refTxId: id(), roundId, amount: '1.00' }),
    'TX_NOT_FOUND',
  ],
  [
    'a win in another currency',
    'credit',
    ({ roundId }) => ({ txId: id(), roundId, amount: '1.00', currency: 'XXX' }),
    'BAD_REQUEST',
  ],
  ['a win of nothing that ends nothing', 'credit', ({ roundId }) => ({ txId: id(), roundId, amount: '0.00' }), 'OK'],
  ['the rollback of nothing', 'rollback', () => ({ txId: id(), refTxId: id() }), 'OK'],
  ['the end of no round', 'round-close', () => ({ roundId: id() }), 'TX_NOT_FOUND'],
]

describe.each(calls)('%s', (_what, call, more, status) => {
  test('returns no balance to the holder of a dead token', async () => {
    const launched = await fixture.bet()
    await kill(launched)
    const { body: answer, text } = await fixture.send(call, launched.body(more(launched)))
    expect(answer.status).toBe(status)
    expect(text).not.toContain('balance')
  })

  test('returns nothing about one player to the holder of another one’s token', async () => {
    const [victim, own] = [await fixture.bet(), await fixture.bet()]
    const { text } = await fixture.send(call, { ...victim.body(more(victim)), token: own.token })
    expect(text).not.toContain('balance')
  })

  test('returns it to the holder of a live token', async () => {
    const launched = await fixture.bet()
    expect((await fixture.send(call, launched.body(more(launched)))).body).toHaveProperty('balance')
  })
})

test('a late bet that was rolled back before it came returns no balance without a token', async () => {
  const launched = await fixture.launchGame('T1')
  const bet = launched.body({ txId: id(), roundId: id(), amount: '1.00' })
  await fixture.send('rollback', launched.body({ txId: id(), refTxId: bet['txId'] }))
  await kill(launched)
  const late = await fixture.send('debit', bet)
  expect(late.body).toEqual({ status: 'TX_ROLLED_BACK', txId: bet['txId'] })
  expect((await fixture.send('debit', bet)).text).toBe(late.text)
})

test('a rollback that was done, and a round that is over, return nothing more to a dead token', async () => {
  const launched = await fixture.bet()
  await kill(launched)
  const closed = await fixture.send('round-close', launched.body({ roundId: launched.roundId }))
  expect(closed.body).toMatchObject({ status: 'OK', balance: '9900.00' })
  expect((await fixture.send('round-close', launched.body({ roundId: launched.roundId }))).body).toEqual({
    status: 'OK',
  })
  expect(
    (
      await fixture.send(
        'credit',
        launched.body({ txId: id(), roundId: launched.roundId, amount: '0.00', roundClosed: true }),
      )
    ).body,
  ).not.toHaveProperty('balance')
  expect((await fixture.send('rollback', launched.body({ txId: id(), refTxId: launched.txId }))).body).toMatchObject({
    status: 'OK',
    balance: '10000.00',
  })
  expect(
    (await fixture.send('rollback', launched.body({ txId: id(), refTxId: launched.txId }))).body,
  ).not.toHaveProperty('balance')
})

test('what settles is booked without a token, returns the balance, and returns it again', async () => {
  const launched = await fixture.bet()
  await kill(launched)
  const win = launched.body({
    txId: id(),
    refTxId: launched.txId,
    roundId: launched.roundId,
    amount: '25.00',
    roundClosed: true,
  })
  const paid = await fixture.send('credit', win)
  expect(paid.body).toMatchObject({ status: 'OK', balance: '9925.00' })
  expect((await fixture.send('credit', win)).text).toBe(paid.text)
  const lost = await fixture.bet()
  await kill(lost)
  expect(
    (await fixture.send('credit', lost.body({ txId: id(), roundId: lost.roundId, amount: '0.00', roundClosed: true })))
      .body,
  ).toMatchObject({ status: 'OK', balance: '9900.00' })
})
