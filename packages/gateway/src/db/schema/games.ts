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
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type * as z from 'zod'
import { member, session } from './accounts.ts'
import { asset } from './assets.ts'

// As the contract names them; types only, for migrations are made without it.
type Feature = z.output<typeof GameFeature>
type Unevenness = z.output<typeof Volatility>
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
const volatilities = Object.keys({ LOW: 1, MEDIUM: 1, HIGH: 1, VERY_HIGH: 1 } satisfies Record<Unevenness, 1>)

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Follows a login whose token is renewed; forgotten with it. */
const loginSession = () =>
  text('login_session').references(() => session.tokenHash, { onUpdate: 'cascade', onDelete: 'set null' })

/** A maker of games (vassalage). Its signing secret is never stored: it comes with the start of the gateway. */
export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  displayName: text('display_name').notNull(),
  status: text({ enum: ['ON', 'MAINTENANCE'] })
    .notNull()
    .default('ON'),
  sort: integer().notNull().default(0),
  /** Languages its games speak, where a game does not say otherwise. */
  languages: text().array().notNull().default(['en']),
  /** May pay a win whose bet we never saw (free spins, tournaments). */
  creditWithoutBet: boolean('credit_without_bet').notNull().default(false),
})

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
    volatility: text().$type<Unevenness>(),
    features: text().array().$type<Feature[]>().notNull().default([]),
    /** Null: those of its vendor. */
    languages: text().array(),
    /** Smallest and largest stake of a round, minor units; null where the vendor does not say. */
    minBet: bigint('min_bet', { mode: 'bigint' }),
    maxBet: bigint('max_bet', { mode: 'bigint' }),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Trial players may play it. */
    demo: boolean().notNull().default(true),
    iconUrl: text('icon_url').notNull().default(''),
    sort: integer().notNull().default(0),
    /**
     * All titles and their transliterations folded to one text, for search; empty until folded (db/games/folding.ts).
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
 * One row: how often games, titles or vendors were changed. Triggers count; whoever keeps a list looks here
 * (modules/games/catalogue-cache.ts).
 */
export const catalogueStamp = pgTable('catalogue_stamp', {
  id: boolean().primaryKey().default(true),
  changes: bigint({ mode: 'number' }).notNull().default(0),
})

/** Every word of a title or vendor in Latin letters, for misspelt searches to be put right by. */
export const gameWord = pgTable('game_word', { word: text().primaryKey() })

export const favourite = pgTable(
  'favourite',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.nodeId] }), index('favourite_latest').on(t.memberId, t.at)],
)

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

/** One-time token of a launch address; the vendor's `authenticate` burns it. sha256 (hex) only. */
export const launchToken = pgTable(
  'launch_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Id of the game session that will come of it; the site sees it as `session_id`. */
    sessionId: uuid('session_id').notNull().unique().defaultRandom(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    /** The login it was asked for with. */
    loginSession: loginSession(),
    language: text().notNull(),
    /** Address it was asked for from: bets from a region that is closed meanwhile are refused. */
    ip: text(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('launch_token_login').on(t.loginSession), index('launch_token_expires').on(t.expiresAt)],
)

/** What a vendor may bet with: made by `authenticate`. sha256 (hex) of its token only. */
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
    /** The login it belongs to: no bet outlives it. */
    loginSession: loginSession(),
    language: text().notNull(),
    /** Address it was asked for from: bets from a region that is closed meanwhile are refused. */
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

/** One round of a game for one player; the vendor names it, and players of a table may share the name. */
export const round = pgTable(
  'round',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    vendorRound: text('vendor_round').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    asset: text()
      .notNull()
      .references(() => asset.code),
    state: text({ enum: ['OPEN', 'CLOSED', 'VOIDED', 'REOPENED'] })
      .notNull()
      .default('OPEN'),
    /** Debits and credits not rolled back: how many, and their sums in minor units. */
    bets: integer().notNull().default(0),
    wins: integer().notNull().default(0),
    stake: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    win: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Of `stake`, what came from BONUS: wins are split as the stake was. */
    bonusStake: bigint('bonus_stake', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Once settled: the valid bet, and what of it counts towards turnover. */
    validBet: bigint('valid_bet', { mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    contribution: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    openedAt: instant('opened_at').notNull().defaultNow(),
    closedAt: instant('closed_at'),
    /** When its vendor was last asked about it, while it stays open. */
    askedAt: instant('asked_at'),
  },
  (t) => [
    index('round_unfinished')
      .on(t.openedAt)
      .where(sql`${t.state} in ('OPEN', 'REOPENED')`),
    index('round_ended')
      .on(t.vendor, t.closedAt)
      .where(sql`${t.state} = 'CLOSED'`),
    unique('round_of_player').on(t.vendor, t.vendorRound, t.memberId),
    index('round_member').on(t.memberId, t.openedAt),
    index('round_of_game').on(t.memberId, t.nodeId, t.openedAt),
    index('round_settled')
      .on(t.memberId, t.closedAt)
      .where(sql`state = 'CLOSED'`),
    index('round_open')
      .on(t.openedAt)
      .where(sql`state in ('OPEN', 'REOPENED')`),
    check('round_sums', sql`${t.stake} >= 0 and ${t.win} >= 0 and ${t.bets} >= 0 and ${t.wins} >= 0`),
    check('round_bonus_stake', sql`${t.bonusStake} between 0 and ${t.stake}`),
  ],
)
