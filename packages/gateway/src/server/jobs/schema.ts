import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** One row: the gateway that runs the jobs of all, until when, and how often that has changed. */
export const jobLeader = pgTable(
  'job_leader',
  {
    only: boolean().primaryKey().default(true),
    /** Null: no leader, since the last one handed over. */
    gatewayId: uuid('gateway_id'),
    term: bigint({ mode: 'number' }).notNull().default(0),
    endsAt: instant('ends_at').notNull().defaultNow(),
  },
  (t) => [check('job_leader_one_row', sql`${t.only}`)],
)

/** How the last runs of each job of the leader ended. */
export const jobState = pgTable('job_state', {
  name: text().primaryKey(),
  everyMs: integer('every_ms').notNull(),
  /** Runs that failed since the last one that succeeded. */
  failures: integer().notNull().default(0),
  /** When the last run began; written once a minute while it succeeds, as `lastOkAt`. */
  lastRunAt: instant('last_run_at'),
  lastOkAt: instant('last_ok_at'),
  failingSince: instant('failing_since'),
  lastError: text('last_error'),
  /** It waits until then. */
  nextAt: instant('next_at'),
  /** When an operator requested a run; null once it ran. */
  requestedAt: instant('requested_at'),
})
