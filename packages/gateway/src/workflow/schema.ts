import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
  at: instant('at').notNull().defaultNow(),
})

/** Rows that a job could not handle and set aside, so that the others go on. */
export const jobItem = pgTable(
  'job_item',
  {
    job: text().notNull(),
    /** What identifies the row: its number, or that of a member. */
    item: text().notNull(),
    failures: integer().notNull(),
    lastError: text('last_error').notNull(),
    failedAt: instant('failed_at').notNull(),
    /** It is tried again at the first turn of the job after this. */
    nextAt: instant('next_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.job, t.item] })],
)

/** Rows that a consumer counted after its place had passed them, because they were set aside first. */
export const journalLate = pgTable(
  'journal_late',
  {
    consumer: text().notNull(),
    writtenBy: xid8('written_by').notNull(),
    id: bigint({ mode: 'number' }).notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.consumer, t.writtenBy, t.id] })],
)

/** Rows that a consumer counted after the month of their day had ended. */
export const journalBehind = pgTable(
  'journal_behind',
  {
    consumer: text().notNull(),
    writtenBy: xid8('written_by').notNull(),
    id: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.consumer, t.writtenBy, t.id] })],
)

/** The zones that days were counted in, each from a moment on. */
export const businessCalendar = pgTable('business_calendar', {
  since: instant('since').primaryKey(),
  timeZone: text('time_zone').notNull(),
})
