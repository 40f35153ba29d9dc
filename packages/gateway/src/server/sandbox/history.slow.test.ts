import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openDb, patient } from '../../db/client.ts'
import { startEmbedded } from '../../db/embedded.ts'
import { migrate, roleOf } from '../../db/migrate.ts'
import { createServer } from '../../http/server.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { checkJournal } from '../../modules/settlements/service.ts'
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
  await seed(db, { since })
  // Of two gateways that start together one tells it.
  await Promise.all([makeHistory(store.where(), since, log), makeHistory(store.where(), since, log)])

  expect(await checkInvariants(db)).toEqual([])
  expect(await checkJournal(db)).toEqual([])
  expect(
    await one(sql`select count(*)::int as back from (
      select created_at < lag(created_at) over (order by id) as back from txn) t where back`),
  ).toEqual({ back: 0 })
  expect(await one(sql`select count(*)::int as n from sandbox_player`)).toEqual({ n: 40 })
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

test('a second start adds nothing', async () => {
  const count = () => one(sql`select (select count(*) from txn) as txns, (select count(*) from member) as members`)
  const before = await count()
  await seed(db, { since })
  await makeHistory(store.where(), since, log)
  expect(await count()).toEqual(before)
})
