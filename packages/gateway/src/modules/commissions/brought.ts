import { type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import type { Month, MonthFigures } from './deals.ts'
import { groupIn, isBonus } from '../../ledger/groups.ts'
import { type Slice, inSlice, slicesOf } from '../../workflow/slices.ts'
import { type Late, lateMoney, lateOf, latePlay } from './late.ts'

/**
 * Members of a line that one statement adds up: each has a few hundred rows of days at most, so a statement stays far
 * below the time that the pool allows, however large the line is.
 */
export const membersAtOnce = 500

/** The members of a line: from the agent down. */
export const lineOf = (agentId: string) => ({
  id: sql`descendant_id`,
  from: sql`member_line where ancestor_id = ${agentId}`,
})

const entry = [sql`kind`, sql`amount`] as const

/** The days of a month of whom is counted, found for each: together they are a small part of everybody's days. */
const daysOf = (table: SQL, month: string) => sql`counted c cross join lateral (
        select * from ${table} d where d.member_id = c.member_id and d.day >= ${month}::date
          and d.day < ${month}::date + interval '1 month' offset 0) d`

/**
 * What each member of a slice brought in the month whom no deal further down counts, with what reached the deal after the
 * month before was closed.
 */
const brought = ({ agentId, asset, month }: Month, slice: Slice, late: Late | undefined): SQL => sql`
  with deal as (
    select distinct on (agent_id) agent_id, ended from revenue_deal where from_month <= ${month}
    order by agent_id, from_month desc),
  counted as (
    select l.descendant_id as member_id from member_line l where l.ancestor_id = ${agentId}
      and ${inSlice(sql`l.descendant_id`, slice)}
      -- Asked for each member: by their offsets neither question is answered for everybody first.
      and not exists (select from member_line n join deal d on d.agent_id = n.ancestor_id and not d.ended
        where n.descendant_id = l.descendant_id and n.depth < l.depth offset 0)
      -- Who was moved meanwhile is in the other agent's month already.
      and not exists (select from revenue_member r
        where r.member_id = l.descendant_id and r.month = ${month} and r.asset = ${asset} offset 0)),
  play as (
    select member_id, sum(valid_bet) as valid_bet, sum(stake) as stake, sum(win) as win from (
      select c.member_id, d.asset, d.valid_bet, d.stake, d.win from ${daysOf(sql`settlement_days`, month)}
      union all ${latePlay(late)}) played
    where member_id in (select member_id from counted) and asset = ${asset} group by 1),
  money as (
    select member_id, sum(amount) filter (where ${isBonus(...entry)}) as bonus,
      sum(amount) filter (where ${groupIn(...entry)} = 'REBATE') as rebate,
      sum(case ${groupIn(...entry)} when 'DEPOSIT' then amount when 'WITHDRAWAL' then -amount end)
        filter (where kind <> 'withdraw_fee') as payments
    from (
      select c.member_id, d.asset, d.kind, d.amount from ${daysOf(sql`money_days`, month)}
      union all select member_id, asset, kind, amount from (${lateMoney(late, sql`a.owner in (select member_id from counted)`)}) late) moved
    where member_id in (select member_id from counted) and asset = ${asset} group by 1),
  brought as (
    select member_id, coalesce(valid_bet, 0) as valid_bet, coalesce(stake, 0) as stake, coalesce(win, 0) as win,
      coalesce(bonus, 0) as bonus, coalesce(rebate, 0) as rebate, coalesce(payments, 0) as payments
    from play full join money using (member_id))`

const sums = (activeMinor: number): SQL => sql`
  coalesce(sum(stake - win), 0)::text as revenue, coalesce(sum(bonus), 0)::text as bonus, coalesce(sum(rebate), 0)::text as rebate,
  coalesce(sum(payments), 0)::text as payments,
  (count(*) filter (where valid_bet >= ${activeMinor} and valid_bet > 0))::int as active`

type Sums = Record<'revenue' | 'bonus' | 'rebate' | 'payments', string> & { active: number }

const none: MonthFigures = { revenue: 0n, bonus: 0n, rebate: 0n, payments: 0n, active: 0 }
const plus = (all: MonthFigures, { revenue, bonus, rebate, payments, active }: Sums): MonthFigures => ({
  revenue: all.revenue + BigInt(revenue),
  bonus: all.bonus + BigInt(bonus),
  rebate: all.rebate + BigInt(rebate),
  payments: all.payments + BigInt(payments),
  active: all.active + active,
})

export interface Adding {
  activeMinor: number
  /** Members of a slice at most. */
  size?: number | undefined
  /** Called before each slice, so that who stops can do so. */
  onSlice?: (() => void) | undefined
}

async function addUp(db: Reader, month: Month, { size = membersAtOnce, onSlice }: Adding, of: (brought: SQL) => SQL) {
  const late = await lateOf(db, month)
  let all = none
  for await (const slice of slicesOf(db, lineOf(month.agentId), size)) {
    onSlice?.()
    const { rows } = await db.execute<Sums>(of(brought(month, slice, late)))
    for (const row of rows) all = plus(all, row)
  }
  return all
}

/** What a month has brought so far, of everybody whom the deal counts. */
export const figuresOfMonth = (db: Reader, month: Month, adding: Adding): Promise<MonthFigures> =>
  addUp(db, month, adding, (of) => sql`${of} select ${sums(adding.activeMinor)} from brought`)

/** Keeps what each member brought in a month that has ended, and adds it up. */
export const keepMonth = (tx: Tx, month: Month, adding: Adding): Promise<MonthFigures> =>
  addUp(
    tx,
    month,
    adding,
    (of) => sql`${of},
  kept as (
    insert into revenue_member (agent_id, month, asset, member_id, valid_bet, stake, win, bonus, rebate, payments)
    select ${month.agentId}, ${month.month}, ${month.asset}, member_id, valid_bet, stake, win, bonus, rebate, payments from brought
    returning valid_bet, stake, win, bonus, rebate, payments)
  select ${sums(adding.activeMinor)} from kept`,
  )
