import { setTimeout as delay } from 'node:timers/promises'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { call, freshApp, registered, valueOf } from './inject.ts'
import { fakeVendors } from '../modules/transfers/testing.ts'
import { freshenAll } from '../modules/games/queries/leaderboards.ts'
import { grow } from './growth.ts'
import { growingReads } from './reads.ts'
import { rowsReadBy, type RowsRead } from './rows.ts'

/** Every reading call, measured with few rows in the tables that play and money fill, and with ten times as many. */
const { app, db, owner, clock } = await freshApp({
  vendorWallets: fakeVendors(),
  vendorSecrets: { key: 'the key of the gateway' },
  vendorOrigin: 'http://vendor.test',
})
// One member among many: for a member with a large part of a table, the planner would not use the index.
const mine = 40
const theirs = 1000
const patience = { timeout: 300_000 }
let token = ''
/** Of an agent with that member alone below. */
let agentToken = ''

const readers: [string, Endpoint][] = Object.entries(contract)
  .flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, one]): [string, Endpoint] => [
      `${area}.${name}`,
      one,
    ]),
  )
  .filter(([, { method }]) => method === 'GET')

const own = async (query: string) => (await owner.$client.query<{ it: string }>(query)).rows[0]?.it
const growth = await growingReads()

async function read([name, endpoint]: [string, Endpoint]): Promise<RowsRead> {
  // No response comes from a cache.
  clock.forward(2100)
  const { input, missing = false } = growth[name] ?? {}
  const given = await input?.({ own })
  return rowsReadBy(db, async () => {
    const answer = await call(
      app,
      endpoint,
      { ...given },
      {
        token: endpoint.principals.includes('member') ? token : endpoint.principals.includes('agent') ? agentToken : '',
      },
    )
    expect
      .soft([name, answer.status, answer.body.success ? '' : answer.body.code])
      .toEqual(missing ? [name, 404, 'not_found'] : [name, 200, ''])
  })
}

/** `slack`: number of rows that a different plan may read. */
const grown = (before: RowsRead, after: RowsRead, slack: number) =>
  Object.entries(after)
    .filter(([table, rows]) => rows > (before[table] ?? 0) * 1.5 + slack)
    .map(([table, rows]) => `${table} ${before[table] ?? 0} → ${rows}`)
const least = (a: RowsRead, b: RowsRead): RowsRead =>
  Object.fromEntries(Object.entries(a).map(([table, rows]) => [table, Math.min(rows, b[table] ?? 0)]))

/** Runs what the minutely job updates, and the statistics of the database. */
async function freshen(): Promise<void> {
  await freshenAll(db, clock.now())
  await owner.$client.query('vacuum analyze')
}

async function readEach(which: typeof readers): Promise<Map<string, RowsRead>> {
  const all = new Map<string, RowsRead>()
  for (const one of which) all.set(one[0], await read(one))
  return all
}

async function readAll(): Promise<Map<string, RowsRead>> {
  await freshen()
  return readEach(readers)
}

/** Calls that read more rows than before, with their tables. */
async function growing(before: Map<string, RowsRead>, slack: number): Promise<Record<string, string>> {
  const after = await readAll()
  const more = (name: string) => grown(before.get(name) ?? {}, after.get(name) ?? {}, slack)
  const found = () => readers.filter(([name]) => more(name).length > 0)
  // Other work is counted too, and reported up to ten seconds late: only rows that are read every time belong to a
  // call.
  for (let tries = 0; tries < 8 && found().length > 0; tries++) {
    await delay(300 * tries)
    for (const [name, rows] of await readEach(found())) after.set(name, least(after.get(name) ?? {}, rows))
  }
  return Object.fromEntries(found().map(([name]) => [name, more(name).join(', ')]))
}

beforeAll(async () => {
  await app.services.settingsStore.write('session', { idleMinutes: 600 })
  await app.services.settingsStore.write('wallet', { isSingle: false })
  await app.services.settingsStore.write('modules', { CBS3: true })
  token = await registered(app, 'growing1')
  valueOf(await call(app, contract.limits.list, {}, { token }))
  agentToken = await registered(app, 'growingagent')
  await owner.$client.query("update member set type = 1 where account = 'growingagent'")
  await owner.$client.query(
    "update member set upline_id = (select id from member where account = 'growingagent') where account = 'growing1'",
  )
  await owner.$client.query(
    "insert into affiliate (code, agent_id) select 'GROWING1', id from member where account = 'growingagent'",
  )
  // A reward whose cost is asked for.
  await owner.$client.query(`
    insert into reward (member_id, asset, source, ref, form, amount, terms, offered_at, by)
    select id, 'BDT', 'MANUAL', 'gift', 'BONUS', 10000, '{"base": "10000", "multiple": 2, "days": null, "maxBet": null,
      "maxRelease": null, "weights": null}', '2026-01-01', 'test' from member where account = 'growing1'`)
  // A slot of a contract that is settled, before anything that is played here.
  await owner.$client.query(`
    with made as (insert into contract (kind, period, asset, downline_id, tiers, state, created_at, start_at)
      select 'REAL_TIME', '5MIN', 'BDT', id, '[]', 'active', '2026-01-01', '2026-01-05' from member
      where account = 'growingagent' returning id, downline_id),
    result as (insert into contract_result (contract_id, kind, payee_id, asset, from_at, to_at, part, valid_bet, pnl, active,
        rate, salaries, debt_before, debt_after, earned, carried_in, rest, amount, at)
      select id, 'REAL_TIME', downline_id, 'BDT', '2026-01-05T00:00Z', '2026-01-05T00:05Z', 1000000, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, '2026-01-05T00:06Z' from made returning id)
    insert into contract_payment (result_id, state, paid_at) select id, 'PAID', '2026-01-05T00:06Z' from result`)
  await grow(owner, clock.now(), 'others', 1, theirs)
  await grow(owner, clock.now(), 'own', 1, mine)
}, 300_000)

test('what others play, pay and write makes no read of a call longer', patience, async () => {
  const before = await readAll()
  await grow(owner, clock.now(), 'others', theirs + 1, 10 * theirs)
  // The person continues to play, so that not all of their rows are old.
  await grow(owner, clock.now(), 'own', mine + 1, mine + 2)
  expect(await growing(before, theirs / 5)).toEqual({})
})

test(
  'what a person has played, paid and written makes no read longer, but for the sums of a range of their own',
  patience,
  async () => {
    const before = await readAll()
    await grow(owner, clock.now(), 'own', mine + 3, 10 * mine)
    const found = await growing(before, mine * 2)
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => !growth[name]?.grows))).toEqual({})
    expect(
      Object.keys(growth).filter((name) => growth[name]?.grows && !found[name]),
      'no longer grow',
    ).toEqual([])
  },
)
