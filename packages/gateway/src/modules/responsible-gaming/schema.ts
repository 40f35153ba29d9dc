import type { gameTypes } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { ownerId } from '../../auth/schema.ts'

/** A limit a member set on themselves. Earlier ones are kept. */
export const rgLimit = pgTable(
  'rg_limit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ownerId(),
    kind: text({ enum: ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'] }).notNull(),
    /** BET for SINGLE_BET, which counts nothing up. */
    period: text({ enum: ['DAY', 'WEEK', 'MONTH', 'BET'] }).notNull(),
    /** Minor units, minutes for SESSION; null only while pending: the limit is to be removed. */
    value: minor('value'),
    /** A raise waits and is confirmed again; until then the lower one applies. */
    status: text({ enum: ['ACTIVE', 'PENDING_INCREASE', 'SUPERSEDED', 'CANCELLED'] }).notNull(),
    effectiveAt: instant('effective_at').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('rg_limit_active')
      .on(t.memberId, t.kind, t.period)
      .where(sql`status = 'ACTIVE'`),
    uniqueIndex('rg_limit_pending')
      .on(t.memberId, t.kind, t.period)
      .where(sql`status = 'PENDING_INCREASE'`),
    check('rg_limit_value', sql`case when ${t.value} is null then ${t.status} <> 'ACTIVE' else ${t.value} >= 0 end`),
    check('rg_limit_bet', sql`(${t.kind} = 'SINGLE_BET') = (${t.period} = 'BET')`),
  ],
)

/** What a member decided about their play beside limits. */
export const rgMember = pgTable(
  'rg_member',
  {
    memberId: ownerId().primaryKey(),
    timeoutUntil: instant('timeout_until'),
    excludedUntil: instant('excluded_until'),
    /** Minutes between reality checks; null: those of the profile. */
    realityMinutes: integer('reality_minutes'),
  },
  (t) => [index('rg_member_break').on(sql`greatest(${t.timeoutUntil}, ${t.excludedUntil})`)],
)

/**
 * What a member played on a day of the site's time zone: what limits are checked against without adding up every
 * round.
 */
export const playDay = pgTable(
  'play_day',
  {
    memberId: ownerId(),
    day: date().notNull(),
    staked: minor('staked')
      .notNull()
      .default(sql`0`),
    won: minor('won')
      .notNull()
      .default(sql`0`),
    seconds: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)

/** A stretch of active play: from a bet until a pause without bets. */
export const playSession = pgTable(
  'play_session',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: ownerId(),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    staked: minor('staked')
      .notNull()
      .default(sql`0`),
    won: minor('won')
      .notNull()
      .default(sql`0`),
    /** When the next reality check is due; until it is acknowledged no bet is taken. Null: none. */
    nextCheckAt: instant('next_check_at'),
    /** When the member was notified that it is due. */
    notifiedAt: instant('told_at'),
    /** Since when play continues without a pause as long as a forced break; null for trial players. */
    unbrokenSince: instant('unbroken_since'),
    /** When the member was notified of the forced break. */
    breakNotifiedAt: instant('break_told_at'),
  },
  (t) => [
    index('play_session_member').on(t.memberId, t.startedAt),
    index('play_session_due')
      .on(t.nextCheckAt)
      .where(sql`told_at is null and next_check_at is not null`),
  ],
)

/** A category of games a member has closed to themselves. */
export const rgGameType = pgTable(
  'rg_game_type',
  {
    memberId: ownerId(),
    gameType: text('game_type').$type<(typeof gameTypes)[number]>().notNull(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.gameType] })],
)

/** A session set before play: how long, and how much may be lost; what came of it is counted as it is played. */
export const rgPlan = pgTable(
  'rg_plan',
  {
    memberId: ownerId(),
    setAt: instant('set_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    loss: minor('loss').notNull(),
    /** Minutes without play after it, as shown when it was chosen. */
    pauseMin: integer('pause_min').notNull(),
    staked: minor('staked')
      .notNull()
      .default(sql`0`),
    won: minor('won')
      .notNull()
      .default(sql`0`),
    /** Of the last bet. */
    lastAt: instant('last_at'),
    /** When the member was notified that it is over. */
    notifiedAt: instant('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.setAt] }),
    index('rg_plan_due')
      .on(t.endsAt)
      .where(sql`told_at is null`),
    check('rg_plan_loss', sql`${t.loss} > 0`),
  ],
)

/** Members who were notified that the statement of a year is ready. */
export const rgStatement = pgTable(
  'rg_statement',
  { memberId: ownerId(), year: smallint().notNull(), notifiedAt: instant('told_at').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.year] })],
)

/** Results of the self-test, where the profile has them kept: the sum alone. */
export const rgSelfTest = pgTable(
  'rg_self_test',
  { memberId: ownerId(), at: instant('at').notNull(), score: smallint().notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.at] })],
)
