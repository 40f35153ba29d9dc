import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Reader } from './client.ts'

/** Rows removed with one statement. */
const batch = 5000

/** Removes rows until none is left; `statement` removes at most `limit` of them. Ends early when `stopping` aborts. */
export async function deleteInBatches(
  db: Reader,
  stopping: AbortSignal | undefined,
  statement: (limit: number) => SQL,
): Promise<void> {
  for (let more = true; more && stopping?.aborted !== true;) {
    const { rowCount } = await db.execute(statement(batch))
    more = (rowCount ?? 0) >= batch
  }
}

/**
 * Removes the rows of a table that meet a condition, however many there are: one statement over all of them might never
 * end within its time. The condition is asked twice: places of rows (`ctid`) are unique in a partition only.
 */
export const deleteRows = (
  db: Reader,
  table: PgTable,
  where: SQL | undefined,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<void> =>
  deleteInBatches(
    db,
    stopping,
    (limit) =>
      sql`delete from ${table} where ctid = any (array(select ctid from ${table} where ${where} limit ${limit})) and (${where})`,
  )
