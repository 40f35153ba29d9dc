import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { groupIn } from '../../ledger/groups.ts'
import { formatMoney } from '../../ledger/money.ts'
import { daysAfter } from '../../lib/time/calendar.ts'
import { type OwedSum, owedSums } from '../contracts/index.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import { type TeamEvent, eventPeople } from './events.ts'
import { areFew } from './people.ts'

interface ChangesAsked {
  agentId: string
  asset: string
  today: string
  now: Date
}

/** What has changed in a team since yesterday, each with the query of the rows behind it. */
export async function changesOf(db: Reader, { agentId, asset, today, now }: ChangesAsked) {
  const yesterday = daysAfter(today, -1)
  const few = await areFew(db, { agentId, scope: 'team', memberId: undefined })
  const people = async (event: TeamEvent, day: string) => ({
    ...(await eventPeople(db, few, { agentId, event, day, now })),
    now: null,
    before: null,
    report: 'downline' as const,
    query: { event, day },
  })
  const [joined, firstDeposits, stopped, deposits, owed] = await Promise.all([
    people('joined', today),
    people('firstDeposit', today),
    people('stopped', yesterday),
    depositsOf(db, { agentId, asset, today, now }),
    owedSums(db, { memberId: agentId, asset }),
  ])
  return [
    ...owed.map(owedChange),
    { change: 'joined' as const, ...joined },
    { change: 'firstDeposits' as const, ...firstDeposits },
    { change: 'stopped' as const, ...stopped },
    ...deposits,
  ].filter(({ count }) => count > 0)
}

/** Pages that list the records of each kind. */
const pages = {
  DIVIDEND: 'dividends',
  DAILY: 'dailyWages',
  HOURLY: 'hourlySalary',
  REAL_TIME: 'realtimeSalary',
} as const satisfies Record<OwedSum['kind'], string>

const owedChange = ({ kind, role, count, accounts, amount }: OwedSum) => ({
  change: role === 'paid' ? ('owing' as const) : ('owed' as const),
  count,
  accounts,
  now: formatMoney(amount),
  before: null,
  report: pages[kind],
  query: { role, status: 'OWED' },
})

/** The direct downline whose deposits, with everyone below, changed most from one day to the next. */
async function depositsOf(db: Reader, { agentId, asset, today, now }: ChangesAsked) {
  const [yesterday, dayBefore] = [daysAfter(today, -1), daysAfter(today, -2)]
  const deposit = sql`case when ${groupIn(sql`d.kind`, sql`d.amount`)} = 'DEPOSIT' then d.amount else 0 end`
  // Found for each: together they are a small part of everybody's days.
  const days = (table: SQL, of: SQL) => sql`select m.id, d.day, ${deposit} as deposit from member m cross join lateral (
    select * from ${table} t where t.member_id = m.id and t.asset = ${asset} and ${of}
      and t.day between ${dayBefore} and ${yesterday} offset 0) d where m.upline_id = ${agentId}`
  type Found = { account: string; agent: boolean; now: string; before: string }
  const { rows } = await db.execute<Found>(sql`
    select m.account, m.type <> 0 as agent, n::text as now, b::text as before from (
      select id, coalesce(sum(deposit) filter (where day = ${yesterday}), 0)::bigint as n,
        coalesce(sum(deposit) filter (where day = ${dayBefore}), 0)::bigint as b
      from (${days(sql`money_day`, sql`true`)} union all ${days(sql`team_money_day`, sql`t.scope = 'BELOW'`)}) both_days group by id) c
      join member m on m.id = c.id
    where n <> b and (m.type <> 0 or ${maySeeIdle(sql`m.id`, now)}) order by abs(n - b) desc, m.id limit 1`)
  return rows.map((row) => ({
    change: 'deposits' as const,
    count: 1,
    accounts: [row.account],
    now: formatMoney(row.now),
    before: formatMoney(row.before),
    report: row.agent ? ('pnl' as const) : ('transactions' as const),
    query: {
      range: 'custom',
      from: dayBefore,
      to: yesterday,
      ...(row.agent ? { parent: row.account } : { account: row.account, group: 'DEPOSIT' }),
    },
  }))
}
