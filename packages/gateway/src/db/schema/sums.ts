import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// What is added up from rounds and postings, so that no call reads all of them. Triggers keep these tables in the
// transaction that settles or posts (migration `sums`); `npm run -s sums` compares them with their source and makes
// them anew.

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'bigint' }).notNull()

/** Settled rounds of a quarter of an hour by person and game: days of every time zone begin with one. */
export const playQuarter = pgTable(
  'play_quarter',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    quarter: instant('quarter').notNull(),
    nodeId: integer('node_id').notNull(),
    rounds: integer().notNull(),
    stake: minor('stake'),
    validBet: minor('valid_bet'),
    win: minor('win'),
    /** What exceeded the stake, of the rounds in which something did. */
    won: minor('won'),
    /** The largest multiple of a stake, in hundredths, of these. */
    best: minor('best'),
    /** When the last of the rounds closed. */
    lastAt: instant('last_at'),
    /** Whether `rank_total` knows of it as it is. */
    ranked: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.asset, t.quarter, t.nodeId] }),
    index('play_quarter_game').on(t.memberId, t.nodeId, t.quarter),
    index('play_quarter_at').on(t.quarter),
    index('play_quarter_unranked')
      .on(t.memberId)
      .where(sql`not ranked`),
  ],
)

/** Rounds of the week that brought more than their stake. */
export const roundWin = pgTable(
  'round_win',
  {
    roundId: bigint('round_id', { mode: 'number' }).primaryKey(),
    memberId: uuid('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    gameType: text('game_type').notNull(),
    asset: text().notNull(),
    /** What exceeded the stake. */
    won: minor('won'),
    closedAt: instant('closed_at').notNull(),
    /** Others may see it. */
    shown: boolean().notNull(),
  },
  (t) => [
    index('round_win_top')
      .on(t.asset, t.won.desc().nullsFirst(), t.closedAt.desc().nullsFirst(), t.roundId.desc().nullsFirst())
      .where(sql`shown`),
    index('round_win_top_of')
      .on(t.asset, t.gameType, t.won.desc().nullsFirst(), t.closedAt.desc().nullsFirst(), t.roundId.desc().nullsFirst())
      .where(sql`shown`),
    index('round_win_closed').on(t.closedAt),
    index('round_win_member').on(t.memberId),
  ],
)

/** A person's play of the week, by category and over `ALL`: what the rank lists are cut from. */
export const rankTotal = pgTable(
  'rank_total',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    gameType: text('game_type').notNull(),
    rounds: integer().notNull(),
    turnover: minor('turnover'),
    win: minor('win'),
    multiplier: minor('multiplier'),
    lastAt: instant('last_at'),
    shown: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.asset, t.gameType] }),
    index('rank_total_turnover')
      .on(t.asset, t.gameType, t.turnover.desc().nullsFirst(), t.lastAt, t.memberId)
      .where(sql`shown and turnover > 0`),
    index('rank_total_win')
      .on(t.asset, t.gameType, t.win.desc().nullsFirst(), t.lastAt, t.memberId)
      .where(sql`shown and win > 0`),
    index('rank_total_multiplier')
      .on(t.asset, t.gameType, t.multiplier.desc().nullsFirst(), t.lastAt, t.memberId)
      .where(sql`shown and multiplier > 0`),
  ],
)

/** One row: from which quarter on `rank_total` counts. */
export const rankWindow = pgTable('rank_window', {
  id: boolean().primaryKey().default(true),
  since: instant('since').notNull(),
})

/** What a person's money came to by movement, apart from play itself: CASH, BONUS and what is held together. */
export const moneyQuarter = pgTable(
  'money_quarter',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    quarter: instant('quarter').notNull(),
    kind: text().notNull(),
    amount: minor('amount'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.asset, t.quarter, t.kind] })],
)

/** The same from the beginning. */
export const moneyTotal = pgTable(
  'money_total',
  { memberId: uuid('member_id').notNull(), asset: text().notNull(), kind: text().notNull(), amount: minor('amount') },
  (t) => [primaryKey({ columns: [t.memberId, t.asset, t.kind] })],
)
