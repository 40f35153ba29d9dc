import { type SQL, sql } from 'drizzle-orm'
import { type Db, type Reader, type Tx, transact } from '../../db/client.ts'
import { revenueMonth } from '../../db/schema.ts'
import { post } from '../../ledger/post.ts'
import { dayOf, startOf } from '../../lib/time/calendar.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Settings } from '../../settings/settings.ts'
import { assertLeads, lockCursor } from '../../workflow/journal.ts'
import { consumer } from './accrual.ts'
import { type Carry, type DealKind, type Tier, endMonth, netOf, rateOf } from './deals.ts'

export interface RevenueJob {
  db: Db
  clock: Clock
  settings: () => Settings
}

/** A deal, and the next month of it that is not paid. */
interface Due extends Record<string, unknown> {
  agentId: string
  asset: string
  month: string
}

/** Ends each month of each deal once, on the payday of the next month: figures of every member, share, payment. */
export function createRevenueJob({ db, clock, settings }: RevenueJob) {
  return async (stopping: AbortSignal, term: number): Promise<void> => {
    for (let more = true; more && !stopping.aborted;)
      more = await transact(db, async (tx) => {
        await assertLeads(tx, await lockCursor(tx, consumer), { name: consumer, term })
        const due = await nextDue(tx, clock.now(), settings())
        if (due) await endMonthOf(tx, due, settings(), clock.now())
        return due !== undefined
      })
  }
}

/** The deal of an agent in a month; null where there is none. */
const dealIn = (agent: SQL, month: SQL) => sql`
  select d.id, d.kind, d.tiers, d.from_month from revenue_deal d
  where d.agent_id = ${agent} and d.from_month <= ${month} order by d.from_month desc limit 1`

async function nextDue(db: Reader, now: Date, { site, commission, revenueShare }: Settings): Promise<Due | undefined> {
  const graceMs = commission.graceMinutes * 60_000
  const today = dayOf(now, site.timeZone)
  const payday = startOf(`${today.slice(0, 8)}${String(revenueShare.payday).padStart(2, '0')}`, site.timeZone)
  const thisMonth = `${today.slice(0, 8)}01`
  // Months that begin before this one have ended; on the payday their figures are complete.
  const upTo =
    now.getTime() >= payday.getTime() + graceMs ? sql`${thisMonth}::date` : sql`${thisMonth}::date - interval '1 month'`
  const { rows } = await db.execute<Due>(sql`
    with next as (
      select d.agent_id, m.asset, greatest(min(d.from_month), (select (max(month) + interval '1 month')::date from revenue_month r
          where r.agent_id = d.agent_id and r.asset = m.asset)) as month
      from revenue_deal d join member m on m.id = d.agent_id group by 1, 2)
    select n.agent_id as "agentId", n.asset, due.month::text as month from next n
      cross join lateral (select g::date as month from generate_series(n.month::timestamp, (${upTo})::timestamp, interval '1 month') g
        where g < ${upTo} and exists (select from revenue_deal d where d.agent_id = n.agent_id and d.from_month <= g
          and not d.ended and d.from_month = (select max(from_month) from revenue_deal l where l.agent_id = d.agent_id
            and l.from_month <= g))
        order by g limit 1) due
    order by due.month, n.agent_id limit 1`)
  return rows[0]
}

/** Keeps what each member brought in the month whom no deal further down counts. */
const keepMembers = (tx: Tx, { agentId, asset, month }: Due) =>
  tx.execute(sql`
  with deal as (
    select distinct on (agent_id) agent_id, ended from revenue_deal where from_month <= ${month}
    order by agent_id, from_month desc),
  counted as (
    select l.descendant_id as member_id from member_line l where l.ancestor_id = ${agentId}
      and not exists (select from member_line n join deal d on d.agent_id = n.ancestor_id and not d.ended
        where n.descendant_id = l.descendant_id and n.depth < l.depth)
      -- Who was moved meanwhile is in the other agent's month already.
      and not exists (select from revenue_member r
        where r.member_id = l.descendant_id and r.month = ${month} and r.asset = ${asset})),
  play as (
    select member_id, sum(valid_bet) as valid_bet, sum(stake) as stake, sum(win) as win from settlement_day
    where member_id in (select member_id from counted) and asset = ${asset} and day >= ${month}::date
      and day < ${month}::date + interval '1 month'
    group by 1),
  money as (
    select member_id, sum(amount) filter (where starts_with(kind, 'bonus')) as bonus, sum(amount) filter (where kind = 'rebate') as rebate,
      sum(abs(amount)) filter (where kind in ('deposit', 'withdraw_paid', 'c2c_payout', 'withdraw_c2c')) as paid,
        sum(amount) filter (where kind = 'withdraw_refund') as returned
    from money_day where member_id in (select member_id from counted) and asset = ${asset}
      and day >= ${month}::date and day < ${month}::date + interval '1 month' group by 1)
  insert into revenue_member (agent_id, month, asset, member_id, valid_bet, stake, win, bonus, rebate, payments)
  select ${agentId}, ${month}, ${asset}, member_id, coalesce(valid_bet, 0), coalesce(stake, 0), coalesce(win, 0), coalesce(bonus, 0),
    coalesce(rebate, 0), coalesce(paid, 0) - coalesce(returned, 0)
  from play full join money using (member_id)`)

/** What the months that were ended leave to the next one. */
export async function carryOf(db: Reader, { agentId, asset }: Pick<Due, 'agentId' | 'asset'>): Promise<Carry> {
  const {
    rows: [last],
  } = await db.execute<{ debt: string; rest: string }>(sql`
    select debt::text, rest::text from revenue_month where agent_id = ${agentId} and asset = ${asset} order by month desc limit 1`)
  return { debt: BigInt(last?.debt ?? 0), rest: BigInt(last?.rest ?? 0) }
}

async function endMonthOf(tx: Tx, due: Due, { revenueShare }: Settings, now: Date): Promise<void> {
  const { agentId, asset, month } = due
  await keepMembers(tx, due)
  const {
    rows: [deal],
  } = await tx.execute<{ id: number; kind: DealKind; tiers: Tier[] }>(dealIn(sql`${agentId}`, sql`${month}`))
  const {
    rows: [sums],
  } = await tx.execute<Record<'revenue' | 'bonus' | 'rebate' | 'payments', string> & { active: number }>(sql`
    select coalesce(sum(stake - win), 0)::text as revenue, coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(rebate), 0)::text as rebate,
      coalesce(sum(payments), 0)::text as payments, (count(*) filter (where valid_bet >= ${revenueShare.activeMinor}
        and valid_bet > 0))::int as active
    from revenue_member where agent_id = ${agentId} and month = ${month} and asset = ${asset}`)
  if (!deal || !sums) throw new Error('a month that is due has a deal')
  const figures = {
    revenue: BigInt(sums.revenue),
    bonus: BigInt(sums.bonus),
    rebate: BigInt(sums.rebate),
    payments: BigInt(sums.payments),
    active: sums.active,
  }
  const { net, platformFee, paymentFee } = netOf(figures, revenueShare)
  const rate = rateOf(deal.tiers, net, figures.active)
  const { paid, debt, rest } = endMonth(deal.kind, net, rate, await carryOf(tx, due))
  const txnId =
    paid === 0n
      ? null
      : await post(tx, {
          kind: 'commission_share',
          entries: [
            { system: 'COMMISSION_COST', asset, amount: -paid },
            { member: agentId, kind: 'CASH', asset, amount: paid },
          ],
          once: { owner: `commission:${agentId}`, key: `${month} share ${asset}` },
        })
  await tx.insert(revenueMonth).values({
    agentId,
    month,
    asset,
    dealId: Number(deal.id),
    ...figures,
    platformFee,
    paymentFee,
    net,
    rate,
    debt,
    rest,
    paid,
    txnId,
    at: now,
  })
}
