import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { ownerId } from '../../auth/schema.ts'

/** A forgotten fund password that an operator reset: who, why and when; written once. */
export const fundPasswordReset = pgTable(
  'fund_password_reset',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ownerId(),
    by: text().notNull(),
    reason: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('fund_password_reset_member').on(t.memberId, t.at)],
)
