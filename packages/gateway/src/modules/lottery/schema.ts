import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'

/**
 * One issue of a lottery. Its seed is fixed, and its hash published, before it opens; what it draws follows from the
 * seed.
 */
export const lottoIssue = pgTable(
  'lotto_issue',
  {
    gameCode: text('game_code').notNull(),
    numero: text().notNull(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    drawsAt: instant('draws_at').notNull(),
    /** When its numbers were first told: it stays drawn, whatever the clock shows since. */
    drawnAt: instant('drawn_at'),
    /** Hex; not published before the draw. */
    seed: text().notNull(),
    /** sha256 (hex) of the seed. */
    commitment: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameCode, t.numero] }),
    index('lotto_issue_drawn').on(t.gameCode, t.drawsAt, t.drawnAt),
  ],
)

/** Lotteries a person opened. */
export const lottoRecent = pgTable(
  'lotto_recent',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    gameCode: text('game_code').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.gameCode] }), index('lotto_recent_latest').on(t.memberId, t.at)],
)
