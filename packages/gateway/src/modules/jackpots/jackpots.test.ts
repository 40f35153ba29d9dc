import { createHash, randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type LaunchedGame, vendorFixture } from '../rounds/testing.ts'
import { freshDb } from '../../testing/fresh.ts'
import { jackpotCycle } from './schema.ts'
import { message } from '../messages/schema.ts'
import { checkJournal } from '../settlements/index.ts'
import { settingsOf } from '../../app/settings.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { hits, lastHits, numberOf, openPool, promiseOf } from './draw.ts'
import { condense, jackpotPools, poolOf } from './pool.ts'
import { formatMoney } from '../../ledger/money.ts'
import { walletOf } from '../../ledger/wallet.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)
const SEED = 50_00n
const asNow = (more: object = {}) => ({ seed: Number(SEED), ...more })

const cash = async ({ playerId }: LaunchedGame) => (await walletOf(db, playerId))?.cash ?? 0n
const pool = () => poolOf(db, 'BDT')
const moved = async (kind: string, account: string) => {
  const { rows } = await db.$client.query<{ n: string }>(
    `select coalesce(sum(p.amount), 0)::text as n from posting p join txn t on t.id = p.txn_id
      join account a on a.id = p.account_id where t.kind = $1 and a.kind = $2`,
    [kind, account],
  )
  return BigInt(rows[0]?.n ?? 0)
}
const play = async (launched: LaunchedGame, amount: string, more: object = {}) => {
  const [roundId, txId] = [randomUUID(), randomUUID()]
  const bet = launched.body({ roundId, txId, amount, ...more })
  expect((await fixture.send('debit', bet)).body.status).toBe('OK')
  return {
    roundId,
    txId,
    bet,
    close: () =>
      fixture.send(
        'credit',
        launched.body({ roundId, txId: `${txId}-c`, refTxId: txId, amount: '0.00', roundClosed: true }),
      ),
    back: () => fixture.send('rollback', launched.body({ roundId, txId: `${txId}-r`, refTxId: txId })),
  }
}

beforeEach(() => fixture.set('jackpot', asNow({ onePer: 1_000_000_000 })))

describe('the pool', () => {
  test('begins with its seed, takes its share in the bet’s own transaction and gives it back with the bet', async () => {
    const launched = await fixture.launchGame('T1')
    await openPool(db, settingsOf([{ key: 'jackpot', value: asNow() }]), new Date())
    await openPool(db, settingsOf([{ key: 'jackpot', value: asNow() }]), new Date())
    expect(await pool()).toBe(SEED)
    const round = await play(launched, '130.55')
    expect(await pool()).toBe(SEED + 130n)
    const { rows } = await db.$client.query(
      `select a.kind, p.amount::text from posting p join account a on a.id = p.account_id
        join txn t on t.id = p.txn_id where t.vendor_tx = $1 order by p.amount`,
      [round.txId],
    )
    expect(rows.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
      'CASH -13055',
      'GAME_PNL:T1 12925',
      'JACKPOT:grand 130',
    ])
    await fixture.send('debit', round.bet)
    expect(await pool()).toBe(SEED + 130n)
    await round.back()
    await round.back()
    expect(await pool()).toBe(SEED)
    expect(await cash(launched)).toBe(1_000_000n)
  })

  test('is the same figure when older postings have joined a kept sum, in any process and while bets come', async () => {
    const launched = await fixture.launchGame('T1')
    await play(launched, '200.00')
    const before = await pool()
    await Promise.all([condense(db, 0), condense(db, 0), play(launched, '300.00')])
    expect(await pool()).toBe(before + 300n)
    await condense(db)
    await (await play(launched, '500.00')).back()
    expect(await pool()).toBe(before + 300n)
    expect((await jackpotPools(db, 'BDT')).find(({ id }) => id === 'grand')?.amount).toBe(before + 300n)
    expect((await db.$client.query('select 1 from pool_sum')).rowCount).toBe(1)
  })

  test('takes nothing of play coins, and nothing where the operator keeps none', async () => {
    const before = await pool()
    await play(await fixture.launchGame('T1', { asset: 'FUN', type: 4 }), '500.00', { roundClosed: true })
    fixture.set('jackpot', { mode: 'off' })
    await play(await fixture.launchGame('T1'), '500.00', { roundClosed: true })
    expect(await pool()).toBe(before)
  })
})

describe('a hit', () => {
  test('is paid once, whole, at the end of the round; the seed is published then, and the next pool begins', async () => {
    const launched = await fixture.launchGame('T1')
    const promise = await promiseOf(db, 'BDT')
    // The odds of a cycle are fixed when it begins; the test makes a hit certain for this one.
    await db.update(jackpotCycle).set({ onePer: 1n }).where(eq(jackpotCycle.hash, promise!.hash))
    const round = await play(launched, '100.00')
    const before = await pool()
    expect(await cash(launched)).toBe(990_000n)
    await Promise.all([
      round.close(),
      round.close(),
      fixture.send('round-close', launched.body({ roundId: round.roundId })),
    ])
    expect(await cash(launched)).toBe(990_000n + before)
    expect(await pool()).toBe(SEED)
    const [hit] = await lastHits(db, 'BDT', 5, new Date())
    expect(hit).toMatchObject({
      id: 'grand',
      amount: formatMoney(before),
      stake: '100.00',
      hash: promise!.hash,
      draw: `T1:${round.roundId}`,
    })
    expect(createHash('sha256').update(hit!.seed).digest('hex')).toBe(promise!.hash)
    const next = await promiseOf(db, 'BDT')
    expect([next!.hash === promise!.hash, next!.onePer]).toEqual([false, 1_000_000_000])
    const reported = await db.select().from(message).where(eq(message.memberId, launched.playerId))
    expect(reported.map(({ kind, values }) => [kind, values])).toEqual([
      ['jackpot', { amount: { money: formatMoney(before), asset: 'BDT' } }],
    ])
    // The bet is rolled back later: the win stays, and the pool does not fall below its start amount.
    await round.back()
    expect(await pool()).toBe(SEED)
    expect(await cash(launched)).toBe(1_000_000n + before)
    expect(await checkInvariants(db)).toEqual([])
  })

  test('of two rounds that end at once each is drawn from a seed of its own', async () => {
    await db
      .update(jackpotCycle)
      .set({ onePer: 1n })
      .where(eq(jackpotCycle.hash, (await promiseOf(db, 'BDT'))!.hash))
    fixture.set('jackpot', asNow({ onePer: 1 }))
    const games = await Promise.all([fixture.launchGame('T1'), fixture.launchGame('T1')])
    const rounds = await Promise.all(games.map((launched) => play(launched, '10.00')))
    await Promise.all(rounds.map((round) => round.close()))
    const [a, b] = await lastHits(db, 'BDT', 2, new Date())
    expect(new Set([a!.draw, b!.draw])).toEqual(new Set(rounds.map(({ roundId }) => `T1:${roundId}`)))
    expect(a!.hash).not.toBe(b!.hash)
    fixture.set('jackpot', asNow({ onePer: 1_000_000_000 }))
    await db
      .update(jackpotCycle)
      .set({ onePer: 1_000_000_000n })
      .where(eq(jackpotCycle.hash, (await promiseOf(db, 'BDT'))!.hash))
  })

  test('hits as often as published: its number is evenly distributed over the rounds', () => {
    const all = 20_000
    const seed = 'a fixed seed'
    const hit = Array.from({ length: all }, (_, i) => hits(numberOf(seed, 'T1', `r${i}`), 500n, 50n)).filter(
      Boolean,
    ).length
    expect(Math.abs(hit / all - 0.1) / Math.sqrt((0.1 * 0.9) / all)).toBeLessThan(5)
    // The same with another tool: printf 'T1:r1' | openssl dgst -sha256 -hmac 'a fixed seed'
    expect(numberOf(seed, 'T1', 'r1')).toBe(0xb8481c91d45fn)
  })
})

test('calls twice, late, in another order or at once: no pool below zero, every sum zero, each hit paid once as drawn', async () => {
  const op = fc.record({
    launched: fc.nat(1),
    round: fc.nat(2),
    tx: fc.nat(2),
    call: fc.constantFrom('debit', 'debit', 'credit', 'rollback', 'round-close'),
    amount: fc.constantFrom('1.00', '99.99', '250.00'),
    close: fc.boolean(),
  })
  await db
    .update(jackpotCycle)
    .set({ onePer: 400n })
    .where(eq(jackpotCycle.hash, (await promiseOf(db, 'BDT'))!.hash))
  fixture.set('jackpot', asNow({ onePer: 400 }))
  const games = await Promise.all([fixture.launchGame('T1'), fixture.launchGame('T1')])
  await fc.assert(
    fc.asyncProperty(fc.array(op, { minLength: 3, maxLength: 10 }), async (ops) => {
      const run = randomUUID()
      const send = ({ launched: at, round, tx, call, amount, close }: (typeof ops)[number]) => {
        const launched = games[at]!
        const [roundId, debitId] = [`${run}-${at}-${round}`, `${run}-${at}-${round}-d${tx}`]
        if (call === 'debit')
          return fixture.send('debit', launched.body({ roundId, txId: debitId, amount, roundClosed: close }))
        if (call === 'credit')
          return fixture.send(
            'credit',
            launched.body({ roundId, txId: `${debitId}-c`, refTxId: debitId, amount: '0.50', roundClosed: close }),
          )
        if (call === 'rollback')
          return fixture.send('rollback', launched.body({ roundId, txId: `${debitId}-r`, refTxId: debitId }))
        return fixture.send('round-close', launched.body({ roundId }))
      }
      // Pairs at the same time, and then the first of each pair again.
      for (let i = 0; i < ops.length; i += 2) {
        await Promise.all(ops.slice(i, i + 2).map(send))
        await send(ops[i]!)
        expect(await pool()).toBeGreaterThanOrEqual(SEED)
      }
    }),
    { numRuns: 25 },
  )
  expect(await checkInvariants(db)).toEqual([])
  const won = await lastHits(db, 'BDT', 1000, new Date())
  expect(won.length).toBeGreaterThan(5)
  expect(new Set(won.map(({ draw }) => draw)).size).toBe(won.length)
  for (const { seed, hash, draw, stake, onePer } of won) {
    const [vendor = '', ...round] = draw.split(':')
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash)
    expect(hits(numberOf(seed, vendor, round.join(':')), BigInt(Math.round(Number(stake) * 100)), BigInt(onePer))).toBe(
      true,
    )
  }
  // Each hit is in the settlement journal, also where its round was rolled back.
  expect(await checkJournal(db)).toEqual([])
  const { rows: journal } = await db.execute(sql`select count(*)::int as hits from settlement where jackpot > 0`)
  expect(journal).toEqual([{ hits: won.length }])
  expect(await moved('jackpot', 'CASH')).toBe(
    won.reduce((sum, { amount }) => sum + BigInt(Math.round(Number(amount) * 100)), 0n),
  )
  expect(await pool()).toBe(
    (await moved('jackpot_seed', 'JACKPOT:grand')) +
      (await moved('bet', 'JACKPOT:grand')) +
      (await moved('rollback', 'JACKPOT:grand')) -
      (await moved('jackpot', 'CASH')),
  )
})
