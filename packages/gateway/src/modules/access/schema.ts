import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
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

/** Which versions of the terms a person accepted, and when; only added to. */
export const termsAcceptance = pgTable(
  'terms_acceptance',
  { memberId: ownerId(), version: text().notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.version] })],
)
