import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { ownerId } from '../schema.ts'

/** Failed logins of the last minutes; unknown names are counted too, so that an answer reveals nothing. */
export const loginFailure = pgTable(
  'login_failure',
  {
    accountKey: text('account_key').notNull(),
    /** Null when it counts against the account alone. */
    ip: text(),
    at: instant('at').notNull().defaultNow(),
    /** Of an attempt whose password is being checked. */
    attempt: uuid(),
  },
  (t) => [
    index('login_failure_account').on(t.accountKey, t.at),
    index('login_failure_ip').on(t.ip, t.at),
    index('login_failure_at').on(t.at),
  ],
)

/** Tries while locked are not recorded, so a lock never extends itself. */
export const loginLock = pgTable('login_lock', {
  accountKey: text('account_key').primaryKey(),
  until: instant('until').notNull(),
})

/**
 * A browser that stays remembered for a day. Each use replaces the token; reuse of an old one means it was stolen, and
 * ends its family.
 */
export const rememberToken = pgTable(
  'remember_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    family: uuid().notNull(),
    memberId: ownerId(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('remember_token_family').on(t.family),
    index('remember_token_member').on(t.memberId),
    index('remember_token_expires').on(t.expiresAt),
  ],
)

/** A one-time code to carry a login to another address of the site. */
export const loginCode = pgTable(
  'login_code',
  {
    codeHash: text('code_hash').primaryKey(),
    memberId: ownerId(),
    /**
     * The session that made it, by the token it had then: a session that ended, or has another token, cannot be resumed
     * with it.
     */
    sessionId: text('session_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('login_code_expires').on(t.expiresAt)],
)

/** Places a person has logged in from, as keyed hashes. */
export const memberPlace = pgTable(
  'member_place',
  { memberId: ownerId(), placeHash: text('place_hash').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.placeHash] })],
)

/** Browsers a person has logged in with, as hashes of the names that the gateway gave them. */
export const memberDevice = pgTable(
  'member_device',
  { memberId: ownerId(), deviceHash: text('device_hash').notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.deviceHash] }), index('member_device_hash').on(t.deviceHash)],
)

/**
 * A successful login, or a failed one with the right name; shown to its person. The table has a partition for each
 * month of `at`.
 */
export const loginEvent = pgTable(
  'login_event',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    memberId: ownerId(),
    at: instant('at').notNull(),
    way: text().notNull(),
    result: text({ enum: ['OK', 'WRONG_PASSWORD', 'WRONG_CODE'] }).notNull(),
    ip: text().notNull(),
    /** For instance `Chrome · Android`; empty: unknown. */
    device: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'login_event_id_at_pk', columns: [t.id, t.at] }),
    index('login_event_member').on(t.memberId, t.id),
    index('login_event_at').on(t.at),
  ],
)
