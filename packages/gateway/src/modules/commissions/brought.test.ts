import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { lead, readers } from '../../testing/readers.ts'
import { formatMoney } from '../../ledger/money.ts'
import { formatRate, recountActive } from '../agent/index.ts'
import { figuresOfMonth, keepMonth, lineOf } from './brought.ts'
import { type Month, nextTier, type Tier } from './deals.ts'
import { endMonths, revenueShare } from './revenue.ts'
import { keptFiguresOfMonth } from './running-figures.ts'
import type { SettlingTurn } from '../../workflow/closings.ts'
import { slicesOf } from '../../workflow/slices.ts'
import { dayCounters } from './testing.ts'

const { app, db, owner, clock } = await freshApp()
beforeAll(() => lead(owner))
const { settings } = app.services
const { countPlay, countMoney } = dayCounters(db, settings)
const month = '2027-02-01'
const activeMinor = 100_00
const { signal } = new AbortController()
const setClock = (to: string) => clock.forward(Date.parse(to) - clock.now().getTime())

/** Ends months with so many members in a statement. */
const endingBy = (size: number) => ({
  closings: [{ ...revenueShare, settle: (turn: SettlingTurn) => endMonths({ ...turn, atMost: () => size }) }],
})

let people = 0
async function add(upline: string | null, type = 1): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into member (account, asset, type, upline_id, reg_at) values (${`slice${++people}`}, 'BDT', ${type}, ${upline},
      '2026-01-01') returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}
const tiers: Tier[] = [
  { minNet: 0, minActive: 1, rate: 270_000 },
  { minNet: 500_00, minActive: 2, rate: 400_000 },
]
const agree = (agentId: string, ended = false, from = '2027-01-01') =>
  owner.execute(sql`
    insert into revenue_deal (agent_id, kind, from_month, tiers, ended, set_by, set_at)
    values (${agentId}, 'RED_FIGURE', ${from}, ${JSON.stringify(tiers)}::jsonb, ${ended}, 'test', now())`)

interface Day {
  who: number
  day: number
  bet: number
  win: number
  kind: string
  amount: number
}
const played = async (memberId: string, day: string, { bet, win, kind, amount }: Omit<Day, 'who' | 'day'>) => {
  await owner.execute(sql`
    insert into settlement_day (member_id, asset, day, game_type, rounds, stake, valid_bet, win)
    values (${memberId}, 'BDT', ${day}, 'RNG', 1, ${bet}, ${bet}, ${win}) on conflict do nothing`)
  await owner.execute(sql`
    insert into money_day (member_id, asset, day, kind, amount) values (${memberId}, 'BDT', ${day}, ${kind}, ${amount})
    on conflict do nothing`)
}

/** The same of everybody in one statement, as a model: without slices, and written differently. */
async function atOnce({ agentId, asset }: Month) {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select d.member_id, coalesce((select sum(valid_bet) from settlement_day s where s.member_id = d.member_id and s.asset = ${asset}
        and s.day between ${month} and '2027-02-28'), 0)::text as valid_bet,
      coalesce((select sum(stake) from settlement_day s where s.member_id = d.member_id and s.asset = ${asset}
        and s.day between ${month} and '2027-02-28'), 0)::text as stake,
      coalesce((select sum(win) from settlement_day s where s.member_id = d.member_id and s.asset = ${asset}
        and s.day between ${month} and '2027-02-28'), 0)::text as win, m.bonus::text, m.rebate::text, m.payments::text
    from (select descendant_id as member_id, depth from member_line where ancestor_id = ${agentId}) d
    cross join lateral (
      select coalesce(sum(amount) filter (where kind in ('bonus_grant', 'bonus_cash')), 0) as bonus,
        coalesce(sum(amount) filter (where kind = 'rebate'), 0) as rebate,
        coalesce(sum(amount) filter (where kind in ('deposit', 'deposit_charge_back', 'deposit_debt')), 0)
          - coalesce(sum(amount) filter (where kind in ('withdraw_paid', 'withdraw_refund', 'withdraw_c2c')), 0) as payments, count(*) as rows
      from money_day y where y.member_id = d.member_id and y.asset = ${asset} and y.day between ${month} and '2027-02-28') m
    where not exists (select from member_line n where n.descendant_id = d.member_id and n.depth < d.depth
        and (select not r.ended from revenue_deal r where r.agent_id = n.ancestor_id and r.from_month <= ${month}
          order by r.from_month desc limit 1))
      and not exists (select from revenue_member r where r.member_id = d.member_id and r.month = ${month})
      and (m.rows > 0 or exists (select from settlement_day s where s.member_id = d.member_id and s.day between ${month} and '2027-02-28'))
    order by 1`)
  return rows
}

test('a line that is added up in slices brings the same, to the cent, as everybody at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ below: fc.nat(30), deal: fc.constantFrom('none', 'none', 'none', 'now', 'ended', 'later') }),
        {
          minLength: 8,
          maxLength: 16,
        },
      ),
      fc.array(
        fc.record({
          who: fc.nat(30),
          day: fc.integer({ min: -2, max: 30 }),
          bet: fc.nat(200_00),
          win: fc.nat(180_00),
          kind: fc.constantFrom(
            'bonus_grant',
            'bonus_cash',
            'rebate',
            'deposit',
            'withdraw_paid',
            'withdraw_refund',
            'deposit_charge_back',
            'deposit_debt',
            'withdraw_c2c',
            'withdraw_fee',
            'sandbox_grant',
            'bet',
          ),
          amount: fc.integer({ min: -90_00, max: 90_00 }),
        }),
        { minLength: 10, maxLength: 50 },
      ),
      fc.nat(30),
      async (line, days, moved) => {
        const agentId = await add(null, 2)
        await agree(agentId)
        const ids = [agentId]
        for (const { below, deal } of line) {
          const id = await add(ids[below % ids.length] ?? null)
          ids.push(id)
          if (deal !== 'none') await agree(id, deal === 'ended', deal === 'later' ? '2027-03-01' : '2027-01-01')
        }
        for (const { who, day, ...of } of days) {
          const at = new Date(Date.UTC(2027, 1, 1 + day)).toISOString().slice(0, 10)
          await played(ids[who % ids.length] ?? '', at, of)
        }
        const due = { agentId, asset: 'BDT', month }
        const another = activeMinor + (days.length % 3) * 10_00
        await recountActive(db, 'REVENUE', another, signal)
        const byBet = await figuresOfMonth(db, due, { activeMinor: another })
        expect(await keptFiguresOfMonth(db, due, another)).toEqual(byBet)
        expect(await keptFiguresOfMonth(db, due, another + 1)).toBeUndefined()
        // Whoever came from another line is in its month already.
        const one = ids[moved % ids.length]
        await owner.execute(sql`
          insert into revenue_member (agent_id, month, asset, member_id, valid_bet, stake, win, bonus, rebate, payments)
          values (${await add(null, 2)}, ${month}, 'BDT', ${one}, 0, 0, 0, 0, 0, 0)`)
        const expected = await atOnce(due)
        const sum = (name: string) => expected.reduce((all, row) => all + BigInt(row[name] ?? 0), 0n)
        const figures = {
          revenue: sum('stake') - sum('win'),
          bonus: sum('bonus'),
          rebate: sum('rebate'),
          payments: sum('payments'),
          active: expected.filter((row) => Number(row['valid_bet']) >= activeMinor).length,
        }
        for (const size of [1, 3, 500]) {
          expect(await figuresOfMonth(db, due, { activeMinor, size })).toEqual(figures)
          const kept = transact(db, async (tx) => {
            expect(await keepMonth(tx, due, { activeMinor, size })).toEqual(figures)
            const { rows } = await tx.execute(sql`
              select member_id, valid_bet::text, stake::text, win::text, bonus::text, rebate::text, payments::text
              from revenue_member where agent_id = ${agentId} and month = ${month} order by 1`)
            expect(rows).toEqual(expected)
            throw new Error('given up')
          })
          await expect(kept).rejects.toThrow('given up')
        }
        const slices = []
        for await (const slice of slicesOf(db, lineOf(agentId), 3)) slices.push(slice)
        expect(slices).toHaveLength(Math.ceil(ids.length / 3))
        // Other tests end months: not those of this line.
        await owner.transaction(async (tx) => {
          await tx.execute(sql`alter table revenue_deal disable trigger user`)
          await tx.execute(sql`delete from revenue_deal where agent_id = any (${sql.param(ids)}::uuid[])`)
          await tx.execute(sql`alter table revenue_deal enable trigger user`)
        })
      },
    ),
    { numRuns: 8 },
  )
})

test('the next tier is the one with the lowest rate above what a month pays now, with what it lacks', () => {
  expect(nextTier(tiers, 100_00n, 1)).toEqual({ rate: 400_000, missingNet: 400_00n, missingActive: 1 })
  expect(nextTier(tiers, 900_00n, 1)).toEqual({ rate: 400_000, missingNet: 0n, missingActive: 1 })
  expect(nextTier(tiers, 900_00n, 0)).toEqual({ rate: 270_000, missingNet: 0n, missingActive: 1 })
  expect(nextTier(tiers, -50_00n, 3)).toEqual({ rate: 270_000, missingNet: 50_00n, missingActive: 0 })
  expect(nextTier(tiers, 900_00n, 2)).toBeUndefined()
})

test('the running month is shown as it would end, and ends so: once, whoever runs, in whatever slices', async () => {
  setClock('2027-05-20T06:00:00Z')
  const token = await registered(app, 'runningmonth')
  const {
    rows: [me],
  } = await owner.execute<{ id: string }>(sql`update member set type = 1 where account = 'runningmonth' returning id`)
  const id = me?.id ?? ''
  const running = async () => valueOf(await call(app, contract.income.running, {}, { token }))
  expect(await running()).toMatchObject({ currency: 'BDT', share: null, contracts: [] })
  await agree(id, false, '2027-05-01')
  const players = [await add(id, 0), await add(await add(id), 0), await add(id, 0)]
  const money = { kind: 'deposit', amount: 100_00 }
  await played(players[0] ?? '', '2027-05-03', { bet: 900_00, win: 300_00, ...money })
  const first = await running()
  expect(contract.income.running.output.parse(first)).toEqual(first)
  // 600.00, less 18 % and 2 % of 100.00.
  expect(first).toMatchObject({
    share: {
      month: '2027-05-01',
      revenue: '600.00',
      platformFee: '108.00',
      paymentFee: '2.00',
      net: '490.00',
      active: 1,
      rate: '27',
      amount: '132.30',
      next: { rate: '40', missingNet: '10.00', missingActive: 1 },
    },
  })
  await played(players[1] ?? '', '2027-05-19', { bet: 150_00, win: 20_00, ...money })
  await played(players[2] ?? '', '2027-05-20', { bet: 50_00, win: 0, ...money })
  expect(await running()).toEqual(first)
  clock.forward(30_001)
  const last = (await running()) as { share: Record<string, string> }
  expect(last).toMatchObject({ share: { active: 2, rate: '40', next: null } })
  await countPlay()
  await countMoney()
  setClock('2027-06-01T06:00:00Z')
  const end = (size: number) => readers({ db, clock, settings }, endingBy(size))()
  await Promise.all([end(1), end(2), end(500)])
  const { revenue, platformFee, paymentFee, net, active, rate, amount } = last.share
  const paid = await db.execute<Record<string, string>>(sql`
    select revenue::text, platform_fee::text as "platformFee", payment_fee::text as "paymentFee", net::text, active,
      rate, paid::text as amount from revenue_month where agent_id = ${id}`)
  const shown = ({ rate: ppm, active: members, ...of }: Record<string, string>) => ({
    ...Object.fromEntries(Object.entries(of).map(([name, minor]) => [name, formatMoney(minor)])),
    rate: formatRate(Number(ppm)),
    active: members,
  })
  expect(paid.rows.map(shown)).toEqual([{ revenue, platformFee, paymentFee, net, active, rate, amount }])
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from txn t join posting p on p.txn_id = t.id join account a on a.id = p.account_id
    where a.owner = ${id} and t.kind = 'commission_share'`)
  expect(rows[0]?.n).toBe(1)
})

test('a month that is given up half added up leaves nothing, and is paid in the next turn', async () => {
  const agentId = await add(null, 2)
  await agree(agentId, false, '2027-07-01')
  for (const bet of [300_00, 400_00])
    await played(await add(agentId, 0), '2027-07-04', { bet, win: 0, kind: 'bet', amount: 1 })
  await countPlay()
  await countMoney()
  setClock('2027-08-01T06:00:00Z')
  const stopping = new AbortController()
  const run = readers({ db, clock, settings }, endingBy(1))
  const kept = async () => (await db.execute(sql`select from revenue_member where agent_id = ${agentId}`)).rows.length
  setTimeout(() => stopping.abort(), 5)
  await run(1, stopping.signal)
  const half = await kept()
  expect([0, 2]).toContain(half)
  await run()
  expect(await kept()).toBe(2)
})
