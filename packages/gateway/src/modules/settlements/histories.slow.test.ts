import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, transact } from '../../db/client.ts'
import { unhurried } from '../../testing/patient-limits.ts'
import { freshDb } from '../../testing/fresh.ts'
import { vendorFixture } from '../rounds/testing.ts'
import { checkJournal } from './checks.ts'
import { settingsOf } from '../../app/settings.ts'
import { lead, readers } from '../../testing/readers.ts'
import { checkDays, days as dayConsumer, rebuildDays } from './days.ts'
import { beginning, type Watermark } from '../../workflow/journal.ts'
import { readSettlementsAfter } from './journal.ts'

const { db, where } = await freshDb()
// Two gateways, each with connections of its own.
const otherDb = openDb(where, unhurried)
const gateways = [await vendorFixture(db), await vendorFixture(db, otherDb)] as const
const [{ clock }] = gateways
afterAll(() => otherDb.$client.end())
beforeAll(() => lead(db))

const settings = settingsOf()
const site = { ...settings.site, timeZone: 'Asia/Dhaka' }
const job = readers(
  { db: otherDb, clock: { now: () => clock.time }, settings: () => ({ ...settings, site }) },
  { consumers: [dayConsumer] },
)

/** Rows that no day counts yet. A transaction of any database of the server can hold the watermark below the last. */
async function uncounted(): Promise<number> {
  const { rows } = await db.execute<{ late: number }>(sql`
    select count(*)::int as late from settlement where written_by >= pg_snapshot_xmin(pg_current_snapshot())`)
  return (rows[0]?.late ?? 0) + (await checkDays(db)).waiting
}

function forward(minutes: number): void {
  const time = new Date(clock.time.getTime() + minutes * 60_000)
  for (const gateway of gateways) gateway.clock.time = time
}

/** Few names, so that calls repeat, collide and come in any order, and late. */
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
    weight: 2,
    arbitrary: fc.record({ call: fc.constant('wait' as const), minutes: fc.constantFrom(1, 300, 26 * 60, 40 * 1440) }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('count' as const) }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('read' as const), limit: fc.integer({ min: 1, max: 4 }) }) },
)

/** What a consumer has read so far, one batch after another. */
const read: number[] = []
let mark: Watermark = beginning
/** Reads of one consumer follow one another. */
let reading: Promise<unknown> = Promise.resolve()
function readOn(limit: number): Promise<unknown> {
  const next = reading.then(async () => {
    const { rows, watermark } = await readSettlementsAfter(db, mark, limit)
    read.push(...rows.map(({ id }) => id))
    mark = watermark
  })
  reading = next
  return next
}

const days = async () => (await db.execute(sql`select * from settlement_day order by 1, 2, 3, 4`)).rows

test(
  'after any history journal, rounds, days and a rebuild agree, and a reader has had every row once',
  { timeout: 300_000 },
  async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('RNG', 'LIVE'),
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 12 }),
        async (gameType, batches) => {
          const player = await gateways[0].launchGame('T1')
          await db.execute(sql`update game set game_type = ${gameType} where node_id = ${player.nodeId}`)
          const run = randomUUID().slice(0, 8)
          for (const batch of batches) {
            await Promise.all(
              batch.map(async (one, at) => {
                if (one.call === 'wait') return forward(one.minutes)
                if (one.call === 'count') return job()
                if (one.call === 'read') return readOn(one.limit)
                const body = {
                  ...('tx' in one && { txId: `${run}-${one.call[0]}${one.tx}` }),
                  ...('round' in one && { roundId: `${run}-${one.round}` }),
                  ...('of' in one && { refTxId: `${run}-${one.of}` }),
                  ...('amount' in one && { amount: one.amount, roundClosed: one.close }),
                }
                return gateways[at % 2 === 0 ? 0 : 1].send(one.call, player.body(body))
              }),
            )
          }
          expect(await checkJournal(db)).toEqual([])
          const { rows } = await db.execute<{ state: string }>(
            sql`select distinct state from round where member_id = ${player.playerId}`,
          )
          for (const { state } of rows) seen.add(state)
          await expect.poll(async () => (await job(), uncounted()), { timeout: 30_000, interval: 20 }).toBe(0)
          expect((await checkDays(db)).differences).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
    expect(seen).toEqual(new Set(['OPEN', 'CLOSED', 'VOIDED', 'REOPENED']))

    const before = await days()
    expect(before.length).toBeGreaterThan(20)
    await transact(db, (tx) => rebuildDays(tx))
    expect(await days()).toEqual(before)

    await readOn(1_000_000)
    const { rows: all } = await db.execute<{ id: string }>(sql`select id from settlement order by written_by, id`)
    expect(read).toEqual(all.map(({ id }) => Number(id)))

    // Rounds that are over count here what every other page adds up.
    const { rows: astray } = await db.execute(sql`
      with reopened as (select distinct member_id from round where state = 'REOPENED')
      select member_id, sum(rounds)::int, sum(stake)::bigint, sum(valid_bet)::bigint, sum(win)::bigint from settlement_day
        where member_id not in (table reopened) group by 1 having sum(rounds) <> 0
      except select member_id, sum(rounds)::int, sum(stake)::bigint, sum(valid_bet)::bigint, sum(win)::bigint from play_quarter group by 1`)
    expect(astray).toEqual([])
  },
)

test('a correction counts on the day it is made, and the days before stay as they were', async () => {
  // Half an hour before midnight in Dhaka.
  for (const gateway of gateways) gateway.clock.time = new Date('2031-03-01T17:30:00Z')
  const player = await gateways[0].launchGame('T2')
  const send = (call: string, more: Record<string, unknown>) => gateways[0].send(call, player.body(more), 'T2')
  const mine = async () =>
    (
      await db.execute(sql`
        select day::text, game_type, rounds, stake::int, valid_bet::int, win::int from settlement_day
        where member_id = ${player.playerId} order by day`)
    ).rows
  const settle = () => expect.poll(async () => (await job(), uncounted()), { timeout: 30_000, interval: 20 }).toBe(0)

  await send('debit', { roundId: 'late', txId: 'late-d', amount: '100.00' })
  expect(await mine()).toEqual([])
  await send('credit', { roundId: 'late', txId: 'late-c', amount: '30.00', roundClosed: true })
  await settle()
  const first = { day: '2031-03-01', game_type: 'RNG', rounds: 1, stake: 10_000, valid_bet: 10_000, win: 3000 }
  expect(await mine()).toEqual([first])

  forward(60)
  await send('rollback', { txId: 'late-r', refTxId: 'late-c' })
  await settle()
  const second = { day: '2031-03-02', game_type: 'RNG', rounds: 0, stake: 0, valid_bet: 0, win: -3000 }
  expect(await mine()).toEqual([first, second])

  forward(24 * 60)
  await send('rollback', { txId: 'late-s', refTxId: 'late-d' })
  await settle()
  const third = { day: '2031-03-03', game_type: 'RNG', rounds: -1, stake: -10_000, valid_bet: -10_000, win: 0 }
  expect(await mine()).toEqual([first, second, third])
})

test('trial accounts and play coins are marked, pay nobody, and are read by nobody', async () => {
  for (const [type, asset] of [
    [4, 'FUN'],
    [4, 'BDT'],
    [0, 'FUN'],
  ] as const) {
    const player = await gateways[0].launchGame('T1', { type, asset })
    const id = randomUUID()
    await gateways[0].send('debit', player.body({ roundId: id, txId: id, amount: '5.00', roundClosed: true }))
    const { rows } = await db.execute(
      sql`select trial, stake::int from settlement where member_id = ${player.playerId}`,
    )
    expect(rows).toEqual([{ trial: true, stake: 500 }])
    await job()
    const { rows: kept } = await db.execute(sql`select from settlement_day where member_id = ${player.playerId}`)
    expect(kept).toEqual([])
  }
  expect(await checkJournal(db)).toEqual([])
})
