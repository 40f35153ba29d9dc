import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { freshApp } from '../../testing/inject.ts'
import { lead, readers } from '../../testing/readers.ts'
import { jobItem } from '../../workflow/schema.ts'
import { days } from '../settlements/index.ts'
import { addSettlement, waitingIn } from '../settlements/testing.ts'
import { memberStarts, moneyDays } from '../team/days.ts'
import { recountActive } from '../agent/index.ts'
import { figuresOfMonth } from './brought.ts'
import { dealOfMonth, revenueShare } from './revenue.ts'
import { keptFiguresOfMonth } from './running-figures.ts'
import { dayCounters, failing } from './testing.ts'

const { app, db, owner, clock } = await freshApp()
beforeAll(() => lead(owner))
const { settings } = app.services
const { countPlay, countMoney } = dayCounters(db, settings)
const endMonths = readers({ db, clock, settings }, { closings: [revenueShare] })
const operator = runner(db, 'mitu', clock)
beforeAll(() => operator('operators', 'add', { name: 'mitu', roles: ['manager'] }))
const setClock = (to: string) => clock.forward(Date.parse(to) - clock.now().getTime())

let people = 0
async function add(upline: string | null): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into member (account, asset, type, upline_id, reg_at) values (${`shared${++people}`}, 'BDT', ${upline ? 0 : 2},
      ${upline}, '2026-01-01') returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}

async function deal(fromMonth: string) {
  const agent = await add(null)
  await owner.execute(sql`
    insert into revenue_deal (agent_id, kind, from_month, tiers, set_by, set_at)
    values (${agent}, 'SPLIT', ${fromMonth}, '[{"minNet": 0, "minActive": 1, "rate": 270000}]', 'test', now())`)
  return { agent, player: await add(agent) }
}

const accountOf = async (id: string) =>
  (await db.execute<{ account: string }>(sql`select account from member where id = ${id}`)).rows[0]?.account ?? ''

const settle = (memberId: string, at: string, bet: number) =>
  addSettlement(owner, { memberId, roundId: ++people, at, bet })
const monthsOf = async (agent: string) =>
  (
    await db.execute<{ month: string; revenue: string; payments: string; paid: string }>(sql`
      select m.month::text, m.revenue::text, m.paid::text,
        (select coalesce(sum(payments), 0)::text from revenue_member r where r.agent_id = m.agent_id and r.month = m.month)
          as payments
      from revenue_month m where agent_id = ${agent} order by 1`)
  ).rows

test('a month is closed once everything that there is of it is counted, not by the clock', async () => {
  setClock('2026-02-10T12:00:00Z')
  const { agent, player } = await deal('2026-02-01')
  await settle(player, '2026-02-10T10:00:00Z', 1_000_00)
  await countPlay()
  await countMoney()
  // The end of the last day of February in Dhaka is 18:00.
  await settle(player, '2026-02-28T17:59:59Z', 9_000_00)
  setClock('2026-03-01T06:00:00Z')
  await endMonths()
  expect(await monthsOf(agent)).toEqual([])
  await countPlay()
  await endMonths()
  // 10,000.00 less 18 % are 8,200.00, of which 27 % are paid.
  expect(await monthsOf(agent)).toEqual([{ month: '2026-02-01', revenue: '1000000', payments: '0', paid: '221400' }])
})

test('what is counted after a month was closed is added to the next, once', async () => {
  setClock('2026-04-10T12:00:00Z')
  const { agent, player } = await deal('2026-04-01')
  const idle = await add(agent)
  await settle(player, '2026-04-10T10:00:00Z', 1_000_00)
  await countPlay()
  await countMoney()
  setClock('2026-05-01T06:00:00Z')
  await endMonths()
  const april = { month: '2026-04-01', revenue: '100000', payments: '0', paid: '22140' }
  expect(await monthsOf(agent)).toEqual([april])
  // Transactions that were open all the while are committed: of a player, and of somebody without any other play.
  await settle(player, '2026-04-30T17:59:00Z', 9_000_00)
  await settle(idle, '2026-04-30T17:58:00Z', 500_00)
  await owner.execute(sql`alter table txn alter column created_at set default '2026-04-30T17:57:00Z'`)
  await transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -100_00n },
        { member: player, kind: 'CASH', asset: 'BDT', amount: 100_00n },
      ],
    }),
  )
  await owner.execute(sql`alter table txn alter column created_at set default ledger_time()`)
  await settle(player, '2026-05-10T10:00:00Z', 200_00)
  await countPlay()
  await countMoney()
  // What is kept for a running month has the late rows too; `idle` is active by them alone.
  const running = { agentId: agent, asset: 'BDT', month: '2026-05-01' }
  await recountActive(db, 'REVENUE', 400_00, new AbortController().signal)
  const kept = await keptFiguresOfMonth(db, running, 400_00)
  expect(kept).toMatchObject({ revenue: 9_700_00n, payments: 100_00n, active: 2 })
  expect(await figuresOfMonth(db, running, { activeMinor: 400_00 })).toEqual(kept)
  setClock('2026-06-01T06:00:00Z')
  await Promise.all([endMonths(), endMonths()])
  const { paymentPercent } = settings().revenueShare
  const net = 9_700_00 * 0.82 - (100_00 * paymentPercent) / 100
  const may = { month: '2026-05-01', revenue: '970000', payments: '10000', paid: String(Math.floor(net * 0.27)) }
  expect(await monthsOf(agent)).toEqual([april, may])
  setClock('2026-07-01T06:00:00Z')
  await countPlay()
  await countMoney()
  await endMonths()
  expect((await monthsOf(agent)).at(-1)).toEqual({ month: '2026-06-01', revenue: '0', payments: '0', paid: '0' })
})

test('the zone of the house is changed in mid-month: every row is paid once, in the month of its day', async () => {
  const moved = settings()
  const inLisbon = { ...moved, site: { ...moved.site, timeZone: 'Europe/Lisbon' } }
  let current = moved
  const parts = { db, clock, settings: () => current }
  const turn = readers(parts, { consumers: [days, memberStarts, moneyDays], closings: [revenueShare] })
  const countAll = () => expect.poll(async () => (await turn(), waitingIn(db, days.name)), { timeout: 30_000 }).toBe(0)
  setClock('2026-08-20T12:00:00Z')
  const { agent, player } = await deal('2026-08-01')
  await countAll()
  // Before the change a day of Dhaka ends at 18:00, afterwards one of Lisbon at 23:00.
  await settle(player, '2026-07-31T17:59:00Z', 1_00)
  await settle(player, '2026-07-31T18:00:00Z', 10_00)
  await settle(player, '2026-08-20T11:00:00Z', 100_00)
  await countAll()
  current = inLisbon
  setClock('2026-08-20T12:10:00Z')
  await countAll()
  await settle(player, '2026-08-31T22:59:00Z', 1_000_00)
  await settle(player, '2026-08-31T23:00:00Z', 10_000_00)
  // Counted only now, though of a day before the change.
  await settle(player, '2026-08-10T18:30:00Z', 100_000_00)
  setClock('2026-09-05T12:00:00Z')
  await countAll()
  setClock('2026-10-05T12:00:00Z')
  await countAll()
  expect((await monthsOf(agent)).map(({ month, revenue }) => [month, revenue])).toEqual([
    ['2026-08-01', '10111000'],
    ['2026-09-01', '1000000'],
  ])
})

test('a deal that cannot be paid delays no other, and is paid when it can be', async () => {
  setClock('2026-11-10T12:00:00Z')
  const [bad, good] = [await deal('2026-11-01'), await deal('2026-11-01')]
  for (const { player } of [bad, good]) await settle(player, '2026-11-10T10:00:00Z', 1_000_00)
  await countPlay()
  await countMoney()
  const mend = await failing(owner, 'revenue_month', bad.agent)
  setClock('2026-12-05T06:00:00Z')
  await endMonths()
  expect(await monthsOf(bad.agent)).toEqual([])
  expect(await monthsOf(good.agent)).toMatchObject([{ month: '2026-11-01', paid: '22140' }])
  const aside = await db.select().from(jobItem)
  expect(aside).toMatchObject([{ job: 'revenue-share', item: `${bad.agent} BDT`, failures: 1 }])
  await mend()
  // What the other was paid is counted first.
  await countMoney()
  clock.forward(61_000)
  await endMonths()
  expect(await monthsOf(bad.agent)).toMatchObject([{ month: '2026-11-01', paid: '22140' }])
  expect(await db.select().from(jobItem)).toEqual([])
})

test('a deal keeps the terms a month is being ended by', async () => {
  setClock('2026-11-10T12:00:00Z')
  const { agent, player } = await deal('2026-11-01')
  const account = await accountOf(agent)
  await settle(player, '2026-11-10T10:00:00Z', 1_000_00)
  setClock('2026-12-02T12:00:00Z')
  await countPlay()
  await countMoney()
  const values = {
    account,
    kind: 'PROFIT',
    fromMonth: '2026-11-01',
    tiers: [{ minNet: '0', minActive: 0, rate: '30' }],
  }
  const waiting = async (query: string) =>
    (
      await db.execute(sql`
        select from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where not l.granted and a.datname = current_database() and a.query like ${query}`)
    ).rowCount
  let ended: Promise<void> | undefined
  let set: ReturnType<typeof operator> | undefined
  await transact(owner, async (tx) => {
    await tx.execute(sql`lock table revenue_member in exclusive mode`)
    ended = endMonths()
    await expect.poll(() => waiting('%revenue_deal%'), { timeout: 10_000 }).toBe(1)
    set = operator('deals', 'set', values)
    await Promise.race([set, expect.poll(() => waiting('%hashtextextended%'), { timeout: 10_000 }).toBe(1)])
  })
  await ended
  expect((await set)?.json).toMatchObject({ done: false, code: 'validation' })
  expect(await monthsOf(agent)).toMatchObject([{ month: '2026-11-01' }])
  expect((await dealOfMonth(db, { agentId: agent, month: '2026-11-01' }))?.kind).toBe('SPLIT')
})

test('a deal that is ended comes back with no later terms, and can be ended earlier', async () => {
  const { agent } = await deal('2026-10-01')
  const account = await accountOf(agent)
  const end = async (fromMonth: string) => (await operator('deals', 'end', { account, fromMonth })).json
  const kindIn = async (month: string) => (await dealOfMonth(db, { agentId: agent, month }))?.kind
  const tiers = [{ minNet: '0', minActive: 1, rate: '30' }]
  await operator('deals', 'set', { account, kind: 'PROFIT', fromMonth: '2027-03-01', tiers })
  expect(await kindIn('2027-03-01')).toBe('PROFIT')
  expect(await end('2027-02-01')).toMatchObject({ done: true })
  expect(await Promise.all(['2027-01-01', '2027-02-01', '2027-03-01'].map(kindIn))).toEqual([
    'SPLIT',
    undefined,
    undefined,
  ])
  expect(await end('2027-01-01')).toMatchObject({ done: true })
  expect(await Promise.all(['2026-12-01', '2027-01-01'].map(kindIn))).toEqual(['SPLIT', undefined])
  expect(await end('2027-01-01')).toMatchObject({ done: false, code: 'not_found' })
  expect(await end('2027-05-01')).toMatchObject({ done: false, code: 'not_found' })
  expect(await end('2026-09-01')).toMatchObject({ done: true })
  expect(await kindIn('2026-10-01')).toBeUndefined()
})
