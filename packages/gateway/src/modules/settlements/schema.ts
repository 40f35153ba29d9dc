import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, xid8 } from '../../db/columns.ts'

/**
 * Where a row comes from.
 * - `ROUND`: what a round counts has changed: it was settled, corrected, opened again or rolled back.
 * - `JACKPOT`: a round has hit a jackpot of the operator.
 * - `PLAYED`: play with money at a vendor, by game, as the vendor reports it.
 * - `RESULT`: what was won or lost with money at a vendor that reports its play by game.
 * - `UNREPORTED`: the same at a vendor that reports no play: stake, valid bet and category are not known.
 */
export const settlementSources = ['ROUND', 'JACKPOT', 'PLAYED', 'RESULT', 'UNREPORTED'] as const

const added = (name: string) =>
  minor(name)
    .notNull()
    .default(sql`0`)

/** What a settlement adds, or takes back (negative); amounts in minor units. */
const sums = () => ({
  stake: added('stake'),
  validBet: added('valid_bet'),
  win: added('win'),
  /** Of `stake`, what came from BONUS. */
  bonusStake: added('bonus_stake'),
  /** Won from a jackpot of the operator; not a part of `win`. */
  jackpot: added('jackpot'),
})

/**
 * The settlement journal, append-only and partitioned by month (UTC): what play adds to every figure that people are
 * paid by. Triggers of the owner write it in the transaction that settles; the rows of a round sum to what the round
 * counts. There are no foreign keys: rows are made from rows that have them.
 */
export const settlement = pgTable(
  'settlement',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    source: text({ enum: settlementSources }).notNull(),
    /** Of ROUND and JACKPOT. */
    roundId: bigint('round_id', { mode: 'number' }),
    /** Of the others. */
    vendorPlayId: bigint('vendor_play_id', { mode: 'number' }),
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    /** A trial account or play coins: pays nobody. */
    trial: boolean().notNull(),
    vendor: text().notNull(),
    /** Category of the game at that moment; null where the vendor does not say what was played. */
    gameType: text('game_type'),
    nodeId: integer('node_id'),
    /** 1 where a round counts from now on, -1 where it no longer does. */
    rounds: smallint().notNull().default(0),
    ...sums(),
    /** When it was settled, corrected or rolled back, by the clock of the gateway. */
    settledAt: instant('settled_at').notNull(),
    /** Of a correction: when its round was settled first, and the category then. Null: this is the first settlement. */
    firstSettledAt: instant('first_settled_at'),
    firstGameType: text('first_game_type'),
    /** Of a correction: what the round counts with it. */
    roundStake: minor('round_stake'),
    roundWin: minor('round_win'),
    writtenBy: xid8('written_by')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.settledAt] }),
    index('settlement_written').on(t.writtenBy, t.id),
    index('settlement_member').on(t.memberId, t.settledAt),
    index('settlement_round').on(t.roundId),
    check('settlement_origin', sql`num_nonnulls(${t.roundId}, ${t.vendorPlayId}) = 1`),
  ],
)

export const settlementsView = pgView('settlements', {}).with({ securityInvoker: true }).as(sql`
  select id, source, round_id, member_id, asset, game_type, node_id, vendor, stake, valid_bet, win, settled_at,
    written_by from ${settlement}`)

/**
 * The journal by member, local day and category, without trial accounts. A correction counts on the day it was made.
 */
export const settlementDay = pgTable(
  'settlement_day',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Null: what a vendor does not report by game. */
    gameType: text('game_type'),
    rounds: integer().notNull().default(0),
    ...sums(),
    /** Results of vendors that report no play: stake and valid bet are too small by what was played there. */
    unreported: integer().notNull().default(0),
  },
  (t) => [
    unique('settlement_day_of').on(t.memberId, t.asset, t.day, t.gameType).nullsNotDistinct(),
    index('settlement_day_at').on(t.day),
  ],
)

export const settlementDaysView = pgView('settlement_days', {}).with({ securityInvoker: true }).as(sql`
  select member_id, asset, day, game_type, rounds, stake, valid_bet, win, bonus_stake, jackpot, unreported from ${settlementDay}`)
