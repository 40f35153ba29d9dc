import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from './accounts.ts'
import { game, round } from './games.ts'

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
  (t) => [index('affiliate_agent').on(t.agentId)],
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
    contact: text(),
    /** The game it is about, and the round of it. */
    nodeId: integer('node_id').references(() => game.nodeId),
    roundId: bigint('round_id', { mode: 'number' }).references(() => round.id),
    at: instant('at').notNull(),
  },
  (t) => [index('feedback_at').on(t.at)],
)

/** Title and clean html by language. */
export type MessageTexts = Record<string, { title: string; content: string }>

/** A message to one person. */
export const message = pgTable(
  'message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    category: text({ enum: ['SYSTEM', 'SERVICE', 'WALLET', 'PROMOTION', 'CONTRACT'] }).notNull(),
    texts: jsonb().$type<MessageTexts>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    index('message_member').on(t.memberId, t.id),
    index('message_unread')
      .on(t.memberId)
      .where(sql`${t.readAt} is null`),
  ],
)
