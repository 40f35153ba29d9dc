import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { ownerId } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { reward } from '../rewards/schema.ts'
import { boardMetrics, boardPeriods, missionMetrics, missionPeriods } from './kinds.ts'

const none = sql`0`

/** Games that count: those that each list has; an absent list has all. */
export interface CountedGames {
  gameTypes?: string[] | undefined
  vendors?: string[] | undefined
  nodeIds?: number[] | undefined
}

/** What is given. Amounts in minor units, as text. */
export interface MissionGift {
  form: (typeof reward.$inferSelect)['form']
  amount: string
  /** 0: no play is required. */
  multiple: number
  /** Of a bonus: how long its play may take. */
  days: number | null
}

export interface MissionWords {
  title: string
  text?: string | undefined
}

/** Prize of the ranks from one to another. */
export interface BoardPrize extends MissionGift {
  from: number
  to: number
}

export interface BoardWords {
  title: string
  rules: string
}

const head = () => ({
  id: text().primaryKey(),
  /** Its place in the list, the lowest first. */
  position: integer().notNull(),
  /** The newest version. */
  version: integer().notNull(),
  createdAt: instant('created_at').notNull(),
  /** From then on no period of it begins; those that have begun go on. */
  endedAt: instant('ended_at'),
})

export const mission = pgTable('mission', {
  ...head(),
  metric: text({ enum: missionMetrics }).notNull(),
  period: text({ enum: missionPeriods }).notNull(),
})

/** A version of a mission as it is shown; written once. */
export const missionVersion = pgTable(
  'mission_version',
  {
    missionId: text('mission_id')
      .notNull()
      .references(() => mission.id),
    version: integer().notNull(),
    /** Minor units, or a number of rounds. */
    target: minor('target').notNull(),
    games: jsonb().$type<CountedGames>().notNull(),
    gift: jsonb().$type<MissionGift>().notNull(),
    texts: jsonb().$type<Record<string, MissionWords>>().notNull(),
    /** The mission that has to be completed once before this one counts. */
    after: text().references(() => mission.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    /** `SYSTEM`, or the operator. */
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.missionId, t.version] }),
    check('mission_version_target', sql`${t.target} > 0`),
    check('mission_version_period', sql`${t.endsAt} > ${t.startsAt}`),
  ],
)

/** What is counted for a member in a period of a mission, from the first play that counts; its terms do not change. */
export const missionProgress = pgTable(
  'mission_progress',
  {
    memberId: ownerId(),
    missionId: text('mission_id').notNull(),
    /** First day of the period; `once`. */
    periodKey: text('period_key').notNull(),
    version: integer().notNull(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    progress: minor('progress').notNull().default(none),
    /** Of its version. */
    target: minor('target').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    claimBy: instant('claim_by'),
    /** When it was complete for the first time: missions that come after it count from then on. */
    completedAt: instant('completed_at'),
    claimedAt: instant('claimed_at'),
    rewardId: bigint('reward_id', { mode: 'number' })
      .unique()
      .references(() => reward.id),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.missionId, t.periodKey] }),
    foreignKey({
      name: 'mission_progress_version',
      columns: [t.missionId, t.version],
      foreignColumns: [missionVersion.missionId, missionVersion.version],
    }),
    index('mission_progress_complete')
      .on(t.memberId)
      .where(sql`progress >= target and claimed_at is null`),
    index('mission_progress_over').on(t.claimBy),
    check('mission_progress_claimed', sql`(${t.claimedAt} is null) = (${t.rewardId} is null)`),
  ],
)

export const leaderboard = pgTable('leaderboard', {
  ...head(),
  metric: text({ enum: boardMetrics }).notNull().default('VALID_BET'),
  period: text({ enum: boardPeriods }).notNull(),
})

/** A version of a leaderboard as it is shown, for periods that begin after it; written once. */
export const leaderboardVersion = pgTable(
  'leaderboard_version',
  {
    leaderboardId: text('leaderboard_id')
      .notNull()
      .references(() => leaderboard.id),
    version: integer().notNull(),
    games: jsonb().$type<CountedGames>().notNull(),
    /** Of the best multiple: rounds with a smaller stake do not count, minor units. */
    leastStake: minor('least_stake'),
    /** The best first. */
    prizes: jsonb().$type<BoardPrize[]>().notNull(),
    texts: jsonb().$type<Record<string, BoardWords>>().notNull(),
    /** `SYSTEM`, or the operator. */
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.leaderboardId, t.version] })],
)

/** A period of a leaderboard in which something was counted. */
export const leaderboardPeriod = pgTable(
  'leaderboard_period',
  {
    leaderboardId: text('leaderboard_id').notNull(),
    /** Its first day. */
    periodKey: text('period_key').notNull(),
    version: integer().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Whether scores have changed since the ranks were worked out. */
    changed: boolean().notNull().default(true),
    rankedAt: instant('ranked_at'),
    /** The ranks are final, and the prizes are offered. */
    frozenAt: instant('frozen_at'),
  },
  (t) => [
    primaryKey({ columns: [t.leaderboardId, t.periodKey] }),
    foreignKey({
      name: 'leaderboard_period_version',
      columns: [t.leaderboardId, t.version],
      foreignColumns: [leaderboardVersion.leaderboardId, leaderboardVersion.version],
    }),
    index('leaderboard_period_open')
      .on(t.endsAt)
      .where(sql`frozen_at is null`),
  ],
)

/** The score of a member, and the rank when ranks were last worked out. */
export const leaderboardScore = pgTable(
  'leaderboard_score',
  {
    leaderboardId: text('leaderboard_id').notNull(),
    periodKey: text('period_key').notNull(),
    memberId: ownerId(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** Valid bet, minor units; or the best multiple, in hundredths. */
    score: minor('score').notNull().default(none),
    /** Since when it is that score: of equal scores the earlier one is better. */
    reachedAt: instant('reached_at').notNull(),
    /** Null: none. */
    rank: integer(),
    /** The score that has the rank. */
    rankedScore: minor('ranked_score').notNull().default(none),
  },
  (t) => [
    primaryKey({ columns: [t.leaderboardId, t.periodKey, t.memberId] }),
    foreignKey({
      name: 'leaderboard_score_period',
      columns: [t.leaderboardId, t.periodKey],
      foreignColumns: [leaderboardPeriod.leaderboardId, leaderboardPeriod.periodKey],
    }),
    index('leaderboard_score_rank').on(t.leaderboardId, t.periodKey, t.rank),
  ],
)

/**
 * The rounds of a period that a leaderboard of the best multiple ranks, until it is final: when the best is taken back,
 * the next one counts.
 */
export const leaderboardRound = pgTable(
  'leaderboard_round',
  {
    leaderboardId: text('leaderboard_id').notNull(),
    periodKey: text('period_key').notNull(),
    roundId: bigint('round_id', { mode: 'number' }).notNull(),
    memberId: ownerId(),
    /** Win by stake, in hundredths. */
    multiple: minor('multiple').notNull(),
    /** When the round was settled or corrected last. */
    reachedAt: instant('reached_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.leaderboardId, t.periodKey, t.roundId] }),
    foreignKey({
      name: 'leaderboard_round_period',
      columns: [t.leaderboardId, t.periodKey],
      foreignColumns: [leaderboardPeriod.leaderboardId, leaderboardPeriod.periodKey],
    }),
    index('leaderboard_round_best').on(
      t.leaderboardId,
      t.periodKey,
      t.memberId,
      t.multiple.desc(),
      t.reachedAt,
      t.roundId,
    ),
    check('leaderboard_round_won', sql`${t.multiple} >= 100`),
  ],
)
