import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vendorFixture } from '../../rounds/testing.ts'
import { post } from '../../../ledger/post.ts'
import { transact } from '../../../db/client.ts'
import { freshDb } from '../../../testing/fresh.ts'
import { freshenAll } from './leaderboards.ts'
import { checkSums, rebuildSums } from './sums.ts'

const { db } = await freshDb()
const fixture = await vendorFixture(db)

/** Few distinct ids, so that calls repeat, collide and arrive in any order. */
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      call: fc.constant('debit' as const),
      tx: fc.nat(5),
      round: fc.nat(2),
      amount: fc.constantFrom('100.00', '33.33', '0.50'),
      close: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      call: fc.constant('credit' as const),
      tx: fc.nat(4),
      round: fc.nat(2),
      amount: fc.constantFrom('0.00', '10.01', '100.00', '277.77'),
      close: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('rollback' as const),
      tx: fc.nat(6),
      of: fc.constantFrom('d0', 'd1', 'd2', 'd3', 'c0', 'c1', 'c2'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ call: fc.constant('round-close' as const), round: fc.nat(2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constant('pay' as const),
      kind: fc.constantFrom('deposit' as const, 'rebate' as const, 'withdraw_paid' as const),
      amount: fc.integer({ min: 1, max: 500 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ call: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 3 * 24 * 60) }),
  },
)

const ranks = sql`select * from rank_total order by member_id, asset, game_type`
const stored = async () => {
  const all = await Promise.all([
    db.execute(
      sql`select member_id, asset, quarter, node_id, rounds, stake, valid_bet, win, won, best, last_at
        from play_quarter where rounds <> 0 order by 1, 2, 3, 4`,
    ),
    db.execute(sql`select * from money_quarter order by 1, 2, 3, 4`),
    db.execute(sql`select * from money_total order by 1, 2, 3`),
    db.execute(sql`select * from round_win order by 1`),
    db.execute(ranks),
  ])
  return all.map(({ rows }) => rows)
}

test('after any history, parallel calls included, the sums equal their source, and a rebuild gives the same', async () => {
  const states = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 }),
      async (batches) => {
        const player = await fixture.launchGame('T1')
        const run = randomUUID().slice(0, 8)
        for (const batch of batches) {
          await Promise.all(
            batch.map(async (one) => {
              if (one.call === 'wait')
                return void (fixture.clock.time = new Date(fixture.clock.time.getTime() + one.minutes * 60_000))
              if (one.call === 'pay') {
                const amount = BigInt(one.kind === 'withdraw_paid' ? -one.amount : one.amount)
                const { kind } = one
                return transact(db, (tx) =>
                  post(tx, {
                    kind,
                    entries: [
                      { system: 'BANK', asset: 'BDT', amount: -amount },
                      { member: player.playerId, kind: 'CASH', asset: 'BDT', amount },
                    ],
                  }),
                )
              }
              const body = {
                ...('tx' in one && { txId: `${run}-${one.call[0]}${one.tx}` }),
                ...('round' in one && { roundId: `${run}-${one.round}` }),
                ...('of' in one && { refTxId: `${run}-${one.of}` }),
                ...('amount' in one && { amount: one.amount, roundClosed: one.close }),
              }
              return fixture.send(one.call, player.body(body))
            }),
          )
          if (batch.length === 1) await freshenAll(db, fixture.clock.time)
        }
        for (const { state } of (
          await db.execute<{ state: string }>(
            sql`select distinct state from round where member_id = ${player.playerId}`,
          )
        ).rows)
          states.add(state)
        await freshenAll(db, fixture.clock.time)
        expect(await checkSums(db, fixture.clock.time)).toEqual([])
        const before = await stored()
        await rebuildSums(db, fixture.clock.time)
        expect(await stored()).toEqual(before)
      },
    ),
    { numRuns: 40 },
  )
  expect(states).toEqual(new Set(['OPEN', 'CLOSED', 'VOIDED', 'REOPENED']))
})

test('sums that were tampered with are named, and repaired', async () => {
  const player = await fixture.launchGame('T1')
  await fixture.send('debit', player.body({ roundId: 'bent', txId: 'bent', amount: '5.00', roundClosed: true }))
  await freshenAll(db, fixture.clock.time)
  await db.execute(sql`update play_quarter set stake = stake + 1 where member_id = ${player.playerId}`)
  await db.execute(sql`update money_total set amount = 7 where member_id = ${player.playerId}`)
  await db.execute(sql`update rank_total set rounds = 99 where member_id = ${player.playerId}`)
  expect([...new Set((await checkSums(db, fixture.clock.time)).map(({ sums }) => sums))].toSorted()).toEqual([
    'money_total',
    'play_quarter',
    'rank_total',
  ])
  await rebuildSums(db, fixture.clock.time)
  expect(await checkSums(db, fixture.clock.time)).toEqual([])
})
