import { sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'

/** A month of postings: its rows where it was archived; otherwise why it was kept. */
interface Archived extends Record<string, unknown> {
  name: string
  rows: number | null
  kept: string | null
}

/**
 * Archives the months of postings that ended before a day. `kept`: why the last of the answer was not.
 *
 * @param readers the consumers of postings
 */
export async function archivePostings(db: Reader, before: string, readers: readonly string[]): Promise<Archived[]> {
  const aside = await monthSetAside(db, readers)
  const waits = aside && aside.lastDay < before
  const { rows } = await db.execute<Archived>(
    sql`select name, rows::float8 as rows, kept from archive_postings(${waits ? aside.lastDay : before}, ${sql.param([...readers])}::text[])`,
  )
  const stopped = rows.some(({ kept }) => kept !== null)
  return waits && !stopped ? [...rows, { name: aside.name, rows: null, kept: 'not read by every job' }] : rows
}

/** The first month with a posting that a consumer has set aside and will read again. */
async function monthSetAside(db: Reader, readers: readonly string[]) {
  const { rows } = await db.execute<{ name: string; lastDay: string }>(sql`
    with aside as materialized (
      select split_part(item, ':', 1)::xid8 as written_by, split_part(item, ':', 2)::bigint as id
      from job_item where job = any (${sql.param([...readers])}::text[]))
    select m.name, ((m.to_at at time zone 'UTC')::date - 1)::text as "lastDay"
    from aside join posting p using (written_by, id)
      join table_months m on m.of = 'posting' and m.name = p.tableoid::regclass::text
    order by m.to_at limit 1`)
  return rows[0]
}

/** Attaches the newest archived month of postings again. @returns its rows; null where that has another name */
export async function restorePostings(db: Reader, name: string): Promise<number | null> {
  const { rows } = await db.execute<{ rows: number | null }>(sql`select restore_postings(${name})::float8 as rows`)
  return rows[0]?.rows ?? null
}
