import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { daysAfter } from '../../lib/time/calendar.ts'
import { type OwedSum, owedSums } from '../contracts/index.ts'
import { maySeeIdle } from '../responsible-gaming/index.ts'
import { type TeamEvent, eventMembers } from './events.ts'
import { figuresSql } from './figures.ts'

interface ChangesAsked {
  agentId: string
  asset: string
  today: string
  now: Date
}

/** What has changed in a team since yesterday, each with the query of the rows behind it. */
export async function changesOf(db: Reader, { agentId, asset, today, now }: ChangesAsked) {
  const yesterday = daysAfter(today, -1)
  const people = async (event: TeamEvent, day: string) => {
    type Found = { count: number; accounts: string[] }
    const { rows } = await db.execute<Found>(sql`
      with found as materialized (${eventMembers({ agentId, event, day, now })})
      select (select count(*)::int from found) as count,
        coalesce((select json_agg(m.account order by depth, m.id) from (select id, depth from found order by depth, id limit 3) f
          join member m on m.id = f.id), '[]') as accounts`)
    const { count, accounts } = rows[0] ?? { count: 0, accounts: [] }
    return { count, accounts, now: null, before: null, report: 'downline' as const, query: { event, day } }
  }
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
  const lines = (day: string) =>
    figuresSql(
      {
        members: sql`select id from member where upline_id = ${agentId}`,
        asset,
        days: { from: day, to: day },
        own: true,
        below: 'BELOW',
      },
      'member',
    )
  type Found = { account: string; agent: boolean; now: string; before: string }
  const { rows } = await db.execute<Found>(sql`
    select m.account, m.type <> 0 as agent, n::text as now, b::text as before from (
      select key, sum(n)::bigint as n, sum(b)::bigint as b from (
        select key, deposit as n, 0 as b from (${lines(yesterday)}) y union all
        select key, 0, deposit from (${lines(dayBefore)}) d) both_days group by key) c
      join member m on m.id = c.key::uuid
    where n <> b and (m.type <> 0 or ${maySeeIdle(sql`m.id`, now)}) order by abs(n - b) desc, key limit 1`)
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
