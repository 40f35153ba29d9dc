import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, bytes } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { game } from '../games/schema.ts'

/** Feedback of visitors and members to the operator. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a visitor. */
    memberId: uuid('member_id').references(() => member.id),
    type: text().notNull(),
    content: text().notNull(),
    /**
     * Contact for an answer that cannot go to the messages: a mail address, or a number in E.164. Before 2026-11-22
     * whatever was typed.
     */
    contact: text(),
    /** Language of the answer's introduction. */
    language: text(),
    /** Key to add pictures with, for an hour. */
    uploadKey: uuid('upload_key').notNull().defaultRandom().unique('feedback_upload_key'),
    /** The game it is about, and the round of it. */
    nodeId: integer('node_id').references(() => game.nodeId),
    roundId: bigint('round_id', { mode: 'number' }),
    at: instant('at').notNull(),
    /** Null until answered. */
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
    /** When an answer was sent to the contact. */
    answerSentAt: instant('answer_sent_at'),
    /** Read, and closed without an answer: the author cannot be reached. */
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

/** Pictures beside feedback; seen by its author and by operators. */
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
