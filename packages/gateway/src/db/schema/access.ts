import { doublePrecision, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/** A code sent to somebody. Neither it nor the address it went to is kept as text. */
export const verification = pgTable(
  'verification',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['sms', 'register', 'mail', 'place', 'contact'] }).notNull(),
    /** Keyed hash of the number, mail address or place it proves. */
    targetHash: text('target_hash').notNull(),
    /** Null where nobody is known by the target: such codes are sent to no one and look like any other. */
    memberId: uuid('member_id').references(() => member.id),
    /** The session that asked, where one did: nobody else may use the code. */
    sessionId: text('session_id'),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    /** Keyed hash of the address that asked. */
    askerHash: text('asker_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_target').on(t.targetHash, t.createdAt),
    index('verification_asker').on(t.askerHash, t.createdAt),
    index('verification_expires').on(t.expiresAt),
  ],
)

/**
 * A browser that stays remembered for a day. Each use replaces the token; one that comes back was stolen, and ends its
 * family.
 */
export const rememberToken = pgTable(
  'remember_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    family: uuid().notNull(),
    memberId: memberId(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('remember_token_family').on(t.family),
    index('remember_token_member').on(t.memberId),
    index('remember_token_expires').on(t.expiresAt),
  ],
)

/** A one-time way to carry a login to another address of the site. */
export const loginCode = pgTable(
  'login_code',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: memberId(),
    /**
     * The session that made it, by the token it had then: a session that ended, or has another token, opens nothing
     * with it.
     */
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('login_code_expires').on(t.expiresAt)],
)

/** Accounts an address opened and names it was told are taken, for a day: what one address may do is counted here. */
export const accountOrigin = pgTable(
  'account_origin',
  {
    address: text().notNull(),
    kind: text({ enum: ['account', 'taken', 'trial'] }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('account_origin_address').on(t.address, t.kind, t.at), index('account_origin_at').on(t.at)],
)

/** Places a person has logged in from, as keyed hashes. */
export const memberPlace = pgTable(
  'member_place',
  { memberId: memberId(), placeHash: text('place_hash').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.placeHash] })],
)

/** Who a person is to somebody else: a provider of identities, and its name for them. */
export const memberIdentity = pgTable(
  'member_identity',
  { provider: text().notNull(), subject: text().notNull(), memberId: memberId(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('member_identity_member').on(t.memberId)],
)

/**
 * Limits that hold over all gateways: when the next call of a key would be due, ms since 1970. Losing it in a crash
 * harms nobody.
 */
export const rateLimit = pgTable('rate_limit', { key: text().primaryKey(), due: doublePrecision().notNull() }, (t) => [
  index('rate_limit_due').on(t.due),
])
