import type { GameFeature, Volatility } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { instant, minor } from '../../db/columns.ts'
import { member, session } from '../../auth/schema.ts'

// As the contract names them; types only.
type Feature = z.output<typeof GameFeature>
type VolatilityValue = z.output<typeof Volatility>
const features = Object.keys({
  FREE_SPINS: 1,
  MULTIPLIER: 1,
  WILDS: 1,
  RESPINS: 1,
  CASCADES: 1,
  BONUS_ROUND: 1,
  BONUS_BUY: 1,
  JACKPOT: 1,
} satisfies Record<Feature, 1>)
const volatilities = Object.keys({ LOW: 1, MEDIUM: 1, HIGH: 1, VERY_HIGH: 1 } satisfies Record<VolatilityValue, 1>)

/** Follows a login whose token is renewed; deleted with it. */
const loginSession = () =>
  text('login_session').references(() => session.tokenHash, { onUpdate: 'cascade', onDelete: 'set null' })

/** A maker of games (vassalage). Its signing secret is never stored: it is passed at the start of the gateway. */
export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  displayName: text('display_name').notNull(),
  status: text({ enum: ['ON', 'MAINTENANCE'] })
    .notNull()
    .default('ON'),
  sort: integer().notNull().default(0),
  /** Languages its games support, where a game does not name its own. */
  languages: text().array().notNull().default(['en']),
  /** May pay a win whose bet we never saw (free spins, tournaments). */
  creditWithoutBet: boolean('credit_without_bet').notNull().default(false),
  /** Plays free spins that the operator gives (docs/guides/game-vendor.md). */
  freeSpins: boolean('free_spins').notNull().default(false),
})

export const vendorsView = pgView('vendors', {})
  .with({ securityInvoker: true })
  .as(sql`select code, display_name from ${vendor}`)

export const game = pgTable(
  'game',
  {
    nodeId: integer('node_id').primaryKey(),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    gameType: text('game_type').notNull(),
    gameClassify: text('game_classify').notNull().default(''),
    gameCode: text('game_code').notNull(),
    isGame: text('is_game', { enum: ['GAME', 'VASSALAGE'] })
      .notNull()
      .default('GAME'),
    status: text({ enum: ['ON', 'MAINTENANCE', 'SOON'] })
      .notNull()
      .default('ON'),
    isHot: boolean('is_hot').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    /** Place in the hot list, 1 is best; null: by play only. */
    hotRank: integer('hot_rank'),
    /** Computed return in per cent, only where an engine of ours computes it. */
    rtp: numeric({ precision: 6, scale: 3, mode: 'number' }),
    /** From the computed deviation of a round; like the rate of return, only where an engine of ours computes it. */
    volatility: text().$type<VolatilityValue>(),
    features: text().array().$type<Feature[]>().notNull().default([]),
    /** Null: those of its vendor. */
    languages: text().array(),
    /** Smallest and largest stake of a round, minor units; null where the vendor gives none. */
    minBet: bigint('min_bet', { mode: 'bigint' }),
    maxBet: bigint('max_bet', { mode: 'bigint' }),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Trial players may play it. */
    demo: boolean().notNull().default(true),
    iconUrl: text('icon_url').notNull().default(''),
    sort: integer().notNull().default(0),
    /**
     * All titles and their transliterations folded to one text, for search; empty until folded (queries/folding.ts).
     */
    search: text().notNull().default(''),
  },
  (t) => [
    unique('game_vendor_code').on(t.vendor, t.gameCode),
    index('game_list').on(t.gameType, t.vendor, t.sort),
    index('game_hot').on(t.hotRank),
    index('game_unfolded')
      .on(t.nodeId)
      .where(sql`search = ''`),
    check('game_features_known', sql`${t.features} <@ ${sql.raw(`'{${features.join(',')}}'::text[]`)}`),
    check(
      'game_volatility_known',
      sql`${t.volatility} in (${sql.raw(volatilities.map((one) => `'${one}'`).join(', '))})`,
    ),
    check('game_bets', sql`${t.minBet} > 0 and ${t.maxBet} >= ${t.minBet}`),
  ],
)

export const gamesView = pgView('games', {}).with({ securityInvoker: true }).as(sql`
  select node_id, vendor, game_type, game_code, status, added_at, icon_url from ${game}`)

export const gameTitle = pgTable(
  'game_title',
  {
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    language: text().notNull(),
    title: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.nodeId, t.language] })],
)

/**
 * One row: how often games, titles or vendors were changed. Triggers count; caches of lists read it
 * (modules/games/catalogue/catalogue-cache.ts).
 */
export const catalogueStamp = pgTable('catalogue_stamp', {
  id: boolean().primaryKey().default(true),
  changes: bigint({ mode: 'number' }).notNull().default(0),
})

/** Every word of a title or vendor in Latin letters, to correct misspelt searches. */
export const gameWord = pgTable('game_word', { word: text().primaryKey() })

export const recentGame = pgTable(
  'recent_game',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    at: instant('at').notNull().defaultNow(),
    launches: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.nodeId] }), index('recent_game_latest').on(t.memberId, t.at)],
)

export const recentGamesView = pgView('recent_games', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, node_id, at from ${recentGame}`)

/** One-time token of a launch address; the vendor's `authenticate` invalidates it. sha256 (hex) only. */
export const launchToken = pgTable(
  'launch_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Id of the game session that will follow from it; the site sees it as `session_id`. */
    sessionId: uuid('session_id').notNull().unique().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    /** The login of the request. */
    loginSession: loginSession(),
    language: text().notNull(),
    /** Address of the request: bets from a region that is closed meanwhile are refused. */
    ip: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('launch_token_login').on(t.loginSession), index('launch_token_expires').on(t.expiresAt)],
)

/** A vendor's permission to bet: made by `authenticate`. sha256 (hex) of its token only. */
export const gameSession = pgTable(
  'game_session',
  {
    id: uuid().primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    /** The login it belongs to: bets end with it. */
    loginSession: loginSession(),
    language: text().notNull(),
    /** Address of the request: bets from a region that is closed meanwhile are refused. */
    ip: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was opened or last bet with, to half a minute: who plays now is counted by it. */
    playedAt: instant('played_at').notNull().defaultNow(),
  },
  (t) => [
    index('game_session_login').on(t.loginSession, t.createdAt),
    index('game_session_member').on(t.memberId),
    index('game_session_expires').on(t.expiresAt),
    index('game_session_playing').on(t.nodeId, t.playedAt),
  ],
)

export const gameSessionsView = pgView('game_sessions', {})
  .with({ securityInvoker: true })
  .as(sql`select login_session, created_at from ${gameSession}`)

// What is added up from rounds, so that no call reads all of them. Triggers keep these tables in the transaction that
// settles (`0001_functions.sql`); `npm run -s sums` compares them with their source and rebuilds them.

/** A person's play of the week, by category and over `ALL`: the source of the rank lists. */
export const rankTotal = pgTable(
  'rank_total',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    gameType: text('game_type').notNull(),
    rounds: integer().notNull(),
    turnover: minor('turnover').notNull(),
    win: minor('win').notNull(),
    multiplier: minor('multiplier').notNull(),
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

/** Rounds of the week that brought more than their stake. */
export const roundWin = pgTable(
  'round_win',
  {
    roundId: bigint('round_id', { mode: 'number' }).primaryKey(),
    memberId: uuid('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    gameType: text('game_type').notNull(),
    asset: text().notNull(),
    /** 0 for a free round. */
    stake: minor('stake').notNull(),
    /** What exceeded the stake. */
    won: minor('won').notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Others may see it. */
    shown: boolean().notNull(),
    /** Of the last 24 hours; `freshen_ranks` ends it. */
    recent: boolean().notNull().default(true),
    /** At least ten times the stake. */
    big: boolean()
      .notNull()
      .generatedAlwaysAs(sql`stake > 0 and won >= 9 * stake`),
  },
  (t) => [
    // A list is made of the first rows of each combination that it has (queries/winners.ts).
    index('round_win_top')
      .on(
        t.asset,
        t.recent,
        t.big,
        t.won.desc().nullsFirst(),
        t.closedAt.desc().nullsFirst(),
        t.roundId.desc().nullsFirst(),
      )
      .where(sql`shown`),
    index('round_win_top_of')
      .on(
        t.asset,
        t.gameType,
        t.recent,
        t.big,
        t.won.desc().nullsFirst(),
        t.closedAt.desc().nullsFirst(),
        t.roundId.desc().nullsFirst(),
      )
      .where(sql`shown`),
    index('round_win_closed').on(t.recent, t.closedAt),
    index('round_win_member').on(t.memberId),
  ],
)

/** Settled rounds of a quarter of an hour by person and game: days of every time zone begin with one. */
export const playQuarter = pgTable(
  'play_quarter',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    quarter: instant('quarter').notNull(),
    nodeId: integer('node_id').notNull(),
    rounds: integer().notNull(),
    stake: minor('stake').notNull(),
    validBet: minor('valid_bet').notNull(),
    win: minor('win').notNull(),
    /** What exceeded the stake, of the rounds in which something did. */
    won: minor('won').notNull(),
    /** The largest multiple of a stake, in hundredths, of these. */
    best: minor('best').notNull(),
    /** When the last of the rounds closed. */
    lastAt: instant('last_at'),
    /** Whether `rank_total` includes its current state. */
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

export const playQuartersView = pgView('play_quarters', {}).with({ securityInvoker: true }).as(sql`
  select member_id, asset, quarter, node_id, rounds, stake, valid_bet, win from ${playQuarter}`)
