import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, ownClient, pgConfig, pgError, transact } from '../../db/client.ts'
import { openMonths } from '../../db/months.ts'
import { ledgerPage } from '../../modules/records/ledger.ts'
import { proofPage } from '../../modules/records/proof.ts'
import { statementOf } from '../../modules/responsible-gaming/statement.ts'
import { settingsOf } from '../../app/settings.ts'
import { asRefused } from '../../http/response/errors.ts'
import { cloneDb, startTestDb } from '../../testing/database.ts'
import { checkInvariants, checkLedger, closeMonths } from '../invariants.ts'
import { storedMonths } from '../../db/months.ts'
import { archivePostings, restorePostings } from '../archive.ts'
import { mirrorOf } from '../post.ts'
import { asUpgraded, withMonthsOfYears } from '../testing.months.ts'
import { grant, openWallet } from '../wallet.ts'
import { readHead } from './head.ts'
import { sealKeys } from './keys.ts'
import { sealNext } from './seal.ts'
import { verifyLedger } from './verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-closings-'))
// Any transaction in progress on the server delays sealing.
const server = await startTestDb()
const made = await cloneDb(server)
const db = openDb(made.where)
const owner = openDb(made.owner)
const guard = new pg.Client(pgConfig(made.admin))
afterAll(async () => {
  await guard.end()
  await db.$client.end()
  await owner.$client.end()
  await server.stop()
  rmSync(folder, { recursive: true })
})

const chain = { keys: sealKeys(join(folder, 'keys.json')), headFile: join(folder, 'head') }
async function seal(): Promise<void> {
  const client = ownClient(db, 'seals')
  await client.connect()
  while (await sealNext(client, chain));
  await client.end()
}
const verify = async () =>
  (await verifyLedger(db, chain.keys.known(), readHead(chain.headFile))).findings
    .map(({ found, table, row }) => `${found} ${table} ${row}`)
    .toSorted()
const verdictNow = () => verifyLedger(db, chain.keys.known(), readHead(chain.headFile))
const tomorrow = () => new Date(Date.now() + 86_400_000)
const rules = async () => [
  ...new Set([...(await checkLedger(db, tomorrow())), ...(await checkInvariants(db))].map(({ rule }) => rule)),
]
let who = ''

const depositAt = (amount: number, at: string) =>
  transact(owner, (tx) =>
    tx.execute(sql`
      with made as (insert into txn (kind, idem_owner, idem_key, created_at) values ('deposit', 'closings', ${at}, ${at}::timestamptz) returning id)
      insert into posting (txn_id, account_id, asset, amount, created_at)
        select made.id, a.id, 'BDT', case when a.owner is null then ${-amount}::bigint else ${amount}::bigint end, ${at}::timestamptz
        from made, account a where a.asset = 'BDT' and (a.owner = ${who} and a.kind = 'CASH' or a.owner is null and a.kind = 'PROMO_COST')`),
  )
const closings = async () =>
  (
    await db.execute<{ month: string; balance: string }>(sql`
      select c.month::text, c.balance::text from ledger_closing c join account a on a.id = c.account_id
      where a.owner = ${who} order by 1`)
  ).rows.map(({ month, balance }) => `${month} ${balance}`)

beforeAll(async () => {
  await guard.connect()
  await guard.query('set session_replication_role = replica')
  const { rows } = await owner.execute<{ id: string }>(
    sql`insert into member (account, asset) values ('closings1', 'BDT') returning id`,
  )
  who = rows[0]?.id ?? ''
  await transact(db, async (tx) => {
    await openWallet(tx, who, 'BDT')
    await grant(tx, who, 'BDT')
  })
  await withMonthsOfYears(owner)
  await asUpgraded(owner)
  for (const table of ['round', 'txn', 'posting'] as const) await openMonths(db, table, new Date('2020-03-15'))
})

test('a month is closed when all of it is sealed, and nothing is added to it any more', async () => {
  await depositAt(100, '2020-03-10T10:00:00Z')
  await depositAt(50, '2020-05-10T10:00:00Z')
  expect(await closeMonths(db)).toBe(0)
  await seal()
  expect(await closeMonths(db)).toBe(2)
  expect(await closings()).toEqual(['2020-03-01 100', '2020-05-01 150'])
  expect(await closeMonths(db)).toBe(0)
  await seal()
  expect(await verify()).toEqual([])
  expect(await rules()).toEqual([])
  const late = await depositAt(1, '2020-04-20T10:00:00Z').then(
    () => undefined,
    (error: unknown) => pgError(error)?.constraint,
  )
  expect(late).toBe('posting_month_closed')
  await depositAt(7, '2020-06-02T10:00:00Z')
  // Not sealed yet.
  expect(await closeMonths(db)).toBe(0)
  await seal()
  expect(await closeMonths(db)).toBe(1)
  expect(await closings()).toEqual(['2020-03-01 100', '2020-05-01 150', '2020-06-01 157'])
})

test('a closed month is archived and restored; what is left adds up, and the chain says what is away', async () => {
  await seal()
  const balances = async () => (await db.execute(sql`select * from audit_balances order by account_id`)).rows
  const transactions = async () => (await db.execute<{ id: string }>(sql`select * from txn order by id`)).rows
  const [before, verdict, all] = [await balances(), await verdictNow(), await transactions()]
  expect(verdict).toMatchObject({ whole: true })
  expect(await archivePostings(db, '2020-05-01', ['reader'])).toEqual([
    { name: 'posting_202003', rows: null, kept: 'not read by every job' },
  ])
  await db.execute(sql`
    insert into journal_cursor (consumer, written_by, id)
      select 'reader', written_by, id from posting order by written_by desc, id desc limit 1`)
  // A job has set one entry aside: it will read it again.
  const { rows: aside } = await db.execute<{ item: string }>(sql`
    insert into job_item (job, item, failures, last_error, failed_at, next_at)
      select 'reader', written_by || ':' || id, 1, 'none', now(), now() from posting
      where created_at = '2020-03-10T10:00:00Z' limit 1 returning item`)
  expect(await archivePostings(db, '2020-05-01', ['another'])).toMatchObject([{ kept: 'not read by every job' }])
  expect(await archivePostings(db, '2020-05-01', ['reader'])).toEqual([
    { name: 'posting_202003', rows: null, kept: 'not read by every job' },
  ])
  await db.execute(sql`delete from job_item where job = 'reader' and item = ${aside[0]?.item}`)
  expect(await archivePostings(db, '2020-05-01', ['reader'])).toEqual([
    { name: 'posting_202003', rows: 2, kept: null },
    { name: 'posting_202004', rows: 0, kept: null },
  ])
  expect(await storedMonths(db, 'posting')).toContainEqual({
    name: 'posting_202003',
    from: '2020-03-01',
    to: '2020-04-01',
    rows: 2,
  })
  expect(await storedMonths(db, 'txn')).toContainEqual({
    name: 'txn_202003',
    from: '2020-03-01',
    to: '2020-04-01',
    rows: 1,
  })
  expect(await transactions()).toHaveLength(all.length - 1)
  // What was booked in it is not booked again.
  const again = owner.execute(
    sql`insert into txn (kind, idem_owner, idem_key) values ('deposit', 'closings', '2020-03-10T10:00:00Z')`,
  )
  expect(pgError(await again.catch((error: unknown) => error))?.constraint).toBe('txn_idem')
  expect(await balances()).toEqual(before)
  expect(await rules()).toEqual([])
  expect((await db.execute(sql`select * from sums_astray`)).rows).toEqual([])
  expect(await verdictNow()).toMatchObject({
    whole: true,
    archived: { months: ['posting_202003', 'posting_202004'], rows: 2 },
  })
  await transact(db, (tx) => tx.execute(sql`select rebuild_sums()`))
  expect((await db.execute(sql`select * from sums_astray`)).rows).toEqual([])
  const codeOf = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => asRefused(error).code,
    )
  const mine = { memberId: who, asset: 'BDT' }
  const entries = (from: string) =>
    codeOf(ledgerPage(db, mine, { range: { from: new Date(from), to: null }, account: 'ALL', page: 1, pageSize: 10 }))
  expect([await entries('2020-03-01T00:00:00Z'), await entries('2020-05-01T00:00:00Z')]).toEqual([
    'not_found',
    undefined,
  ])
  const year = (since: string) => codeOf(statementOf(db, mine, 2020, new Date(since), new Date(), settingsOf()))
  expect([await year('2019-05-05'), await year('2020-05-05')]).toEqual(['not_found', undefined])
  expect(await codeOf(proofPage(db, mine, { after: '0', pageSize: 10 }))).toBe('not_found')
  const {
    rows: [txn],
  } = await db.execute<{ id: string }>(sql`select txn_id as id from txn_key where created_at = '2020-03-10T10:00:00Z'`)
  expect(await codeOf(db.execute(sql`select ${mirrorOf(sql`${txn?.id}::bigint`)}`))).toBe('not_found')
  await depositAt(3, '2020-08-02T10:00:00Z')
  expect(await rules()).toEqual([])
  // What is missing beside the archive is told.
  await guard.query(`create table taken as select * from posting where created_at = '2020-05-10T10:00:00Z'`)
  await guard.query(`delete from posting where created_at = '2020-05-10T10:00:00Z'`)
  expect((await verify()).filter((one) => one.startsWith('missing posting'))).toEqual([
    'missing posting posting_202003 posting_202004',
  ])
  await guard.query(`insert into posting overriding system value select * from taken`)
  await guard.query(`create table taken_txn as select * from txn where created_at = '2020-05-10T10:00:00Z'`)
  await guard.query(`delete from txn where created_at = '2020-05-10T10:00:00Z'`)
  expect((await verify()).filter((one) => one.startsWith('missing txn'))).toEqual([
    'missing txn posting_202003 posting_202004',
  ])
  await guard.query(`insert into txn overriding system value select * from taken_txn`)
  expect(await verify()).toEqual([])
  expect(await restorePostings(db, 'posting_202003')).toBeNull()
  expect(await restorePostings(db, 'posting_202004')).toBe(0)
  expect(await restorePostings(db, 'posting_202003')).toBe(2)
  expect((await transactions()).slice(0, all.length)).toEqual(all)
  await seal()
  expect(await verify()).toEqual([])
  expect(await rules()).toEqual([])
  expect(await closings()).toEqual(['2020-03-01 100', '2020-05-01 150', '2020-06-01 157'])
})

test('a month that was altered in the archive is told when it is back', async () => {
  await archivePostings(db, '2020-05-01', ['reader'])
  await guard.query(`update archive.posting_202003 set amount = amount * 2`)
  expect(await rules()).toEqual([])
  await restorePostings(db, 'posting_202004')
  await restorePostings(db, 'posting_202003')
  expect((await verify()).filter((one) => one.startsWith('altered posting'))).toHaveLength(2)
  expect(await rules()).toContain('closing')
  await guard.query(`update posting set amount = amount / 2 where created_at < '2020-04-01'`)
  expect(await verify()).toEqual([])
})

test('a closing that is altered, taken away or added is told', async () => {
  await seal()
  expect(await verify()).toEqual([])
  const {
    rows: [row],
  } = await guard.query<{ id: string }>(
    `update ledger_closing set balance = balance + 1 where month = '2020-05-01' and balance > 0 returning id`,
  )
  expect(await verify()).toEqual([
    `altered ledger_closing ${row?.id}`,
    expect.stringMatching(/^altered ledger_closing \d+ 2020-05$/),
  ])
  expect(await rules()).toEqual(['closing'])
  await guard.query(`update ledger_closing set balance = balance - 1 where id = $1`, [row?.id])
  expect(await rules()).toEqual([])
  await guard.query(`create table kept as select * from ledger_closing where month = '2020-06-01'`)
  await guard.query(`delete from ledger_closing where month = '2020-06-01'`)
  expect((await verify()).filter((one) => one.startsWith('missing ledger_closing -'))).toHaveLength(2)
  await guard.query(`insert into ledger_closing overriding system value select * from kept`)
  expect(await verify()).toEqual([])
  await guard.query(
    `insert into ledger_closing (account_id, month, balance) select account_id, '2020-04-01', 5 from kept limit 1`,
  )
  await seal()
  expect(await rules()).toEqual(['closing'])
})

test('what was booked before there were keys has them when its month is archived', async () => {
  const {
    rows: [row],
  } = await guard.query<{ id: string }>(
    `delete from txn_key where created_at = '2020-03-10T10:00:00Z' returning txn_id as id`,
  )
  await guard.query(`delete from ledger_closing where month = '2020-04-01'`)
  expect((await archivePostings(db, '2020-04-01', ['reader'])).map(({ kept }) => kept)).toEqual([null])
  const { rows } = await guard.query(`select txn_id as id, idem_key from txn_key where txn_id = $1`, [row?.id])
  expect(rows).toEqual([{ id: row?.id, idem_key: '2020-03-10T10:00:00Z' }])
  // Nor is a month restored without them.
  await guard.query(`alter table archive.txn_202003 rename to txn_taken`)
  await guard.query(`comment on table archive.txn_taken is null`)
  const restored = await restorePostings(db, 'posting_202003').catch((error: unknown) => pgError(error)?.constraint)
  expect(restored).toBe('month_archived')
})
