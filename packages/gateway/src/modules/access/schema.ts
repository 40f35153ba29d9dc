import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Accounts an address opened and taken names it probed, for a day: what one address may do is counted here. */
export const accountOrigin = pgTable(
  'account_origin',
  {
    address: text().notNull(),
    kind: text({ enum: ['account', 'taken', 'trial'] }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('account_origin_address').on(t.address, t.kind, t.at), index('account_origin_at').on(t.at)],
)
