import { contract, type Endpoint } from '@brand/sdk/contract'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { allModules } from '../app/modules.ts'
import { quickPasswords } from '../auth/passwords/passwords.ts'
import type { Clock } from '../lib/time/clock.ts'
import { openDb } from '../db/client.ts'
import { withConnection } from '../db/connection.ts'
import { createConsumer } from '../workflow/consumers.ts'
import { cloneDb } from './database.ts'
import { call, registered } from './inject.ts'
import { patientLimits, unhurried } from './patient-limits.ts'
import { buffersReadBy } from './rows.ts'

/**
 * Postings in the ledger at first and in the end, and members. `POSTINGS=10000000 MEMBERS=1000000` measures a house
 * after years; each posting has half a round and half a settlement beside it.
 */
const [few, many] = [100_000, Number(process.env['POSTINGS'] ?? 400_000)]
const members = Number(process.env['MEMBERS'] ?? 10_000)

const { where, admin, drop } = await cloneDb(inject('postgres'))
// A count takes all connections, which jobs of a busy machine give back late.
const db = openDb(where, unhurried)
let ahead = 0
const clock: Clock = { now: () => new Date(Date.now() + ahead) }
const app = await createApp({ db, clock, loopDelay: () => 0, passwordCost: quickPasswords, logLevel: 'silent' })
const { services } = app
await services.settingsStore.write('challenge', { maxNumber: 200 })
await services.settingsStore.write('limits', patientLimits)
await services.settingsStore.write('session', { idleMinutes: 600 })
afterAll(async () => {
  await app.close()
  await db.$client.end()
  await drop()
}, 600_000)
const asSuperuser = (work: (client: pg.Client) => Promise<unknown>) => withConnection(admin, 'tests', work)

const consumers = allModules.flatMap((module) => module.consumers ?? [])

let token = ''
let agentToken = ''

/** Bets `from` to `to` of members in turn, each lost: round, transaction, two postings, settlement; no trigger runs. */
async function fill(client: pg.Client, from: number, to: number, member: string): Promise<void> {
  await client.query(`set session_replication_role = replica; set work_mem = '256MB'`)
  // Numbers of rows that were there before are smaller.
  for (let first = from; first <= to; first += 500_000) {
    await client.query(`
      create temporary table bet as
      select g.n + 1000000000::bigint as n, b.id as member_id, a.id as account_id, now() - (g.n % 2000) * interval '1 hour' - interval '1 minute' as at
      from generate_series(${first}, ${Math.min(to, first + 499_999)}) g (n)
        join bettor b on b.n = ${member} join account a on a.owner = b.id and a.kind = 'CASH' and a.asset = 'BDT'`)
    await client.query(`
      insert into round_key (round_id, opened_at, vendor, vendor_round, member_id) select n, at, 'FC', 'b' || n, member_id from bet;
      insert into txn_key (txn_id, kind, created_at, vendor, vendor_tx) select n, 'bet', at, 'FC', 'b' || n from bet;
      insert into round (id, vendor, vendor_round, member_id, node_id, asset, state, bets, stake, valid_bet, opened_at, closed_at, changed_at, first_settled_at)
        overriding system value select n, 'FC', 'b' || n, member_id, 10001, 'BDT', 'CLOSED', 1, 100, 100, at, at, at, at from bet;
      insert into txn (id, kind, vendor, vendor_tx, round_id, created_at) overriding system value select n, 'bet', 'FC', 'b' || n, n, at from bet;
      insert into posting (id, txn_id, account_id, asset, amount, balance_after, created_at) overriding system value
        select 2 * n - 1, n, account_id, 'BDT', -100, 0, at from bet
        union all select 2 * n, n, (select id from account where owner is null and kind = 'HOUSE' and asset = 'BDT'), 'BDT', 100, null, at from bet;
      insert into settlement (id, source, round_id, member_id, asset, trial, vendor, game_type, node_id, rounds, stake, valid_bet, settled_at)
        overriding system value select n, 'ROUND', n, member_id, 'BDT', false, 'FC', 'RNG', 10001, 1, 100, 100, at from bet`)
    await client.query('drop table bet')
  }
  await client.query(`set session_replication_role = origin`)
}

/** Every reader of a journal has read what was written so far. */
const passAll = (client: pg.Client) =>
  client.query(
    `insert into journal_cursor (consumer, written_by, id)
     select c, pg_snapshot_xmin(pg_current_snapshot())::text::xid8, 0 from unnest($1::text[]) c
     on conflict (consumer) do update set written_by = excluded.written_by, id = excluded.id`,
    [consumers.map(({ name }) => name)],
  )

const memberCalls: Record<string, Endpoint> = {
  balance: contract.wallet.balance,
  funds: contract.member.funds,
  bets: contract.records.bets,
  ledger: contract.records.ledger,
  deposits: contract.records.deposits,
  withdrawals: contract.records.withdrawals,
  profit: contract.records.profit,
  transfers: contract.records.transfers,
  points: contract.points.balance,
  'point orders': contract.points.orders,
}
const agentCalls: Record<string, Endpoint> = {
  overview: contract.team.overview,
  today: contract.team.today,
  trend: contract.team.trend,
  top: contract.team.top,
  changes: contract.team.changes,
  'bets of the team': contract.team.bets,
  'profit of the team': contract.team.pnl,
  'ledger of the team': contract.team.transactions,
  downlines: contract.downline.list,
  'running income': contract.income.running,
}
const { signal } = new AbortController()
let next = 1_000_000_000

/** The next rows of every journal: a hundred bets of another member, on the same days each time. */
async function addNext(): Promise<void> {
  await asSuperuser(async (client) => {
    await passAll(client)
    await fill(client, next, next + 99, '1')
  })
  next += 2000
}
async function countNext(): Promise<void> {
  for (const consumer of consumers) while (await createConsumer(services, consumer)(signal, 1));
}

/** What a call reads, in pages of tables and indexes, and how long it takes. */
interface Cost {
  pages: number
  ms: number
}

/** The least of several runs: other work is counted too. */
async function leastOf(work: () => Promise<unknown>, before?: () => Promise<unknown>): Promise<Cost> {
  const least: Cost = { pages: Infinity, ms: Infinity }
  for (let tries = 0; tries < 4; tries++) {
    await before?.()
    const read = await buffersReadBy(db, async () => {
      const start = performance.now()
      await work()
      least.ms = Math.min(least.ms, performance.now() - start)
    })
    least.pages = Math.min(
      least.pages,
      Object.values(read).reduce((sum, pages) => sum + pages, 0),
    )
  }
  return least
}

async function readAll(): Promise<Map<string, Cost>> {
  const found = new Map<string, Cost>()
  for (const [calls, by] of [
    [memberCalls, () => token],
    [agentCalls, () => agentToken],
  ] as const)
    for (const [name, endpoint] of Object.entries(calls)) {
      const work = async () => {
        // No answer comes from a cache.
        ahead += 31_000
        expect((await call(app, endpoint, {}, { token: by() })).status, name).toBe(200)
      }
      await work()
      found.set(name, await leastOf(work))
    }
  found.set('readers of journals', await leastOf(countNext, addNext))
  return found
}

beforeAll(async () => {
  token = await registered(app, 'buffers1')
  agentToken = await registered(app, 'buffersagent')
  await asSuperuser(async (client) => {
    await client.query(`update job_leader set gateway_id = gen_random_uuid(), term = 1, ends_at = 'infinity'`)
    await client.query(`insert into account (kind, asset) values ('HOUSE', 'BDT') on conflict do nothing`)
    await client.query(`insert into business_calendar values (to_timestamp(0), 'Asia/Dhaka') on conflict do nothing`)
    await client.query(`update member set type = 1 where account = 'buffersagent'`)
    await client.query(
      `update member set upline_id = (select id from member where account = 'buffersagent') where account = 'buffers1'`,
    )
    await client.query(`select open_settlement_month(now() - make_interval(months => n)) from generate_series(0, 4) n`)
    await client.query(`set session_replication_role = replica`)
    // As if the ledger had its months for years.
    for (const table of ['round', 'txn', 'posting'])
      await client.query(`
        alter table ${table} detach partition ${table}_before;
        select open_month('${table}', now() - make_interval(months => n)) from generate_series(0, 4) n;
        insert into ${table} overriding system value select * from ${table}_before;
        truncate ${table}_before`)
    await client.query(
      `insert into ledger_closing (account_id, month, balance)
         select min(id), date_trunc('month', now() at time zone 'UTC') - interval '2 months', 0 from account`,
    )
    await client.query(`create table bettor (n int primary key, id uuid not null)`)
    await client.query(`insert into bettor select 0, id from member where account = 'buffers1'`)
    await client.query(`insert into bettor select n, gen_random_uuid() from generate_series(1, ${members}) n`)
    await client.query(
      `insert into member (id, account, asset) select id, 'bettor' || n, 'BDT' from bettor where n > 0`,
    )
    await client.query(
      `insert into account (owner, kind, asset, balance) select id, 'CASH', 'BDT', 0 from bettor where n > 0`,
    )
    await client.query(
      `insert into member_line (ancestor_id, descendant_id, depth) select id, id, 0 from bettor where n > 0`,
    )
    // Of the measured member each thousandth bet, between those of others.
    await fill(client, 1, few / 2, `case when g.n % 1000 = 0 then 0 else 1 + g.n % ${members} end`)
    await client.query('vacuum analyze')
  })
}, 600_000)

test(
  'the ledger of years makes no read longer, in pages of tables and indexes',
  { timeout: 5 * 3_600_000 },
  async () => {
    const before = await readAll()
    await asSuperuser(async (client) => {
      await fill(client, few / 2 + 1, many / 2, `1 + g.n % ${members}`)
      await client.query('vacuum analyze')
    })
    const after = await readAll()
    const table = [...before].flatMap(([name, one]) => {
      const other = after.get(name)
      return other ? [{ name, before: one, after: other }] : []
    })
    console.log(
      `pages and milliseconds at ${few.toLocaleString('en')} and ${many.toLocaleString('en')} postings, ${members.toLocaleString('en')} members`,
    )
    for (const { name, before: one, after: other } of table)
      console.log(`| ${[name, one.pages, other.pages, one.ms.toFixed(1), other.ms.toFixed(1)].join(' | ')} |`)
    // Deeper indexes: one page more for each time that one is descended.
    expect(table.filter(({ before: one, after: other }) => other.pages > one.pages * 1.34 + 20)).toEqual([])
  },
)
