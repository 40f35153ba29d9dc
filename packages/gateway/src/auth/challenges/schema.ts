import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const captcha = pgTable(
  'captcha',
  { id: text().primaryKey(), answerHash: text('answer_hash').notNull(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('captcha_expires').on(t.expiresAt)],
)

/** Proofs of work that are used up. */
export const spentChallenge = pgTable(
  'spent_challenge',
  { id: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('spent_challenge_expires').on(t.expiresAt)],
)
