import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { asset } from './assets.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A person with a wallet: player (type 0), trial player (4) or agent (1, 2, 41, 42). */
export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Login name as it was typed; unique without regard to case. */
    account: text().notNull(),
    nickname: text().notNull().default(''),
    type: smallint().notNull().default(0),
    /** PHC string; null for a trial player, who has no password. */
    passwordHash: text('password_hash'),
    language: text().notNull().default('bn'),
    /** Currency of the wallet: the sandbox's, or FUN for a trial player. */
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** Whatever else the registration form asked for, by field name. */
    registration: jsonb().$type<Record<string, string>>().notNull().default({}),
    regAt: instant('reg_at').notNull().defaultNow(),
    status: text({ enum: ['active', 'blocked', 'closed'] })
      .notNull()
      .default('active'),
    /** The password is one somebody else made up: it opens nothing but the change of it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    passwordChangedAt: instant('password_changed_at'),
    /** Telephone number in E.164, proved by a code. */
    mobile: text(),
    /** Name of the chosen profile picture; empty: the first. */
    icon: text().notNull().default(''),
    /** Whether money goes to games by itself, where it is moved to vendors; null: as the operator says. */
    autoTransfer: boolean('auto_transfer'),
    /** Whether others see what the person won, under a masked name. */
    showWins: boolean('show_wins').notNull().default(true),
    /** The agent whose invitation brought the person here. */
    uplineId: uuid('upline_id').references((): AnyPgColumn => member.id),
    lastLoginAt: instant('last_login_at'),
    /** End of a trial account. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('member_account_key').on(sql`lower(${t.account})`),
    uniqueIndex('member_mobile_key').on(t.mobile),
    index('member_upline').on(t.uplineId),
    check('member_type', sql`${t.type} in (0, 1, 2, 4, 41, 42)`),
    check('member_status', sql`${t.status} in ('active', 'blocked', 'closed')`),
  ],
)

/** A login. Only sha256 (hex) of the token is kept, so a copy of the database opens no session. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Written at most once a minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Absolute end; idleness ends it sooner. */
    expiresAt: instant('expires_at').notNull(),
    /** As `Chrome · Android`, for its person's eyes; empty: not told. */
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    /** How the person got in; a password nobody typed need not be changed. */
    way: text({ enum: ['password', 'sms', 'remember', 'code', 'social', 'passkey', 'trial'] })
      .notNull()
      .default('password'),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', { enum: ['logout', 'password', 'expired', 'operator'] }),
  },
  (t) => [index('session_member').on(t.memberId), index('session_expires').on(t.expiresAt)],
)

/** Failed logins of the last minutes; names nobody owns are counted too, so that an answer tells nothing. */
export const loginFailure = pgTable(
  'login_failure',
  {
    accountKey: text('account_key').notNull(),
    /** Null when it counts against the account alone. */
    ip: text(),
    at: instant('at').notNull().defaultNow(),
    /** Of an attempt whose password is being checked now. */
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

export const captcha = pgTable(
  'captcha',
  { id: text().primaryKey(), answerHash: text('answer_hash').notNull(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('captcha_expires').on(t.expiresAt)],
)

/** Proofs of work already spent. */
export const spentChallenge = pgTable(
  'spent_challenge',
  { id: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('spent_challenge_expires').on(t.expiresAt)],
)

/** Ids of sealed calls already opened. */
export const sealedJti = pgTable(
  'sealed_jti',
  { jti: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('sealed_jti_expires').on(t.expiresAt)],
)

/** Answers of money calls, replayed for the same key; claimed by insert before anything moves. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** Member id, or `ip:` and the address for a visitor. */
    principal: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    /** Null while the first call is still running. */
    status: integer(),
    body: text(),
    /**
     * Until when the first call may still say more than was committed; null: the answer is final. By the clock of the
     * database.
     */
    settlesAt: instant('settles_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.route, t.key] }), index('idempotency_expires').on(t.expiresAt)],
)
