import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member, ownerId } from '../schema.ts'

/** A code sent to a person. Neither it nor the address it went to is kept as text. */
export const verification = pgTable(
  'verification',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['sms', 'register', 'mail', 'place', 'contact'] }).notNull(),
    /** Keyed hash of the number, mail address or place it proves. */
    targetHash: text('target_hash').notNull(),
    /** Null where the target is unknown: such codes are not sent and look like any other. */
    memberId: uuid('member_id').references(() => member.id),
    /** The requesting session, where there is one: no other may use the code. */
    sessionId: text('session_id'),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    /** Keyed hash of the requesting address. */
    requesterHash: text('asker_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_target').on(t.targetHash, t.createdAt),
    index('verification_asker').on(t.requesterHash, t.createdAt),
    index('verification_expires').on(t.expiresAt),
  ],
)

/** An app that makes codes of six digits (RFC 6238). */
export const authenticator = pgTable('authenticator', {
  memberId: ownerId().primaryKey(),
  /** Sealed under the key of the gateway, base64url. */
  secret: text().notNull(),
  /** Null until a first code proved that the app has it. */
  confirmedAt: instant('confirmed_at'),
  /** Half minute of the last accepted code: none is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

/** Codes on paper for a member who lost the app; each opens once. */
export const recoveryCode = pgTable(
  'recovery_code',
  { memberId: ownerId(), codeHash: text('code_hash').notNull(), usedAt: instant('used_at') },
  (t) => [primaryKey({ columns: [t.memberId, t.codeHash] })],
)

/** A key pair of a device (WebAuthn); ours is the public half. */
export const passkey = pgTable(
  'passkey',
  {
    /** Credential id, base64url. */
    id: text().primaryKey(),
    memberId: ownerId(),
    publicKey: text('public_key').notNull(),
    /** Uses the device has counted; always 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('passkey_member').on(t.memberId)],
)

/**
 * A started operation that one more answer finishes: the second step of a login, or a challenge a device has to sign.
 */
export const securityStep = pgTable(
  'security_step',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['login', 'passkey-add', 'passkey-login'] }).notNull(),
    /** Null while it is unknown who will sign. */
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
