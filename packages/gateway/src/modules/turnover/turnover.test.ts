import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { requirement } from './schema.ts'
import { freshDb } from '../../testing/fresh.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { post } from '../../ledger/post.ts'
import { expireRequirements, forfeitBonus, turnoverOf } from './index.ts'
import { type Player, vendorFixture, playerAt, settings } from './testing.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const day = 86_400_000

const progress = async ({ memberId }: Player) =>
  (await turnoverOf(db, memberId, fixture.clock.now())).requirements.map(
    ({ source, done, required, percent, remaining }) => ({ source, done, required, percent, remaining }),
  )
const history = async ({ memberId }: Player) =>
  (await db.select().from(requirement).where(eq(requirement.memberId, memberId)).orderBy(requirement.id)).map(
    ({ source, state, done, flaggedAt }) => ({ source, state, done, flagged: flaggedAt !== null }),
  )
const withdraw = ({ memberId, asset }: Player, amount: bigint) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'withdraw_hold',
      entries: [
        { member: memberId, kind: 'CASH', asset, amount: -amount },
        { member: memberId, kind: 'HOLD_WITHDRAW', asset, amount },
      ],
    }),
  )

test('the example of the rules: 100 in, 50 of bonus, 20 times; slots 300, live 500', async () => {
  const player = await playerAt(db, fixture)
  expect(await player.payIn(10_000n, { withBonus: true })).toBe(5_000n)
  expect(await progress(player)).toEqual([
    { source: 'DEPOSIT', done: 0n, required: 10_000n, percent: 0, remaining: 10_000n },
    { source: 'BONUS', done: 0n, required: 100_000n, percent: 0, remaining: 100_000n },
  ])
  for (let i = 0; i < 3; i++) expect(await player.round('100.00', '100.00')).toBe('OK')
  expect(await history(player)).toEqual([
    { source: 'DEPOSIT', state: 'COMPLETED', done: 10_000n, flagged: false },
    { source: 'BONUS', state: 'ACTIVE', done: 20_000n, flagged: false },
  ])
  await player.move(50_000n)
  await player.plays('LIVE')
  expect(await player.round('500.00')).toBe('OK')
  expect(await progress(player)).toEqual([
    { source: 'BONUS', done: 25_000n, required: 100_000n, percent: 25, remaining: 75_000n },
  ])
  const { withdrawable, locked, reasons } = await turnoverOf(db, player.memberId, fixture.clock.now())
  expect([withdrawable, locked, reasons]).toEqual([0n, 15_000n, ['bonus_open']])
})

test('cash is staked first, wins are split as the stake was, the last cent is cash', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  const roundId = randomUUID()
  await player.bet('120.00', { roundId })
  expect(await player.wallet()).toEqual({ cash: 0n, bonus: 3_000n })
  await fixture.send('credit', player.body({ roundId, txId: randomUUID(), amount: '0.05', roundClosed: true }))
  // 20 of the 120 were bonus: 0.05 × 1/6 is less than a cent.
  expect(await player.wallet()).toEqual({ cash: 5n, bonus: 3_000n })
})

test('a bet taken back returns to its source', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  const txId = randomUUID()
  await player.bet('120.00', { txId })
  await fixture.send('rollback', player.body({ txId: randomUUID(), refTxId: txId }))
  expect(await player.wallet()).toEqual({ cash: 10_000n, bonus: 5_000n })
})

test('the terms of a bonus are kept at the bet: stake of a round, games that count nothing', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(200_000n, { withBonus: true })
  expect((await player.bet('500.01')).body.status).toBe('BONUS_MAX_BET')
  const roundId = randomUUID()
  expect((await player.bet('300.00', { roundId })).body.status).toBe('OK')
  expect((await player.bet('200.01', { roundId })).body.status).toBe('BONUS_MAX_BET')
  expect((await player.bet('200.00', { roundId })).body.status).toBe('OK')

  const other = await playerAt(db, fixture)
  await other.payIn(200_000n, {
    withBonus: true,
    turnover: { ...settings.turnover, gameWeights: { [other.nodeId]: 0 } },
  })
  expect((await other.bet('1.00')).body.status).toBe('BONUS_GAME_EXCLUDED')
  await transact(db, (tx) => forfeitBonus(tx, { memberId: other.memberId, asset: 'BDT', now: fixture.clock.now() }))
  expect((await other.bet('600.00')).body.status).toBe('OK')
})

test('what counts is what was shown when the bonus was taken, whatever the operator decides later', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  fixture.set('turnover', { weights: { RNG: 10 }, gameWeights: { [player.nodeId]: 0 } })
  expect(await player.round('100.00', '100.00')).toBe('OK')
  expect(await player.round('30.00', '30.00')).toBe('OK')
  expect(await progress(player)).toMatchObject([{ source: 'BONUS', done: 3_000n }])
  fixture.set('turnover', {})
})

test('each requirement weighs the play that reaches it by its own terms, and gives it back by them', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n)
  await player.payIn(10_000n, { turnover: { ...settings.turnover, gameWeights: { [player.nodeId]: 50 } } })
  const [roundId, txId] = [randomUUID(), randomUUID()]
  await player.bet('150.00', { roundId, txId, roundClosed: true })
  // 100 of it meet the first requirement; half of the other 50 counts towards the second.
  expect((await history(player)).map(({ state, done }) => [state, done])).toEqual([
    ['COMPLETED', 10_000n],
    ['ACTIVE', 2_500n],
  ])
  await fixture.send('rollback', player.body({ txId: randomUUID(), refTxId: txId }))
  expect((await history(player)).map(({ state, done }) => [state, done])).toEqual([
    ['ACTIVE', 0n],
    ['ACTIVE', 0n],
  ])
})

test('met to the last cent: the bonus becomes cash, up to what may be released', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  // 100 for the deposit, 1000 for the bonus, with stakes won back.
  for (let i = 0; i < 10; i++) await player.round('100.00', '100.00')
  await player.round('99.99', '99.99')
  expect(await progress(player)).toEqual([
    { source: 'BONUS', done: 99_999n, required: 100_000n, percent: 99, remaining: 1n },
  ])
  await player.round('1.00', '1.00')
  expect(await player.wallet()).toEqual({ cash: 15_000n, bonus: 0n })
  expect((await turnoverOf(db, player.memberId, fixture.clock.now())).withdrawable).toBe(15_000n)

  const capped = await playerAt(db, fixture)
  await capped.payIn(10_000n, { withBonus: true })
  await db
    .update(requirement)
    .set({ maxRelease: 2_000n, required: 100n })
    .where(eq(requirement.memberId, capped.memberId))
  await capped.round('5.00', '5.00')
  expect(await capped.wallet()).toEqual({ cash: 12_000n, bonus: 0n })
})

describe('what a round no longer counts', () => {
  async function done() {
    const player = await playerAt(db, fixture)
    await player.payIn(10_000n)
    const [roundId, txId] = [randomUUID(), randomUUID()]
    await player.bet('100.00', { roundId, txId, roundClosed: true })
    return { player, undo: () => fixture.send('rollback', player.body({ txId: randomUUID(), refTxId: txId })) }
  }

  test('opens its requirement again', async () => {
    const { player, undo } = await done()
    await player.move(10_000n)
    expect(await history(player)).toEqual([{ source: 'DEPOSIT', state: 'COMPLETED', done: 10_000n, flagged: false }])
    await undo()
    expect(await progress(player)).toEqual([
      { source: 'DEPOSIT', done: 0n, required: 10_000n, percent: 0, remaining: 10_000n },
    ])
  })

  test('is flagged for review where the money has left', async () => {
    const { player, undo } = await done()
    await player.move(5_000n)
    await withdraw(player, 5_000n)
    await undo()
    expect(await history(player)).toEqual([{ source: 'DEPOSIT', state: 'COMPLETED', done: 0n, flagged: true }])
  })
})

test('with nothing left to play with, all is dropped; while a round is open it is not', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(20_000n, { withBonus: true })
  const waiting = { roundId: randomUUID(), txId: randomUUID() }
  await player.bet('10.00', waiting)
  expect(await player.round('289.50')).toBe('OK')
  expect((await history(player)).map(({ state }) => state)).toEqual(['COMPLETED', 'ACTIVE'])
  await fixture.send('round-close', player.body({ roundId: waiting.roundId }))
  expect((await history(player)).map(({ state }) => state)).toEqual(['COMPLETED', 'CLEARED'])
  expect(await player.wallet()).toEqual({ cash: 50n, bonus: 0n })
})

test('a bonus that has expired by the end of a round is nothing left to play with', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  const roundId = randomUUID()
  await player.bet('100.00', { roundId })
  const mine = eq(requirement.memberId, player.memberId)
  await db.update(requirement).set({ required: 50_000n }).where(mine)
  await db
    .update(requirement)
    .set({ expiresAt: fixture.clock.now() })
    .where(and(mine, eq(requirement.source, 'BONUS')))
  await fixture.send('round-close', player.body({ roundId }))
  expect((await history(player)).map(({ state }) => state)).toEqual(['CLEARED', 'EXPIRED'])
  expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
})

test('a forfeited or expired bonus goes back to the operator, and so does what it wins late', async () => {
  for (const end of ['FORFEITED', 'EXPIRED'] as const) {
    const player = await playerAt(db, fixture)
    await player.payIn(10_000n, { withBonus: true })
    const roundId = randomUUID()
    await player.bet('120.00', { roundId })
    const now = fixture.clock.now()
    if (end === 'FORFEITED')
      expect(await transact(db, (tx) => forfeitBonus(tx, { memberId: player.memberId, asset: 'BDT', now }))).toBe(
        3_000n,
      )
    else await transact(db, (tx) => expireRequirements(tx, player.memberId, new Date(now.getTime() + 30 * day)))
    expect(await player.wallet()).toEqual({ cash: 0n, bonus: 0n })
    await fixture.send('credit', player.body({ roundId, txId: randomUUID(), amount: '60.00', roundClosed: true }))
    expect(await player.wallet()).toEqual({ cash: 5_000n, bonus: 0n })
    expect((await history(player)).at(-1)?.state).toBe(end)
  }
})

test('a win whose bonus has become cash is taken back whole', async () => {
  const player = await playerAt(db, fixture)
  await player.payIn(10_000n, { withBonus: true })
  const [roundId, win] = [randomUUID(), randomUUID()]
  await player.bet('120.00', { roundId })
  await fixture.send('credit', player.body({ roundId, txId: win, amount: '60.00', roundClosed: true }))
  await db
    .update(requirement)
    .set({ required: 2_100n })
    .where(and(eq(requirement.memberId, player.memberId), eq(requirement.source, 'BONUS')))
  await player.round('1.00', '1.00')
  expect(await player.wallet()).toEqual({ cash: 9_000n, bonus: 0n })
  expect((await fixture.send('rollback', player.body({ txId: randomUUID(), refTxId: win }))).body.status).toBe('OK')
  expect(await player.wallet()).toEqual({ cash: 3_000n, bonus: 0n })
})

test('afterwards the ledger is consistent', async () => expect(await checkInvariants(db)).toEqual([]))
