import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core'
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
