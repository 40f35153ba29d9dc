import { bigint, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from '../auth/schema.ts'

/**
 * Events of the stream, kept for a while for clients that reconnect after a gap. Ids grow in the order of commits
 * (`modules/stream/notices.ts`).
 */
export const news = pgTable(
  'news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: for everyone. */
    memberId: uuid('member_id').references(() => member.id),
    /** Name and data of the event (contract/events.ts). */
    event: jsonb().$type<{ name: string; data: unknown }>().notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('news_at').on(t.at)],
)
