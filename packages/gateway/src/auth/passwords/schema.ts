import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member, ownerId } from '../schema.ts'

export interface FundPasswordRule {
  patternId: string
  minLength: number
  maxLength: number
}

/**
 * The password of everything that withdraws money; apart from the login's, so that nothing that reads one reads the
 * other.
 */
export const fundPassword = pgTable('fund_password', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  /** PHC string. */
  hash: text().notNull(),
  /** Wrong tries since the last right one. */
  failures: integer().notNull().default(0),
  lockedUntil: instant('locked_until'),
  setAt: instant('set_at').notNull(),
  /**
   * The rule in force when it was set: a value that breaks it cannot match. Null of those that are older than this
   * column.
   */
  rule: jsonb().$type<FundPasswordRule>(),
})

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
