import { sql } from 'drizzle-orm'
import type { Reader } from './client.ts'

/** Tables whose months an operator archives: messages to members, and those of the chat. */
export type ArchivedTable = 'chat_message' | 'message'

/** Tables with a partition for each month; `settlement` makes its own. */
export type MonthTable = ArchivedTable | 'login_event' | 'posting' | 'round' | 'txn'

/** Months that have a partition before their first row. */
const ahead = 3

/**
 * Makes the partitions of this month and the next ones of a table. A row of a month without one waits in the default
 * partition and moves when the month is made, so that no insert fails.
 */
export async function openMonths(db: Reader, table: MonthTable, now: Date): Promise<void> {
  await db.execute(sql`
    select open_month(${table}, ${now}::timestamptz + make_interval(months => n)) from generate_series(0, ${ahead}) n`)
}

/** Removes the months of logins that have ended before a moment, once all of their rows are deleted. */
export async function dropEmptyMonths(db: Reader, before: Date): Promise<void> {
  await db.execute(sql`select drop_empty_months(${before})`)
}

/** A partition: of a month, or of all that came before tables had months. */
export interface StoredMonth extends Record<string, unknown> {
  name: string
  /** Null: from the first row on. */
  from: string | null
  to: string
  /** Of an archived one. */
  rows: number | null
}

/** The months of a table, oldest first: those that are read, and those that are archived (`rows`). */
export const storedMonths = async (db: Reader, table: MonthTable): Promise<StoredMonth[]> =>
  (
    await db.execute<StoredMonth>(sql`
      select name, from_at::date::text as from, to_at::date::text as to, null::float8 as rows from table_months where of = ${table}
      union all select name, from_at::date::text, to_at::date::text, rows::float8 from archived_months where of = ${table}
      order by 3`)
  ).rows

/** Archives the months that ended before a day; of the chat those about which no report waits. */
export const archiveMonths = async (db: Reader, table: ArchivedTable, before: string) =>
  (
    await db.execute<{ name: string; rows: number }>(
      sql`select name, rows::float8 as rows from archive_months(${table}, ${before})`,
    )
  ).rows

/** Lets an archived month be read again. @returns its rows; null where none of this name is archived */
export async function restoreMonth(db: Reader, table: ArchivedTable, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ rows: number | null }>(
    sql`select restore_month(${table}, ${name})::float8 as rows`,
  )
  return rows[0]?.rows ?? null
}
