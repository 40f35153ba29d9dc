import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'

/** Name of the person as the bank knows it; written once. */
export const realName = pgTable('real_name', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  name: text().notNull(),
  setAt: instant('set_at').notNull(),
})
