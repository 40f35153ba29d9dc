import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'

/**
 * Archives the months of postings that ended before a day. `kept`: why the last of the answer was not.
 *
 * @param readers the consumers of postings
 */
export async function archivePostings(db: Reader, before: string, readers: readonly string[]) {
  const { rows } = await db.execute<{ name: string; rows: number | null; kept: string | null }>(
    sql`select name, rows::float8 as rows, kept from archive_postings(${before}, ${sql.param([...readers])}::text[])`,
  )
  return rows
}

/** Attaches the newest archived month of postings again. @returns its rows; null where that has another name */
export async function restorePostings(db: Reader, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ rows: number | null }>(sql`select restore_postings(${name})::float8 as rows`)
  return rows[0]?.rows ?? null
}
