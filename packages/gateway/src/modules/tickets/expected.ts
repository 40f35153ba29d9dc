import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import type { Settings } from '../../settings/settings.ts'
import { afterServiceMinutes, timetableOf } from './hours.ts'

/** Answers that are measured, and how many of them are enough to tell. */
const measured = { last: 50, enough: 5 }

/** Median of the latest first answers, in minutes of service hours; null where there are too few. */
export async function medianMinutes(db: Reader): Promise<number | null> {
  const { rows } = await db.execute<{ n: number; median: number | null }>(sql`
    select count(*)::int as n, ceil(percentile_cont(0.5) within group (order by answer_minutes))::int as median
    from (select answer_minutes from ticket where answered_at is not null
      order by answered_at desc limit ${measured.last}) latest`)
  const { n, median } = rows[0] ?? { n: 0, median: null }
  return n >= measured.enough ? median : null
}

/** When a question that waits since a moment is expected to be answered. */
export const expectedAnswer = (since: Date, median: number | null, settings: Settings): Date | null =>
  afterServiceMinutes(since, Math.max(1, median ?? settings.tickets.usualMinutes), timetableOf(settings))
