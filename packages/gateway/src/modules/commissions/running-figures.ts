import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { groupIn, isBonus } from '../../ledger/groups.ts'
import { activeKept, activeOf } from '../agent/index.ts'
import { figuresOfMonth } from './brought.ts'
import type { Month, MonthFigures } from './deals.ts'
import { lateMoney, lateOf, latePlay } from './late.ts'

const entry = [sql`kind`, sql`amount`] as const

/**
 * What a running month has brought so far, from what is kept for the days of lines: that of the agent's line less
 * those of the nearest deals below, with the few rows that came late; undefined where something else is kept: active
 * members are counted by another bet, or another deal has ended the month already.
 */
export async function keptFiguresOfMonth(
  db: Reader,
  month: Month,
  activeMinor: number,
): Promise<MonthFigures | undefined> {
  const { agentId, asset, month: first } = month
  const late = await lateOf(db, month)
  const inMonth = sql`asset = ${asset} and day >= ${first}::date and day < ${first}::date + interval '1 month'`
  const active = { basis: 'REVENUE', asset, period: 'MONTHLY', startsOn: first } as const
  // Looked up for each: late rows are few, and people of a line many.
  const counted = (memberId: ReturnType<typeof sql>) => sql`
    exists (select from member_line l where l.ancestor_id = ${agentId} and l.descendant_id = ${memberId} offset 0)
    and not exists (select from member_line l join lines n on n.member_id = l.ancestor_id and n.sign < 0
      where l.descendant_id = ${memberId} offset 0)`
  const { rows } = await db.execute<Record<keyof MonthFigures, string>>(sql`
    with deal as (
      select distinct on (agent_id) agent_id, ended from revenue_deal where from_month <= ${first}
      order by agent_id, from_month desc),
    lines as (
      select ${agentId}::uuid as member_id, 1 as sign
      union all select l.descendant_id, -1 from deal d
        join member_line l on l.ancestor_id = ${agentId} and l.descendant_id = d.agent_id and l.depth > 0
      where not d.ended and not exists (select from member_line n join deal b on b.agent_id = n.ancestor_id and not b.ended
        where n.descendant_id = d.agent_id and n.depth > 0 and n.depth < l.depth)),
    late_play as (
      select member_id, sum(valid_bet) as valid_bet, sum(stake - win) as revenue from (${latePlay(late)}) p
      where asset = ${asset} and ${counted(sql`p.member_id`)} group by 1),
    play as (
      select n.sign, d.stake - d.win as revenue from lines n cross join lateral (
        select stake, win from settlement_days where member_id = n.member_id and ${inMonth}
        union all select stake, win from team_play_days where member_id = n.member_id and scope = 'BELOW' and ${inMonth}) d
      union all select 1, revenue from late_play),
    money as (
      select n.sign, d.kind, d.amount from lines n cross join lateral (
        select kind, amount from money_days where member_id = n.member_id and ${inMonth}
        union all select kind, amount from team_money_days where member_id = n.member_id and scope = 'BELOW' and ${inMonth}) d
      union all select 1, kind, amount from (${lateMoney(late, counted(sql`a.owner`))}) moved where asset = ${asset}),
    late_active as (
      select (coalesce(a.valid_bet, 0) + p.valid_bet >= ${activeMinor} and coalesce(a.valid_bet, 0) + p.valid_bet > 0)::int
        - coalesce(a.active, 0) as more
      from late_play p left join active_periods a on a.basis = 'REVENUE' and a.member_id = p.member_id and a.asset = ${asset}
        and a.period = 'MONTHLY' and a.starts_on = ${first})
    select (select coalesce(sum(sign * revenue), 0) from play)::text as revenue,
      coalesce(sum(sign * amount) filter (where ${isBonus(...entry)}), 0)::text as bonus,
      coalesce(sum(sign * amount) filter (where ${groupIn(...entry)} = 'REBATE'), 0)::text as rebate,
      coalesce(sum(sign * case ${groupIn(...entry)} when 'DEPOSIT' then amount when 'WITHDRAWAL' then -amount end)
        filter (where kind <> 'withdraw_fee'), 0)::text as payments,
      ((select sum(n.sign * ${activeOf(sql`n.member_id`, active)}) from lines n)
        + (select coalesce(sum(more), 0) from late_active))::text as active
    from money having ${activeKept('REVENUE', activeMinor)} and not exists (
      select from deal d cross join lateral (
        select from revenue_member r where r.agent_id = d.agent_id and r.month = ${first} and r.asset = ${asset} limit 1) kept)`)
  const [row] = rows
  return (
    row && {
      revenue: BigInt(row.revenue),
      bonus: BigInt(row.bonus),
      rebate: BigInt(row.rebate),
      payments: BigInt(row.payments),
      active: Number(row.active),
    }
  )
}

/** What a running month has brought so far. */
export const runningFiguresOfMonth = async (db: Reader, month: Month, activeMinor: number): Promise<MonthFigures> =>
  (await keptFiguresOfMonth(db, month, activeMinor)) ?? figuresOfMonth(db, month, { activeMinor })
