import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { formatMoney } from '../../ledger/money.ts'
import { figuresBy, figuresOut, partsOf } from './figures.ts'
import type { OnlinePeople } from './online.ts'
import { type TeamScope, linesOf } from './people.ts'
import { type Days, eachDay } from './range.ts'

export interface OverviewAsked {
  agentId: string
  asset: string
  scope: TeamScope
  days: Days
  /** Who is online, by the agent above. */
  online: () => Promise<OnlinePeople>
  /** One wallet serves all vendors: there is no money at vendors. */
  single: boolean
}

/** Figures of a scope in a range of days, and its people and balances now. */
export async function overviewOf(db: Reader, { agentId, asset, scope, days, online, single }: OverviewAsked) {
  const { own: ofAgent, below: kept } = partsOf[scope]
  const below = (column: string, table: string, of = sql`true`) =>
    kept
      ? sql`(select coalesce(sum(${sql.raw(column)}), 0)::bigint from ${sql.raw(table)} x
          where x.member_id = ${agentId} and x.scope = ${kept} and ${of})`
      : sql`0::bigint`
  const inRange = sql`x.day between ${days.from} and ${days.to}`
  const lines = linesOf({ agentId, scope, memberId: undefined })
  const own = ofAgent
    ? sql`(select coalesce(sum(balance), 0)::bigint from account where owner = ${agentId} and asset = ${asset}
          and kind in ('CASH', 'BONUS', 'HOLD_WITHDRAW'))`
    : sql`0::bigint`
  type Now = Record<'members' | 'agents' | 'newReg' | 'firstDep' | 'balance' | 'atVendors', string>
  const [figures, seen, { rows }] = await Promise.all([
    figuresBy(db, { members: [agentId], asset, days, ...partsOf[scope] }, 'all'),
    kept && online(),
    db.execute<Now>(sql`
      select ${below('members', 'team_size')}::text as members, ${below('agents', 'team_size')}::text as agents,
        ${below('members', 'team_start_day', inRange)}::text as "newReg",
        ${below('first_deposits', 'team_start_day', inRange)}::text as "firstDep",
        (${own} + ${below('amount', 'team_balance', sql`x.asset = ${asset}`)})::text as balance,
        ${
          single
            ? sql`'0'`
            : sql`(select coalesce(sum(a.balance), 0) from account a join member_line l on l.descendant_id = a.owner
                where a.kind like 'VENDOR:%' and a.asset = ${asset} and ${lines})::text`
        } as "atVendors"`),
  ])
  const [row] = rows
  if (!row) throw new Error('figures are one row')
  return {
    teamBalance: formatMoney(row.balance),
    atVendors: single ? null : formatMoney(row.atVendors),
    members: Number(row.members),
    agents: Number(row.agents),
    online: (kept && seen?.get(agentId)?.[kept]) ?? 0,
    newReg: Number(row.newReg),
    firstDep: Number(row.firstDep),
    ...figuresOut(figures.get('')),
  }
}

/** The same figures by day, every day of the range. */
export async function trendOf(
  db: Reader,
  { agentId, asset, scope, days }: Pick<OverviewAsked, 'agentId' | 'asset' | 'scope' | 'days'>,
) {
  const { below: kept } = partsOf[scope]
  type Start = { day: string; newReg: number; firstDep: number }
  const [figures, starts] = await Promise.all([
    figuresBy(db, { members: [agentId], asset, days, ...partsOf[scope] }, 'day'),
    kept
      ? db.execute<Start>(sql`
          select day::text as day, members as "newReg", first_deposits as "firstDep" from team_start_day
          where member_id = ${agentId} and scope = ${kept} and day between ${days.from} and ${days.to}`)
      : { rows: [] },
  ])
  const came = new Map(starts.rows.map((row) => [row.day, row]))
  return eachDay(days).map((day) => ({
    day,
    newReg: came.get(day)?.newReg ?? 0,
    firstDep: came.get(day)?.firstDep ?? 0,
    ...figuresOut(figures.get(day)),
  }))
}
