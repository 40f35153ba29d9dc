import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Ids of sealed calls already opened. */
export const sealedJti = pgTable(
  'sealed_jti',
  { jti: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('sealed_jti_expires').on(t.expiresAt)],
)

/** Keys of sealed calls. `next` is published before use, `old` opens for a day more. */
export const gatewayKey = pgTable('gateway_key', {
  kid: text().primaryKey(),
  state: text({ enum: ['next', 'current', 'old'] }).notNull(),
  publicJwk: jsonb('public_jwk').$type<Record<string, string>>().notNull(),
  privateJwk: jsonb('private_jwk').$type<Record<string, string>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** When an old key stops opening. */
  endsAt: instant('ends_at'),
})
