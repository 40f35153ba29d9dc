import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { ownerId } from '../../auth/schema.ts'

/** A phrase only the person and the operator know: a letter or a page without them is not ours. */
export const safePhrase = pgTable('safe_phrase', {
  memberId: ownerId().primaryKey(),
  phrase: text().notNull(),
  setAt: instant('set_at').notNull(),
})
