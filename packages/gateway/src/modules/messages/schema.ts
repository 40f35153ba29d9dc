import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, pgView, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import type { MessageValues } from '../../lib/messages.ts'
import { member } from '../../auth/schema.ts'

/** Plain text by language. */
export type MessageTexts = Record<string, { title: string; text: string }>

/** A message to one person. The table has a partition for each month of `at`. */
export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    category: text({ enum: ['SYSTEM', 'SECURITY', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT', 'LINE'] }).notNull(),
    /** What happened (`modules/messages/kinds.ts`) and the values its text is filled with when it is read. */
    kind: text(),
    values: jsonb().$type<MessageValues>(),
    /** Instead of it: texts written by hand. */
    texts: jsonb().$type<MessageTexts>(),
    /** Who wrote it, if somebody of the line of the person did. */
    senderId: uuid('sender_id').references(() => member.id),
    /** The message that it replies to. */
    replyTo: bigint('reply_to', { mode: 'number' }),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** Kept for a day, so that it can be restored. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ name: 'message_id_at_pk', columns: [t.id, t.at] }),
    index('message_member')
      .on(t.memberId, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('message_unread')
      .on(t.memberId)
      .where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
    index('message_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    index('message_sent')
      .on(t.senderId, t.id)
      .where(sql`${t.senderId} is not null`),
    check('message_kind_or_texts', sql`(${t.kind} is null) <> (${t.texts} is null)`),
  ],
)

export const messagesView = pgView('messages', {})
  .with({ securityInvoker: true })
  .as(sql`select id, member_id, kind, "values", sender_id, at, deleted_at from ${message}`)

/** Pictures beside a message between people of a line; seen by both of them. */
export const messagePicture = pgTable(
  'message_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('message_picture_once').on(t.messageId, t.sha256)],
)
