import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { gameSession } from '../../db/schema/index.ts'
import { freshDb } from '../../testing/fresh.ts'
import { hashToken } from './player.ts'
import { openDesk, type Desk, type Seat } from './testing.ts'

const { db } = await freshDb()
let desk: Desk
beforeAll(async () => {
  desk = await openDesk(db)
})

/** Ends what a vendor may do with the token it holds. */
const kill = ({ token }: Seat) =>
  db
    .update(gameSession)
    .set({ expiresAt: new Date(0) })
    .where(eq(gameSession.tokenHash, hashToken(token)))

const id = () => randomUUID()

/** Every call of a vendor that moves no money, and what it is answered. */
const askings: [string, string, (seat: Seat & { roundId: string; txId: string }) => Record<string, unknown>, string][] =
  [
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

describe.each(askings)('%s', (_what, call, more, said) => {
  test('tells no balance to the holder of a dead token', async () => {
    const seat = await desk.bet()
    await kill(seat)
    const { said: answer, text } = await desk.send(call, seat.body(more(seat)))
    expect(answer.status).toBe(said)
    expect(text).not.toContain('balance')
  })

  test('tells nothing of one player to the holder of another one’s token', async () => {
    const [victim, own] = [await desk.bet(), await desk.bet()]
    const { text } = await desk.send(call, { ...victim.body(more(victim)), token: own.token })
    expect(text).not.toContain('balance')
  })

  test('tells it to the holder of a live token', async () => {
    const seat = await desk.bet()
    expect((await desk.send(call, seat.body(more(seat)))).said).toHaveProperty('balance')
  })
})

test('a late bet that was rolled back before it came tells no balance without a token', async () => {
  const seat = await desk.sit('T1')
  const bet = seat.body({ txId: id(), roundId: id(), amount: '1.00' })
  await desk.send('rollback', seat.body({ txId: id(), refTxId: bet['txId'] }))
  await kill(seat)
  const late = await desk.send('debit', bet)
  expect(late.said).toEqual({ status: 'TX_ROLLED_BACK', txId: bet['txId'] })
  expect((await desk.send('debit', bet)).text).toBe(late.text)
})

test('a rollback that was done, and a round that is over, tell a dead token nothing more', async () => {
  const seat = await desk.bet()
  await kill(seat)
  const closed = await desk.send('round-close', seat.body({ roundId: seat.roundId }))
  expect(closed.said).toMatchObject({ status: 'OK', balance: '9900.00' })
  expect((await desk.send('round-close', seat.body({ roundId: seat.roundId }))).said).toEqual({ status: 'OK' })
  expect(
    (await desk.send('credit', seat.body({ txId: id(), roundId: seat.roundId, amount: '0.00', roundClosed: true })))
      .said,
  ).not.toHaveProperty('balance')
  expect((await desk.send('rollback', seat.body({ txId: id(), refTxId: seat.txId }))).said).toMatchObject({
    status: 'OK',
    balance: '10000.00',
  })
  expect((await desk.send('rollback', seat.body({ txId: id(), refTxId: seat.txId }))).said).not.toHaveProperty(
    'balance',
  )
})

test('what settles lands without a token, says what there is, and says it again', async () => {
  const seat = await desk.bet()
  await kill(seat)
  const win = seat.body({ txId: id(), refTxId: seat.txId, roundId: seat.roundId, amount: '25.00', roundClosed: true })
  const paid = await desk.send('credit', win)
  expect(paid.said).toMatchObject({ status: 'OK', balance: '9925.00' })
  expect((await desk.send('credit', win)).text).toBe(paid.text)
  const lost = await desk.bet()
  await kill(lost)
  expect(
    (await desk.send('credit', lost.body({ txId: id(), roundId: lost.roundId, amount: '0.00', roundClosed: true })))
      .said,
  ).toMatchObject({ status: 'OK', balance: '9900.00' })
})
