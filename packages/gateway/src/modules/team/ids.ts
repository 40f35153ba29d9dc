import { type SQL, getTableName, sql } from 'drizzle-orm'
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

/**
 * The first id whose row is not older than a moment: found by halving, in one statement, without an index by time. Of a
 * table with months only the one of the moment is read.
 */
const firstAt = ({ table, id, at }: Timed, moment: Date): SQL => {
  const inMonth = sql`${at} >= (select starts from month) and ${at} < (select ends from month)`
  const before = sql`(select max(${id}) + 1 from ${table} where ${at} < (select starts from month))`
  return sql`(
    with recursive month as (
      select coalesce(max(to_at) filter (where to_at <= ${moment}), '-infinity') as starts,
        coalesce(min(to_at) filter (where to_at > ${moment}), 'infinity') as ends
      from table_months where of = ${getTableName(table)}),
    half as (
      select coalesce((select min(${id}) from ${table} where ${inMonth}), ${before}, 0) as lo,
        coalesce((select max(${id}) + 1 from ${table} where ${inMonth}), ${before}, 0) as hi
      union all
      select case when x.at < ${moment} then mid + 1 else lo end, case when x.at < ${moment} then hi else mid end
      from (select lo, hi, (lo + hi) / 2 as mid from half where lo < hi) h
        cross join lateral (select ${at} as at from ${table} where ${id} >= mid and ${inMonth} order by ${id} limit 1) x)
    select lo from half where lo >= hi)`
}

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
