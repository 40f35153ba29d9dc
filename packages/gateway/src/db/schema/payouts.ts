import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The password of everything that takes money away; apart from the login's, so that nothing that reads one reads the other. */
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
})
