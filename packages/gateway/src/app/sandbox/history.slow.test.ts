import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb, patient } from '../../db/client.ts'
import { startEmbedded } from '../../db/embedded.ts'
import { migrate, roleOf } from '../../db/migrate.ts'
import { createServer } from '../../http/server.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { checkJournal } from '../../modules/settlements/index.ts'
import { quickFolder } from '../../testing/quick-folder.ts'
import { seed } from '../seed.ts'
import { historyStart, makeHistory } from './history.ts'

const dataDir = mkdtempSync(join(quickFolder(), 'history-'))
chmodSync(dataDir, 0o755)
const store = await startEmbedded({ dataDir, durable: false })
await migrate(store.owner(), await roleOf(store.where()))
const db = openDb(store.where(), patient)
afterAll(async () => {
  await db.$client.end()
  await store.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
const { log } = createServer({ logLevel: 'silent', trustProxy: [] })
const one = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await db.execute<T>(query)).rows[0]

const since = historyStart()

test('the demo agent of a new sandbox has a team that has played for sixty days, as the ledger and the journal have it', async () => {
  const warnings: string[] = []
  process.on('warning', ({ message }) => warnings.push(message))
  await seed(db, { since })
  // Of two gateways that start together one tells it.
  await Promise.all([makeHistory(store.where(), since, log), makeHistory(store.where(), since, log)])
  // A connection is asked for one thing at a time.
  expect(warnings).toEqual([])

  expect(await checkInvariants(db)).toEqual([])
  expect(await checkJournal(db)).toEqual([])
  expect(
    await one(sql`select count(*)::int as back from (
      select created_at < lag(created_at) over (order by id) as back from txn) t where back`),
  ).toEqual({ back: 0 })
  expect(await one(sql`select count(*)::int as n from sandbox_player where until is null`)).toEqual({ n: 40 })
  const figures = await one<{ levels: number; rounds: number; days: number; deposits: number; paid: number }>(sql`
    select (select max(depth)::int from member_line l join member m on m.id = l.ancestor_id where m.account = 'demo_agent') as levels,
      (select count(*)::int from round) as rounds,
      (select count(distinct day)::int from settlement_day) as days,
      (select count(*)::int from txn where kind = 'deposit') as deposits,
      (select count(distinct kind)::int from txn where kind in ('commission', 'dividend', 'salary_daily')) as paid`)
  expect(figures).toMatchObject({ levels: 3, paid: 3 })
  expect(figures?.rounds).toBeGreaterThan(1000)
  expect(figures?.days).toBeGreaterThan(55)
  expect(figures?.deposits).toBeGreaterThan(30)
  expect(
    await one(sql`select count(*)::int as shared, bool_and(r.win > r.stake) as won from chat_message m
      join round r on r.id = m.round_id where m.kind = 'SHARE'`),
  ).toEqual({ shared: 2, won: true })
  expect(
    await one(sql`select c.kind, c.state from contract c join member m on m.id = c.downline_id
      where m.account = 'demo_agent' and c.state = 'pending'`),
  ).toEqual({ kind: 'DAILY_MULTI', state: 'pending' })
})

test('people have taken cash out, sent it along their line, and given red packets', async () => {
  const { rows } = await db.execute(sql`
    select state, count(*)::int as n, bool_or(m.account = 'demo_player') as demo from withdrawal w
      join member m on m.id = w.member_id group by state order by state`)
  expect(rows).toEqual([
    { state: 'COMPLETED', n: 6, demo: true },
    { state: 'REJECTED', n: 2, demo: true },
    { state: 'RISK_REVIEW', n: 1, demo: false },
  ])
  expect(
    await one(sql`
      select count(*) filter (where direction = 'UP')::int as up, count(*) filter (where direction = 'DOWN' and not packet)::int as down,
        count(distinct txn_id) filter (where packet)::int as packets from member_transfer`),
  ).toEqual({ up: 2, down: 4, packets: 2 })
})

test('missions of the demo member are half done, one nearly; a bonus is being played, and free spins are open', async () => {
  const mine = sql`member_id = (select id from member where account = 'demo_player')`
  const { rows } = await db.execute<{ mission_id: string; progress: string; target: string }>(
    sql`select mission_id, progress, target from mission_progress where ${mine} and starts_at < now() and (ends_at is null or ends_at > now())`,
  )
  const done = new Map(rows.map(({ mission_id, progress, target }) => [mission_id, Number(progress) / Number(target)]))
  for (const id of ['evening-reels', 'jasmine-ten', 'thirty-rounds']) {
    expect(done.get(id), id).toBeGreaterThan(0.5)
    expect(done.get(id), id).toBeLessThan(1)
  }
  const bonus = await one<{ done: string; required: string; steps: number }>(sql`
    select done, required, (select count(*)::int from requirement_step s where s.requirement_id = r.id) as steps
    from requirement r where ${mine} and source = 'BONUS' and state = 'ACTIVE'`)
  expect(Number(bonus?.done) / Number(bonus?.required)).toBeGreaterThan(0.3)
  expect(Number(bonus?.done)).toBeLessThan(Number(bonus?.required))
  expect(bonus?.steps).toBe(26)
  expect(await one(sql`select level from vip_member where ${mine}`)).toEqual({ level: 1 })
  expect(await one(sql`select state, points::int from point_order where ${mine}`)).toEqual({
    state: 'PROCESSING',
    points: 2400,
  })
  expect(await one(sql`select state from rebate_period where ${mine} and paid > 0 order by day limit 1`)).toEqual({
    state: 'AUTO_PAID',
  })
  expect(await one(sql`select spins - used as left from spin_grant where ${mine} and ended_at is null`)).toEqual({
    left: 15,
  })
})

test('a second start adds nothing', async () => {
  const count = () => one(sql`select (select count(*) from txn) as txns, (select count(*) from member) as members`)
  const before = await count()
  await seed(db, { since })
  await makeHistory(store.where(), since, log)
  expect(await count()).toEqual(before)
})
