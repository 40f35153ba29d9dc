import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'
import { asset } from '../ledger/assets.ts'

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
    /** Other fields of the registration form, by field name. */
    registration: jsonb().$type<Record<string, string>>().notNull().default({}),
    regAt: instant('reg_at').notNull().defaultNow(),
    status: text({ enum: ['active', 'blocked', 'closed'] })
      .notNull()
      .default('active'),
    /** The password was set by someone else: it allows nothing but changing it. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    passwordChangedAt: instant('password_changed_at'),
    /** Telephone number in E.164, proved by a code. */
    mobile: text(),
    /** Name of the chosen profile picture; empty: the first. */
    icon: text().notNull().default(''),
    /** Whether money moves to games automatically, where it is moved to vendors; null: the operator's default. */
    autoTransfer: boolean('auto_transfer'),
    /** Whether others see what the person won, under a masked name. */
    showWins: boolean('show_wins').notNull().default(true),
    /** Whether the person wants offers by message, e-mail or text message. */
    marketing: boolean().notNull().default(false),
    /**
     * Version of the terms that the person accepted; empty: none yet, as an agent opened the account. Null: an account
     * from before acceptance was kept, which is asked at the next change.
     */
    termsVersion: text('terms_version'),
    /** The agent above: who invited the person, or made the account. Triggers of `member_line` check it. */
    uplineId: uuid('upline_id').references((): AnyPgColumn => member.id),
    /** Code of the invitation the person registered with; empty: none. */
    invitation: text().notNull().default(''),
    lastLoginAt: instant('last_login_at'),
    /** End of a trial account. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('member_account_key').on(sql`lower(${t.account})`),
    uniqueIndex('member_mobile_key').on(t.mobile),
    index('member_upline').on(t.uplineId, t.regAt, t.id),
    index('member_upline_account').on(t.uplineId, sql`lower(${t.account}) text_pattern_ops`),
    // With what a search in a team reads of those it passes over.
    index('member_account_prefix').on(sql`lower(${t.account}) text_pattern_ops`, t.account, t.id, t.type),
    index('member_invitation')
      .on(t.invitation, t.regAt)
      .where(sql`${t.invitation} <> ''`),
    check('member_type', sql`${t.type} in (0, 1, 2, 4, 41, 42)`),
    check('member_status', sql`${t.status} in ('active', 'blocked', 'closed')`),
  ],
)

/**
 * Every member with everyone above, and with themselves at depth 0: the closure of `member.upline_id`. Triggers keep it
 * and refuse a circle, an upline that is no agent, and an upline of a top agent or a trial account.
 */
export const memberLine = pgTable(
  'member_line',
  {
    ancestorId: uuid('ancestor_id')
      .notNull()
      .references(() => member.id),
    descendantId: uuid('descendant_id')
      .notNull()
      .references(() => member.id),
    depth: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ancestorId, t.descendantId] }),
    index('member_line_up').on(t.descendantId, t.depth, t.ancestorId),
    index('member_line_down').on(t.ancestorId, t.depth, t.descendantId),
    check('member_line_depth', sql`(${t.depth} = 0) = (${t.ancestorId} = ${t.descendantId})`),
  ],
)

/** The column of a row that belongs to a member. */
export const ownerId = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/** A login. Only sha256 (hex) of the token is kept, so a copy of the database opens no session. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: ownerId(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Written at most once a minute. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Absolute end; idleness ends it sooner. */
    expiresAt: instant('expires_at').notNull(),
    /** As `Chrome · Android`, shown to its person; empty: unknown. */
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    /** How the person logged in; a password that was not typed need not be changed. */
    way: text({ enum: ['password', 'sms', 'remember', 'code', 'social', 'passkey', 'trial'] })
      .notNull()
      .default('password'),
    /** Version of the terms that were in force when it began: they bind it until it ends. */
    termsVersion: text('terms_version').notNull().default(''),
    revokedAt: instant('revoked_at'),
    revokedReason: text('revoked_reason', { enum: ['logout', 'password', 'expired', 'operator', 'excluded'] }),
  },
  (t) => [
    index('session_member').on(t.memberId),
    index('session_expires').on(t.expiresAt),
    index('session_seen')
      .on(t.lastSeenAt, t.memberId)
      .where(sql`${t.revokedAt} is null`),
  ],
)

/** A person's identity elsewhere: a provider of identities, and its name for them. */
export const memberIdentity = pgTable(
  'member_identity',
  { provider: text().notNull(), subject: text().notNull(), memberId: ownerId(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('member_identity_member').on(t.memberId)],
)

/** When and from where a member agreed to be sent offers, or no longer did; written once. */
export const marketingConsent = pgTable(
  'marketing_consent',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    given: boolean().notNull(),
    /** `EARLIER`: it was given before this was written down. */
    source: text({ enum: ['REGISTRATION', 'SETTINGS', 'OPERATOR', 'EXCLUSION', 'EARLIER'] }).notNull(),
    /** The operator. */
    by: text(),
    at: instant('at').notNull(),
  },
  (t) => [index('marketing_consent_member').on(t.memberId, t.id)],
)

/** Which versions of the terms a person accepted, and when; only added to. */
export const termsAcceptance = pgTable(
  'terms_acceptance',
  { memberId: ownerId(), version: text().notNull(), at: instant('at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.version] })],
)
