import { ticketStates, ticketSubjects } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'

/** A question of a person to customer service. */
export const ticket = pgTable(
  'ticket',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** Key it was sent with: sent again after a lost answer, it is the same question. */
    intent: text().notNull(),
    state: text({ enum: ticketStates }).notNull().default('OPEN'),
    /** What it is about, checked to be the person's own; its facts are read when they are shown. */
    subjectKind: text('subject_kind', { enum: ticketSubjects }),
    subjectId: text('subject_id'),
    /** First line of the question. */
    question: text().notNull(),
    at: instant('at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Since when an answer is due; null: none is. */
    waitingSince: instant('waiting_since'),
    /** First answer, and how long it took in minutes of service hours. */
    answeredAt: instant('answered_at'),
    answerMinutes: integer('answer_minutes'),
    /** Whether there is an answer that the person has not read. */
    unread: boolean().notNull().default(false),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('ticket_intent').on(t.memberId, t.intent),
    index('ticket_member').on(t.memberId, t.lastAt),
    index('ticket_unread')
      .on(t.memberId)
      .where(sql`${t.unread}`),
    index('ticket_waiting')
      .on(t.waitingSince)
      .where(sql`${t.waitingSince} is not null`),
    index('ticket_answered')
      .on(t.answeredAt)
      .where(sql`${t.answeredAt} is not null`),
    index('ticket_silent')
      .on(t.lastAt)
      .where(sql`${t.state} in ('ANSWERED', 'WAITING')`),
    check('ticket_subject', sql`(${t.subjectKind} is null) = (${t.subjectId} is null)`),
    check('ticket_waits', sql`(${t.state} in ('OPEN', 'REOPENED')) = (${t.waitingSince} is not null)`),
    check('ticket_closed', sql`(${t.state} = 'CLOSED') = (${t.closedAt} is not null)`),
  ],
)

/** One message of a thread, or an event of it. */
export const ticketMessage = pgTable(
  'ticket_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: bigint('ticket_id', { mode: 'number' })
      .notNull()
      .references(() => ticket.id),
    from: text({ enum: ['PERSON', 'SERVICE', 'SYSTEM'] }).notNull(),
    event: text({ enum: ['CLOSED', 'REOPENED'] }),
    /** The operator who wrote it, never shown; and the first name that is. */
    operator: text(),
    name: text(),
    text: text().notNull().default(''),
    /** Key it was sent with, of messages of the person. */
    intent: text(),
    /** Answers that are offered, and the one that the person took. */
    choices: jsonb().$type<string[]>().notNull().default([]),
    chosen: integer(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('ticket_message_of').on(t.ticketId, t.id),
    unique('ticket_message_intent').on(t.ticketId, t.intent),
    check('ticket_message_event', sql`(${t.from} = 'SYSTEM') = (${t.event} is not null)`),
  ],
)

/** Pictures of the person beside a message; seen by its author and by operators. */
export const ticketPicture = pgTable(
  'ticket_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => ticketMessage.id),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('ticket_picture_once').on(t.messageId, t.sha256)],
)
