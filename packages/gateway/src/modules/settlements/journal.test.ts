import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { type Tx, openDb, pgConfig } from '../../db/client.ts'
import { settingsOf } from '../../app/settings.ts'
import { freshDb } from '../../testing/fresh.ts'
import { vendorFixture } from '../rounds/testing.ts'
import { checkJournal } from './checks.ts'
import { openMonths } from './months.ts'
import { behindSince, createConsumer, defineConsumer } from '../../workflow/consumers.ts'
import { jobItem } from '../../workflow/schema.ts'
import { FormerLeader, beginning, type Watermark } from '../../workflow/journal.ts'
import { type Settlement, readSettlementsAfter, settlements, settlementsOf } from './journal.ts'
import { lead } from '../../testing/readers.ts'

const { db, where, owner } = await freshDb()
const fixture = await vendorFixture(db)
const settings = settingsOf()
// Rounds of one person in one game wait for one another as they settle.
const players = await Promise.all([1, 2, 3].map(() => fixture.launchGame('T1')))
const [player] = players
if (!player) throw new Error('nobody plays')
beforeAll(async () => {
  await lead(db, 5)
  // Who settles first in a month without a partition makes it, and others wait: the month of these rounds is over by now.
  await openMonths(db, new Date('2026-11-20T10:00:00Z'))
})

/** A settled round, as the callbacks leave one. Deferred triggers run at the commit, or when asked to. */
const settledRound = (stake: number, at = '2026-11-20T10:00:00Z', of = player) => ({
  text: `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, stake, valid_bet, closed_at, changed_at)
    values ('T1', $1, $2, $3, 'BDT', 'CLOSED', 1, $4, $4, $5, $5)`,
  values: [randomUUID(), of.playerId, of.nodeId, stake, at],
})
const writeNow = 'set constraints all immediate'

async function connection(): Promise<pg.Client> {
  const client = new pg.Client(pgConfig(where))
  await client.connect()
  return client
}

/** Everything complete from a place on; what others run on the server holds it back for a moment. */
async function readAll(from: Watermark, wanted: number): Promise<{ stakes: bigint[]; mark: Watermark }> {
  const stakes: bigint[] = []
  let mark = from
  await expect
    .poll(
      async () => {
        const { rows, watermark } = await readSettlementsAfter(db, mark, 3)
        stakes.push(...rows.map(({ stake }) => stake))
        mark = watermark
        return stakes.length
      },
      { timeout: 30_000, interval: 10 },
    )
    .toBe(wanted)
  return { stakes, mark }
}

test('a reader waits for what commits late, and has it in its place', async () => {
  const [early, late] = [await connection(), await connection()]
  const { mark: start } = await readAll(beginning, 0)
  await early.query('begin')
  await early.query(settledRound(1))
  await early.query(writeNow)
  await late.query('begin')
  await late.query(settledRound(2, undefined, players[1]))
  await late.query('commit')
  // The second has committed, the first has the smaller number and may still do so.
  expect((await readSettlementsAfter(db, start, 10)).rows).toEqual([])
  await early.query('commit')
  const { stakes, mark } = await readAll(start, 2)
  expect(stakes).toEqual([1n, 2n])
  expect((await readSettlementsAfter(db, mark, 10)).watermark).toEqual(mark)
  await Promise.all([early.end(), late.end()])
})

test('whatever order transactions write, commit and are taken back in, a reader has each row once', async () => {
  const clients = await Promise.all([connection(), connection(), connection()])
  const step = fc.record({ by: fc.nat(2), do: fc.constantFrom('write', 'write', 'commit', 'rollback', 'read') })
  let next = 100
  let { mark } = await readAll(beginning, 2)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const open = clients.map((): bigint[] => [])
      const committed: bigint[] = []
      const read: bigint[] = []
      const look = async (limit: number) => {
        const { rows, watermark } = await readSettlementsAfter(db, mark, limit)
        read.push(...rows.map(({ stake }) => stake))
        mark = watermark
      }
      const end = async (by: number, how: 'commit' | 'rollback') => {
        await clients[by]?.query(how)
        if (how === 'commit') committed.push(...(open[by] ?? []))
        open[by] = []
      }
      for (const one of steps) {
        const client = clients[one.by]
        const mine = open[one.by]
        if (!client || !mine) continue
        if (one.do === 'read') await look(2)
        else if (one.do === 'write') {
          if (mine.length === 0) await client.query('begin')
          await client.query(settledRound(next, undefined, players[one.by]))
          await client.query(writeNow)
          mine.push(BigInt(next++))
        } else if (mine.length > 0) await end(one.by, one.do as 'commit')
        // Never more than what has been committed, and never twice.
        expect(new Set(read).size).toBe(read.length)
        for (const stake of read) expect(committed).toContain(stake)
      }
      for (const by of open.keys()) if (open[by]?.length) await end(by, 'commit')
      await expect
        .poll(async () => (await look(2), read.length), { timeout: 30_000, interval: 5 })
        .toBe(committed.length)
      expect(new Set(read)).toEqual(new Set(committed))
    }),
    { numRuns: 40 },
  )
  await Promise.all(clients.map((client) => client.end()))
})

/** Makes turns of a consumer that reads so many rows at a time. */
function consumerOf(name: string, batch: number, count: (tx: Tx, rows: Settlement[]) => Promise<void>, on = db) {
  const consumer = defineConsumer({
    name,
    ...settlements,
    batch,
    count: async (tx, range) => count(tx, await settlementsOf(tx, range)),
  })
  const turn = createConsumer({ db: on, clock: fixture.clock, settings: () => settings }, consumer)
  return (term: number) => turn(new AbortController().signal, term)
}

const journalIds = async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from settlement order by written_by, id`)
  return rows.map(({ id }) => Number(id))
}

test('a consumer counts each row once, also two at a time, and a former leader counts nothing', async () => {
  const counted: number[] = []
  const take = consumerOf('one', 4, async (_tx, rows) => void counted.push(...rows.map(({ id }) => id)))
  const all = await journalIds()
  await expect(take(4)).rejects.toThrow(FormerLeader)
  // Two at once: the second waits for the first, and goes on from there.
  await Promise.all([take(5), take(5)])
  await lead(db, 6)
  await expect(take(5)).rejects.toThrow(FormerLeader)
  while (await take(6));
  // Back in time, as a restored row would be: what the cursor has seen counts.
  await lead(db, 5)
  await expect(take(5)).rejects.toThrow(FormerLeader)
  await lead(db, 6)
  expect(counted).toEqual(all)
})

test('a row that cannot be counted delays no other, is seen by operators, and is counted once when it can be', async () => {
  const counted: number[] = []
  const all = await journalIds()
  const bad = all[5] ?? 0
  let broken = true
  const take = consumerOf('bad-row', 8, async (tx, rows) => {
    if (broken && rows.some(({ id }) => id === bad)) await tx.execute(sql`select 1 / 0`)
    counted.push(...rows.map(({ id }) => id))
  })
  while (await take(6));
  expect(counted).toEqual(all.filter((id) => id !== bad))
  expect(await db.select().from(jobItem)).toMatchObject([
    { job: 'bad-row', item: expect.stringMatching(new RegExp(`:${bad}$`)), failures: 1 },
  ])
  // It waits a minute, and longer each time.
  while (await take(6));
  expect(await db.select().from(jobItem)).toMatchObject([{ failures: 1 }])
  broken = false
  fixture.clock.time = new Date(fixture.clock.time.getTime() + 61_000)
  while (await take(6));
  expect(counted).toEqual([...all.filter((id) => id !== bad), bad])
  expect(await db.select().from(jobItem)).toEqual([])
  const { rows: late } = await db.execute(
    sql`select id::int from settlement where ${behindSince({ name: 'bad-row', ...settlements }, { from: beginning, to: beginning }, new Date(0))}`,
  )
  expect(late).toEqual([{ id: bad }])
})

test('where every row fails the consumer is to blame: it waits with its error, and nothing is set aside', async () => {
  let broken = true
  const counted: number[] = []
  const take = consumerOf('all-bad', 8, async (tx, rows) => {
    if (broken) await tx.execute(sql`select 1 / 0`)
    counted.push(...rows.map(({ id }) => id))
  })
  await expect(take(6)).rejects.toThrow()
  expect(await db.select().from(jobItem)).toEqual([])
  broken = false
  while (await take(6));
  expect(counted).toEqual(await journalIds())
})

test('a range that takes too long is cut until it does not, and grows again', async () => {
  const sizes: number[] = []
  const hurried = openDb(where, { statementTimeoutMs: 200, silentMs: 10_000 })
  const all = await journalIds()
  const take = consumerOf(
    'slow',
    16,
    async (tx, rows) => {
      if (rows.length > 4) await tx.execute(sql`select pg_sleep(1)`)
      sizes.push(rows.length)
    },
    hurried,
  )
  while (await take(6));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(all.length)
  await hurried.$client.end()
})

test('a connection that is killed in the middle of a batch leaves the batch to the next leader', async () => {
  const doomed = openDb(where, { max: 1 })
  const all = await journalIds()
  let begun = 0
  const dying = consumerOf(
    'killed',
    1000,
    async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      begun++
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await delay(20)
      await tx.execute(sql`select 1`)
    },
    doomed,
  )
  await expect(dying(6)).rejects.toThrow()
  await lead(db, 7)
  const read: number[] = []
  await consumerOf('killed', 1000, async (_tx, rows) => void read.push(...rows.map(({ id }) => id)))(7)
  expect(begun).toBe(1)
  expect(read).toEqual(all)
  await doomed.$client.end()
})

test('a database that counts its transactions anew is noticed', async () => {
  const beyond = { writtenBy: '9000000000000000000', id: 1 }
  await expect(readSettlementsAfter(db, beyond, 1)).rejects.toThrow('counted from a smaller number')
})

test('a settlement never fails for want of a partition, and the months ahead have theirs', async () => {
  const parts = async () =>
    (
      await db.execute<{ name: string }>(
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'settlement'::regclass order by 1`,
      )
    ).rows.map(({ name }) => name)
  await openMonths(db, new Date('2029-11-30T23:59:59Z'))
  await openMonths(db, new Date('2029-11-30T23:59:59Z'))
  expect(await parts()).toEqual(
    expect.arrayContaining(['settlement_202911', 'settlement_202912', 'settlement_203001', 'settlement_203002']),
  )
  // Two at once in a month that nobody has opened, at the edges of it.
  const moments = ['2035-06-01T00:00:00Z', '2035-06-30T23:59:59.999Z']
  await Promise.all(moments.flatMap((at) => [at, at]).map((at) => db.$client.query(settledRound(7, at))))
  const { rows } = await db.execute(sql`
    select tableoid::regclass::text as part, count(*)::int as rows from settlement where settled_at >= '2035-01-01' group by 1`)
  expect(rows).toEqual([{ part: 'settlement_203506', rows: 4 }])
  expect(await checkJournal(db)).toEqual([])
})

test('the serving role adds no row by hand, and uses no partition', async () => {
  for (const statement of [
    `insert into settlement (source) values (null)`,
    `update settlement set win = 0`,
    `delete from settlement`,
    `select from settlement_202611`,
    `insert into settlement_202611 (source) values (null)`,
  ])
    await expect(db.$client.query(statement), statement).rejects.toThrow(/permission denied/)
  // Not even who owns the tables does, unless guards are switched off.
  for (const statement of [
    'update settlement set win = 0',
    'delete from settlement',
    'truncate settlement',
    'truncate settlement_202611',
  ])
    await expect(owner.$client.query(statement), statement).rejects.toThrow('append-only')
})

test('what was settled before there was a journal gets its rows, once', async () => {
  await owner.$client.query('alter table round disable trigger user')
  for (const [state, at] of [
    ['CLOSED', '2024-02-03T04:05:06Z'],
    ['REOPENED', null],
    ['OPEN', null],
    ['VOIDED', null],
  ])
    await owner.$client.query(
      `insert into round (vendor, vendor_round, member_id, node_id, asset, state, bets, stake, bonus_stake, valid_bet,
         win, opened_at, closed_at)
       values ('T1', $1, $2, $3, 'BDT', $4, 1, 70, 20, case when $4 in ('CLOSED', 'REOPENED') then 70 else 0 end, 9, '2024-02-03', $5)`,
      [randomUUID(), player.playerId, player.nodeId, state, at],
    )
  await owner.$client.query('alter table round enable trigger user')
  expect(await checkJournal(db)).toHaveLength(2)
  const opened = async () =>
    (await owner.$client.query<{ n: number }>('select open_settlement_journal()::int as n')).rows[0]?.n
  expect(await opened()).toBe(2)
  expect(await opened()).toBe(0)
  expect(await checkJournal(db)).toEqual([])
  const { rows } = await db.execute(sql`
    select rounds, stake::int, valid_bet::int, win::int, bonus_stake::int, game_type, settled_at from settlement
    where settled_at < '2025-01-01' order by settled_at`)
  const row = { rounds: 1, stake: 70, valid_bet: 70, win: 9, bonus_stake: 20, game_type: 'RNG' }
  expect(rows.map((one) => ({ ...one, settled_at: new Date(String(one['settled_at'])).toISOString() }))).toEqual([
    { ...row, settled_at: '2024-02-03T00:00:00.000Z' },
    { ...row, settled_at: '2024-02-03T04:05:06.000Z' },
  ])
})

test('a correction has the first settlement of its round, the category of then, and what the round counts with it', async () => {
  const first = '2031-01-31T23:00:00Z'
  const settled = settledRound(70, first)
  await db.$client.query(settled)
  const change = (set: string, at: string) =>
    db.$client.query(`update round set ${set}, changed_at = $2 where vendor_round = $1`, [settled.values[0], at])
  await owner.$client.query(`update game set game_type = 'FISH' where node_id = $1`, [player.nodeId])
  await change(`win = 30, wins = 1, state = 'REOPENED'`, '2031-02-01T01:00:00Z')
  await change(`win = 0, wins = 0, stake = 0, bets = 0, valid_bet = 0, state = 'VOIDED'`, '2031-03-01T01:00:00Z')
  await change(`stake = 20, bets = 1, state = 'OPEN'`, '2031-03-01T02:00:00Z')
  await change(`valid_bet = 20, state = 'CLOSED'`, '2031-04-01T01:00:00Z')
  await owner.$client.query(`update game set game_type = 'RNG' where node_id = $1`, [player.nodeId])
  const { rows } = await db.execute(sql`
    select stake::int, win::int, game_type, first_settled_at = ${first}::timestamptz as first, first_game_type,
      round_stake::int, round_win::int from settlement where settled_at >= ${first} and settled_at < '2032-01-01' order by id`)
  const correction = { game_type: 'FISH', first: true, first_game_type: 'RNG' }
  expect(rows).toEqual([
    { stake: 70, win: 0, game_type: 'RNG', first: null, first_game_type: null, round_stake: null, round_win: null },
    { ...correction, stake: 0, win: 30, round_stake: 70, round_win: 30 },
    { ...correction, stake: -70, win: -30, round_stake: 0, round_win: 0 },
    { ...correction, stake: 20, win: 0, round_stake: 20, round_win: 0 },
  ])
})

test('a row written by hand is named by the check, and a day by its own', async () => {
  await owner.$client.query('alter table round disable trigger user')
  const { rows } = await owner.$client.query<{ id: string }>(
    `update round set stake = stake + 5 where id = (select max(id) from round where state = 'CLOSED') returning id`,
  )
  expect(await checkJournal(db)).toMatchObject([{ source: 'round', id: rows[0]?.id, memberId: player.playerId }])
  expect(await checkJournal(db, { roundIds: [Number(rows[0]?.id)] })).toHaveLength(1)
  await owner.$client.query('update round set stake = stake - 5 where id = $1', [rows[0]?.id])
  await owner.$client.query('alter table round enable trigger user')
  expect(await checkJournal(db, { roundIds: [Number(rows[0]?.id)] })).toEqual([])
})
