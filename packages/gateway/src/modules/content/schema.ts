import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

export const announcement = pgTable(
  'announcement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** B bulletin, PL platform, PU public popup, PR promotion, H home, AG news for agents. */
    type: text({ enum: ['B', 'PL', 'PU', 'PR', 'H', 'AG'] }).notNull(),
    promotionType: text('promotion_type'),
    /** Of a popup: A people logged in, F at their first login, B visitors. */
    execution: text({ enum: ['A', 'B', 'F'] }),
    publishedAt: instant('published_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [index('announcement_latest').on(t.publishedAt)],
)

/** Title and clean html of an announcement in one language. */
export const announcementText = pgTable(
  'announcement_text',
  {
    announcementId: bigint('announcement_id', { mode: 'number' })
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.language] })],
)
