import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'

// What is added up from postings, so that no call reads all of them. Triggers keep these tables in the transaction that
// posts (`0001_functions.sql`); `npm run -s sums` compares them with their source and rebuilds them.

/** What a person's money came to by movement, apart from play itself: CASH, BONUS and what is held, together. */
export const moneyQuarter = pgTable(
  'money_quarter',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    quarter: instant('quarter').notNull(),
    kind: text().notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.asset, t.quarter, t.kind] })],
)

/** The same from the beginning. */
export const moneyTotal = pgTable(
  'money_total',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    kind: text().notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.asset, t.kind] })],
)
