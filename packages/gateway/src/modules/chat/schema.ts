import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member, ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { txnKey } from '../../ledger/schema.ts'

/** A host of the operator, who has a room. */
export const chatHost = pgTable('chat_host', {
  id: text().primaryKey(),
  name: text().notNull(),
  language: text().notNull(),
  iconUrl: text('icon_url').notNull().default(''),
  online: boolean().notNull().default(false),
  /** When followers were last told that the host is online. */
  announcedAt: instant('announced_at'),
  createdAt: instant('created_at').notNull(),
  /** Null until removed; the host stays with what they said. */
  removedAt: instant('removed_at'),
})

export const chatHostsView = pgView('chat_hosts', {})
  .with({ securityInvoker: true })
  .as(sql`select name, removed_at from ${chatHost}`)

/** A room. Its counter numbers the messages in the order of commits: a message takes it in its own transaction. */
export const chatRoom = pgTable(
  'chat_room',
  {
    id: text().primaryKey(),
    kind: text({ enum: ['LANGUAGE', 'HOST'] }).notNull(),
    language: text().notNull(),
    hostId: text('host_id').references(() => chatHost.id),
    /** Name of the room by language; a room of a host has the host's. */
    titles: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Least time between two messages of a person; null: that of the settings. */
    slowMs: integer('slow_ms'),
    lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('chat_room_host').on(t.hostId),
    check('chat_room_kind', sql`(${t.kind} = 'HOST') = (${t.hostId} is not null)`),
    check('chat_room_slow', sql`${t.slowMs} between 0 and 3600000`),
  ],
)

/** Somebody who takes part, under a name of the chat's own that tells nothing of the account. */
export const chatPerson = pgTable('chat_person', {
  memberId: ownerId().primaryKey(),
  ref: text().notNull().unique('chat_person_ref'),
  /** Version of the rules that were accepted; 0: none. */
  rulesVersion: smallint('rules_version').notNull().default(0),
  mutedUntil: instant('muted_until'),
  bannedAt: instant('banned_at'),
  /** Null: a ban does not end by itself. */
  bannedUntil: instant('banned_until'),
})

/** A part of a text as it is stored: words, somebody mentioned, a link of ours, or what the filter took out. */
export type StoredPart = string | { m: string } | { a: string; t: string } | { x: 1 }

/** A round as it was when it was shared. Figures are minor units. */
export interface StoredReceipt {
  stake: string
  win: string
  closedAt: string
  shown: boolean
}

/**
 * Messages, never changed: what an operator removes is hidden by a later message that names it. The table has a
 * partition for each month of `at`.
 */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRoom.id),
    seq: bigint({ mode: 'number' }).notNull(),
    kind: text({ enum: ['TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL'] }).notNull(),
    /** Who wrote; null: a host, or an operator who removed something. */
    memberId: uuid('member_id').references(() => member.id),
    hostId: text('host_id').references(() => chatHost.id),
    body: jsonb().$type<StoredPart[]>().notNull().default([]),
    /** People mentioned in the text. */
    mentions: uuid()
      .array()
      .notNull()
      .default(sql`'{}'::uuid[]`),
    clientId: uuid('client_id'),
    /** The message a removal is about. */
    targetId: bigint('target_id', { mode: 'number' }),
    roundId: bigint('round_id', { mode: 'number' }),
    receipt: jsonb().$type<StoredReceipt>(),
    giftId: bigint('gift_id', { mode: 'number' }).references((): AnyPgColumn => chatGift.id),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'chat_message_id_at_pk', columns: [t.id, t.at] }),
    unique('chat_message_place').on(t.roomId, t.seq, t.at),
    index('chat_message_client')
      .on(t.memberId, t.clientId)
      .where(sql`${t.clientId} is not null`),
    index('chat_message_removal')
      .on(t.targetId)
      .where(sql`${t.kind} = 'REMOVAL'`),
    index('chat_message_of_gift')
      .on(t.giftId)
      .where(sql`${t.giftId} is not null`),
    index('chat_message_mentions').using('gin', t.mentions),
    index('chat_message_of').on(t.memberId, t.id),
    check('chat_message_kind', sql`${t.kind} in ('TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL')`),
    check('chat_message_author', sql`num_nonnulls(${t.memberId}, ${t.hostId}) = (${t.kind} <> 'REMOVAL')::int`),
    check('chat_message_target', sql`(${t.kind} = 'REMOVAL') = (${t.targetId} is not null)`),
    check('chat_message_round', sql`(${t.kind} = 'SHARE') = (${t.roundId} is not null)`),
    check('chat_message_gift', sql`(${t.kind} in ('TIP', 'RAIN')) = (${t.giftId} is not null)`),
  ],
)

/** Identifiers that clients gave their messages, each once, and when the message was written: so in which month. */
export const chatSent = pgTable(
  'chat_sent',
  {
    memberId: ownerId(),
    clientId: uuid('client_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'chat_message_once', columns: [t.memberId, t.clientId] })],
)

/** Messages that were removed. */
export const chatRemoved = pgTable(
  'chat_removed',
  { targetId: bigint('target_id', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ name: 'chat_message_removed', columns: [t.targetId] })],
)

/** Cash given in a room; written with its movement, and never changed. */
export const chatGift = pgTable(
  'chat_gift',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['TIP', 'RAIN'] }).notNull(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRoom.id),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    amount: minor('amount').notNull(),
    each: minor('each').notNull(),
    receivers: uuid().array().notNull(),
    txnId: bigint('txn_id', { mode: 'number' })
      .notNull()
      .unique('chat_gift_txn')
      .references(() => txnKey.txnId),
    at: instant('at').notNull(),
  },
  (t) => [
    index('chat_gift_sum').on(t.senderId, t.at),
    check('chat_gift_amount', sql`${t.each} > 0 and ${t.amount} = ${t.each} * cardinality(${t.receivers})`),
    check('chat_gift_other', sql`not (${t.senderId} = any (${t.receivers}))`),
  ],
)

/** Who looks at a room, in which session, until when; each gateway reads it for its own streams. */
export const chatPresence = pgTable(
  'chat_presence',
  {
    sessionId: text('session_id').notNull(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRoom.id),
    memberId: ownerId(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.roomId] }), index('chat_presence_room').on(t.roomId, t.until)],
)

/** How far a person has read a room. */
export const chatReader = pgTable(
  'chat_reader',
  {
    memberId: ownerId(),
    roomId: text('room_id')
      .notNull()
      .references(() => chatRoom.id),
    seq: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.roomId] })],
)

/** Whose messages a person does not see. */
export const chatBlock = pgTable(
  'chat_block',
  {
    memberId: ownerId(),
    blockedId: uuid('blocked_id')
      .notNull()
      .references(() => member.id),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.blockedId] }),
    check('chat_block_other', sql`${t.memberId} <> ${t.blockedId}`),
  ],
)

export const chatFollow = pgTable(
  'chat_follow',
  {
    memberId: ownerId(),
    hostId: text('host_id')
      .notNull()
      .references(() => chatHost.id),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.hostId] })],
)

/** What people reported, and what an operator decided. */
export const chatReport = pgTable(
  'chat_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    memberId: ownerId(),
    reason: text({ enum: ['SCAM', 'ABUSE', 'SPAM', 'SELF_HARM', 'OTHER'] }).notNull(),
    note: text().notNull().default(''),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: text('decided_by'),
    decision: text({ enum: ['dismiss', 'delete', 'mute', 'ban'] }),
  },
  (t) => [
    unique('chat_report_once').on(t.messageId, t.memberId),
    index('chat_report_open')
      .on(t.id)
      .where(sql`${t.decidedAt} is null`),
  ],
)
