import { sql } from 'drizzle-orm'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, xid8 } from '../db/columns.ts'

/** How far a consumer has read a journal, in the order (`writtenBy`, `id`). */
export const journalCursor = pgTable('journal_cursor', {
  consumer: text().primaryKey(),
  writtenBy: xid8('written_by')
    .notNull()
    .default(sql`'0'`),
  id: bigint({ mode: 'number' }).notNull().default(0),
  /** Largest fencing number of a leader that has moved it: a smaller one is refused. */
  term: bigint({ mode: 'number' }).notNull().default(0),
  /** Of a consumer that counts by day: the time zone of its days, fixed when it began. */
  timeZone: text('time_zone'),
  at: instant('at').notNull().defaultNow(),
})
