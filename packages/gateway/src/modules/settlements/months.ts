import { sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'

/** Months that have a partition before their first settlement. */
const ahead = 3

/**
 * Makes the journal's partitions of this month and the next ones. A settlement in a month without one makes its own, so
 * this only keeps that work out of the settling transaction.
 */
export async function openMonths(db: Reader, now: Date): Promise<void> {
  await db.execute(sql`
    select open_settlement_month(${now}::timestamptz + make_interval(months => n)) from generate_series(0, ${ahead}) n`)
}
