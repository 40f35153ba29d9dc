import type { SQL } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Rows removed with one statement. */
const batch = 5000

/** Removes rows until none is left; `statement` removes at most `limit` of them. Ends early when `stopping` aborts. */
export async function deleteInBatches(db: Db, stopping: AbortSignal, statement: (limit: number) => SQL): Promise<void> {
  for (let more = true; more && !stopping.aborted;) {
    const { rowCount } = await db.execute(statement(batch))
    more = rowCount === batch
  }
}
