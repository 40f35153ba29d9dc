import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Answers of calls with a key, replayed for the same one; claimed by insert before anything moves or is made. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Member id, or `visitor`. */
    principal: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is still running. */
    status: integer(),
    body: text(),
    /**
     * Until when the first call may still return more than was committed; null: the answer is final. By the clock of
     * the database.
     */
    settlesAt: instant('settles_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.route, t.key] }), index('idempotency_expires').on(t.expiresAt)],
)

/**
 * Limits shared by all gateways: when the next call of a key would be due, ms since 1970. Losing it in a crash is
 * harmless.
 */
export const rateLimit = pgTable('rate_limit', { key: text().primaryKey(), due: doublePrecision().notNull() }, (t) => [
  index('rate_limit_due').on(t.due),
])
