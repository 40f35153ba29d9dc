import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid, boolean } from 'drizzle-orm/pg-core'
import { member } from './accounts.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const owner = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/** A login that came about, or one with the right name that did not; what a person sees of their own. */
export const loginEvent = pgTable(
  'login_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: owner(),
    at: instant('at').notNull(),
    way: text().notNull(),
    result: text({ enum: ['OK', 'WRONG_PASSWORD', 'WRONG_CODE'] }).notNull(),
    ip: text().notNull(),
    /** For instance `Chrome · Android`; empty: not told. */
    device: text().notNull(),
  },
  (t) => [index('login_event_member').on(t.memberId, t.id), index('login_event_at').on(t.at)],
)

/** An app that makes codes of six digits (RFC 6238). */
export const authenticator = pgTable('authenticator', {
  memberId: owner().primaryKey(),
  /** Sealed under the key of the gateway, base64url. */
  secret: text().notNull(),
  /** Null until a first code proved that the app has it. */
  confirmedAt: instant('confirmed_at'),
  /** Half minute of the last code that was taken: none is taken twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Codes on paper for whoever lost the app; each opens once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { memberId: owner(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
)

/** A key pair a device keeps (WebAuthn); ours is the public half. */
export const passkey = pgTable(
  'passkey',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    memberId: owner(),
    publicKey: text('public_key').notNull(),
    /** Uses the device has counted; 0 for ever where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkey_member').on(t.memberId)],
)

/** Something begun that one more answer finishes: the second step of a login, or a challenge a device has to sign. */
export const securityStep = pgTable(
  'security_step',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['login', 'passkey-add', 'passkey-login'] }).notNull(),
    /** Null while nobody knows who will sign. */
    memberId: uuid('member_id').references(() => member.id),
    /** The session that began it, where one did: no other may finish it. */
    sessionId: text('session_id'),
    challenge: text().notNull().default(''),
    way: text().notNull().default(''),
    portal: text({ enum: ['player', 'agent'] })
      .notNull()
      .default('player'),
    remember: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('security_step_expires').on(t.expiresAt)],
)

/** Words only the person and the operator know: a letter or a page without them is not ours. */
export const safePhrase = pgTable('safe_phrase', {
  memberId: owner().primaryKey(),
  phrase: text().notNull(),
  setAt: instant('set_at').notNull(),
})
