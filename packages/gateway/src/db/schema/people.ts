import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MessageValues } from '../../modules/messages/kinds.ts'
import { member } from './accounts.ts'
import { game, round } from './games.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An agent's invitation: the code in a link, and the domain it is good on (null: any). */
export const affiliate = pgTable(
  'affiliate',
  {
    code: text().primaryKey(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    domain: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('affiliate_agent').on(t.agentId), index('affiliate_code_folded').on(sql`lower(${t.code})`)],
)

/** What people say to the house. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a visitor. */
    memberId: uuid('member_id').references(() => member.id),
    type: text().notNull(),
    content: text().notNull(),
    /**
     * Where an answer goes that finds no messages: a mail address, or a number in E.164. Before 2026-11-22 whatever was
     * typed.
     */
    contact: text(),
    /** In which the answer is introduced. */
    language: text(),
    /** Whoever holds it may add pictures, for an hour. */
    uploadKey: uuid('upload_key').notNull().defaultRandom().unique('feedback_upload_key'),
    /** The game it is about, and the round of it. */
    nodeId: integer('node_id').references(() => game.nodeId),
    roundId: bigint('round_id', { mode: 'number' }).references(() => round.id),
    at: instant('at').notNull(),
    /** Null while nobody has answered. */
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    /** When an answer left for the contact. */
    answerSentAt: instant('answer_sent_at'),
    /** Read, and left without an answer: nobody can be reached. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    index('feedback_at').on(t.at),
    index('feedback_member').on(t.memberId, t.id),
    index('feedback_to_send')
      .on(t.answeredAt)
      .where(sql`${t.memberId} is null and ${t.answerSentAt} is null and ${t.answer} is not null`),
  ],
)

/** Pictures beside what somebody says; seen by them and by operators. */
export const feedbackPicture = pgTable(
  'feedback_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    feedbackId: bigint('feedback_id', { mode: 'number' })
      .notNull()
      .references(() => feedback.id),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('feedback_picture_once').on(t.feedbackId, t.sha256)],
)

/** Plain text by language. */
export type MessageTexts = Record<string, { title: string; text: string }>

/** A message to one person. */
export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    category: text({ enum: ['SYSTEM', 'SECURITY', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT'] }).notNull(),
    /** What happened (`modules/messages/kinds.ts`) and what its words fill in when it is read. */
    kind: text(),
    values: jsonb().$type<MessageValues>(),
    /** In its place: what somebody wrote by hand. */
    texts: jsonb().$type<MessageTexts>(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** Kept for a day, so that it can be taken back. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('message_member')
      .on(t.memberId, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('message_unread')
      .on(t.memberId)
      .where(sql`${t.readAt} is null and ${t.deletedAt} is null`),
    index('message_deleted')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('message_kind_or_texts', sql`(${t.kind} is null) <> (${t.texts} is null)`),
  ],
)
