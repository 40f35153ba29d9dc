import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import type { Settings } from '../../../settings/settings.ts'
import type { LimitKind } from '../profiles.ts'
import { type Period, periods, windowsAt } from '../../../lib/time/calendar.ts'

type LimitSettings = Pick<Settings, 'site' | 'play'>

/** A limit of the member's own that is used up, and when its window begins anew. */
export interface ExhaustedLimit {
  kind: Exclude<LimitKind, 'DEPOSIT' | 'SINGLE_BET'>
  period: Period
  until: Date
}
export type ReachedRow = Pick<ExhaustedLimit, 'kind' | 'period'> | null

/**
 * Which limit of a member, by id, refuses even the smallest stake, as a column of any query; of several the one that
 * lasts longest.
 */
export function exhaustedLimitsSql(memberId: SQLWrapper, now: Date, { site, play }: LimitSettings): SQL<ReachedRow> {
  const windows = windowsAt(now, site.timeZone)
  const rows = periods.map(
    (period) => sql`(${period}, ${windows[period].from}::date, ${windows[period].resetAt.toISOString()}::timestamptz)`,
  )
  return sql<ReachedRow>`(select json_build_object('kind', l.kind, 'period', l.period)
    from rg_limit l join (values ${sql.join(rows, sql`, `)}) as w(period, since, until) on w.period = l.period
    where l.member_id = ${memberId} and l.status = 'ACTIVE' and (
      select case l.kind
        when 'LOSS' then greatest(0, coalesce(sum(d.staked), 0) - coalesce(sum(d.won), 0)) + ${play.minStake}::bigint > l.value
        when 'WAGER' then coalesce(sum(d.staked), 0) + ${play.minStake}::bigint > l.value
        when 'SESSION' then coalesce(sum(d.seconds), 0) / 60 >= l.value
        else false end
      from play_day d where d.member_id = l.member_id and d.day >= w.since)
    order by w.until desc limit 1)`
}

export const readReached = (row: ReachedRow, now: Date, { site }: Pick<Settings, 'site'>): ExhaustedLimit | null =>
  row && { ...row, until: windowsAt(now, site.timeZone)[row.period].resetAt }

/** The limit of one member. */
export async function exhaustedLimitOf(
  db: Reader,
  memberId: string,
  now: Date,
  settings: LimitSettings,
): Promise<ExhaustedLimit | null> {
  const {
    rows: [row],
  } = await db.execute<{ reached: ReachedRow }>(
    sql`select ${exhaustedLimitsSql(sql`${memberId}::uuid`, now, settings)} as reached`,
  )
  return readReached(row?.reached ?? null, now, settings)
}
