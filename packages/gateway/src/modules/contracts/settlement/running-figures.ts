import { sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { dayOf, daysAfter } from '../../../lib/time/calendar.ts'
import { activeKept, activeOf } from '../../agent/index.ts'
import { periodAt } from '../periods.ts'
import type { ContractPeriod } from '../terms.ts'
import { type Figures, whole } from './compute.ts'
import { type TeamSpan, figuresOf } from './figures.ts'

interface Asked {
  period: ContractPeriod
  timeZone: string
  activeMinor: number
}

/**
 * Figures of a team in a whole period, of a day or longer, from what is kept for its days; undefined where something
 * else is kept: another zone had days in it, or active members are counted by another bet.
 */
export async function keptFigures(
  db: Reader,
  { agentId, asset, from, to, part }: TeamSpan,
  { period, timeZone, activeMinor }: Asked,
): Promise<Figures | undefined> {
  if (period === 'HOUR' || period === '5MIN' || part !== whole) return undefined
  const span = periodAt(period, from, timeZone)
  if (span.from.getTime() !== from.getTime() || span.to.getTime() !== to.getTime()) return undefined
  const first = dayOf(from, timeZone)
  const last = daysAfter(dayOf(to, timeZone), -1)
  const active = activeOf(sql`${agentId}`, { basis: 'CONTRACT', asset, period, startsOn: first })
  const { rows } = await db.execute<{
    validBet: string
    pnl: string
    active: number
    byType: Record<string, string> | null
  }>(sql`
    with play as (
      select game_type, valid_bet, pnl from contract_play
      where member_id = ${agentId} and asset = ${asset} and slot >= ${from} and slot < ${to}
      union all select game_type, valid_bet, pnl from team_contract_day
      where member_id = ${agentId} and scope = 'BELOW' and asset = ${asset} and day between ${first} and ${last}),
    types as (select game_type, sum(valid_bet) as valid_bet, sum(pnl) as pnl from play group by 1)
    select coalesce(sum(valid_bet), 0)::text as "validBet", coalesce(sum(pnl), 0)::text as pnl, ${active}::int as active,
      json_object_agg(game_type, valid_bet::text) filter (where game_type <> '') as "byType"
    from types having ${activeKept('CONTRACT', activeMinor)}
      and (select time_zone from business_calendar where since <= ${from} order by since desc limit 1) = ${timeZone}
      and not exists (select from business_calendar where since > ${from} and since < ${to})`)
  const [row] = rows
  return (
    row && {
      validBet: BigInt(row.validBet),
      pnl: BigInt(row.pnl),
      active: row.active,
      byType: Object.fromEntries(Object.entries(row.byType ?? {}).map(([type, bet]) => [type, BigInt(bet)])),
    }
  )
}

/** Figures of a team in a period that has not ended. */
export async function runningFigures(db: Reader, span: TeamSpan, asked: Asked): Promise<Figures> {
  const figures = (await keptFigures(db, span, asked)) ?? (await figuresOf(db, [span], asked.activeMinor))[0]
  if (!figures) throw new Error('a period has no figures')
  return figures
}
