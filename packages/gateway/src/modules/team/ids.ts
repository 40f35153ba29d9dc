import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from '../../db/client.ts'

/** A table whose ids increase with time. */
export interface Timed {
  table: PgTable
  id: PgColumn
  at: PgColumn
}

/** Ids are given a little before or after the time of the row: clocks of gateways differ, transactions overlap. */
const slackMs = 600_000

/** The first id whose row is not older than a moment: found by halving, in one statement, without an index by time. */
const firstAt = ({ table, id, at }: Timed, moment: Date): SQL => sql`(
  with recursive half as (
    select coalesce(min(${id}), 0) as lo, coalesce(max(${id}), 0) + 1 as hi from ${table}
    union all
    select case when x.at < ${moment} then mid + 1 else lo end, case when x.at < ${moment} then hi else mid end
    from (select lo, hi, (lo + hi) / 2 as mid from half where lo < hi) h
      cross join lateral (select ${at} as at from ${table} where ${id} >= mid order by ${id} limit 1) x)
  select lo from half where lo >= hi)`

/** Ids that a range of time can have: from the first, up to but without the second. */
export async function idsOf(db: Reader, timed: Timed, from: Date, to: Date): Promise<{ first: bigint; end: bigint }> {
  const earlier = new Date(from.getTime() - slackMs)
  const later = new Date(to.getTime() + slackMs)
  const { rows } = await db.execute<{ first: string; end: string }>(
    sql`select ${firstAt(timed, earlier)}::text as first, ${firstAt(timed, later)}::text as end`,
  )
  return { first: BigInt(rows[0]?.first ?? 0), end: BigInt(rows[0]?.end ?? 0) }
}

/** Rows of all members that are gone through at once, and how often for one page. */
const stretch = 20_000n
const stretches = 5

/**
 * A page, newest first, of rows that few or many of all rows can be: goes back through the ids in stretches, so that no
 * call reads more than so many rows. A page may be short before the end.
 */
export async function backwards<Row>(
  { first, end }: { first: bigint; end: bigint },
  wanted: number,
  rowsIn: (range: { first: bigint; end: bigint }, limit: number) => Promise<Row[]>,
): Promise<{ rows: Row[]; reached: bigint | undefined }> {
  const rows: Row[] = []
  let at = end
  for (let n = 0; n < stretches && at > first && rows.length < wanted; n++) {
    const from = at - stretch > first ? at - stretch : first
    rows.push(...(await rowsIn({ first: from, end: at }, wanted - rows.length)))
    at = from
  }
  return { rows, reached: at > first ? at : undefined }
}
