import { vendorPlay } from '../transfers/schema.ts'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { txnKey } from '../../ledger/schema.ts'

/** What of a valid bet counts, per cent: by category, and by game over its category. */
export interface PinnedWeights {
  weights: Record<string, number>
  gameWeights: Record<string, number>
}

/**
 * Play required before cash may be withdrawn. Those of a member are met in the order of their ids; `done` is the sum of
 * their steps.
 */
export const requirement = pgTable(
  'requirement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    source: text({ enum: ['DEPOSIT', 'BONUS', 'POINTS', 'ADJUSTMENT'] }).notNull(),
    /** Its origin, for instance a deposit's number; once per source. */
    ref: text().notNull(),
    base: minor('base').notNull(),
    multiple: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    required: minor('required').notNull(),
    done: minor('done')
      .notNull()
      .default(sql`0`),
    /** `WAITING`: a bonus whose money comes once the bonus before it has ended. */
    state: text({ enum: ['WAITING', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'CANCELLED', 'CLEARED'] })
      .notNull()
      .default('ACTIVE'),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at'),
    /** Of a bonus: how long it is open, from the moment its money came. */
    days: smallint(),
    closedAt: instant('closed_at'),
    /**
     * What counts for it, as it was shown when it was chosen; null of those that are older than this column: the
     * settings.
     */
    weights: jsonb().$type<PinnedWeights>(),
    /**
     * Of a bonus: which offer, what was given, the largest stake of a round meanwhile, what may become cash (null:
     * all).
     */
    offer: text(),
    bonus: minor('bonus')
      .notNull()
      .default(sql`0`),
    maxBet: minor('max_bet'),
    maxRelease: minor('max_release'),
    /** What became cash so far. */
    released: minor('released')
      .notNull()
      .default(sql`0`),
    /**
     * What its BONUS came to when it was met, and what has returned since or was taken back. Below zero: what the
     * operator has advanced, as more was taken back than it had.
     */
    turned: minor('turned')
      .notNull()
      .default(sql`0`),
    /** What the operator took when it ended unmet, and what has returned since or was taken back. */
    dropped: minor('dropped')
      .notNull()
      .default(sql`0`),
    /** The newest posting of the member when it was completed: money that left later had been freed by it. */
    completedMark: bigint('completed_mark', { mode: 'number' }),
    /** Play was taken back after the money it freed had left: it has to be reviewed. */
    flaggedAt: instant('flagged_at'),
  },
  (t) => [
    unique('requirement_once').on(t.memberId, t.source, t.ref),
    uniqueIndex('requirement_one_bonus')
      .on(t.memberId)
      .where(sql`source = 'BONUS' and state = 'ACTIVE'`),
    index('requirement_waiting')
      .on(t.memberId, t.id)
      .where(sql`state = 'WAITING'`),
    index('requirement_bonus')
      .on(t.memberId, t.id)
      .where(sql`source = 'BONUS'`),
    index('requirement_open')
      .on(t.memberId, t.id)
      .where(sql`state = 'ACTIVE'`),
    index('requirement_expiry')
      .on(t.expiresAt)
      .where(sql`state = 'ACTIVE' and expires_at is not null`),
    check('requirement_done', sql`${t.done} >= 0 and ${t.done} <= ${t.required}`),
  ],
)

export const requirementsView = pgView('requirements', {}).with({ securityInvoker: true }).as(sql`
  select id, member_id, asset, source, ref, base, multiple, required, done, state, opened_at, expires_at, closed_at,
    weights, bonus, max_bet, max_release, released from ${requirement}`)

/** What a round added to a requirement, or took back (negative). */
export const requirementStep = pgTable(
  'requirement_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requirementId: bigint('requirement_id', { mode: 'number' })
      .notNull()
      .references(() => requirement.id),
    /** Where it was played: a round of ours, or a figure a vendor has reported of play there. */
    roundId: bigint('round_id', { mode: 'number' }),
    vendorPlayId: bigint('vendor_play_id', { mode: 'number' }).references(() => vendorPlay.id),
    amount: minor('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('requirement_step_round').on(t.roundId),
    index('requirement_step_of').on(t.requirementId, t.id),
    check('requirement_step_play', sql`num_nonnulls(${t.roundId}, ${t.vendorPlayId}) = 1`),
  ],
)

export const requirementStepsView = pgView('requirement_steps', {})
  .with({ securityInvoker: true })
  .as(sql`select id, requirement_id, round_id, vendor_play_id, amount, at from ${requirementStep}`)

/**
 * What a bet took from a bonus (below zero), or a win brought to it: money that returns follows the bonus its round was
 * staked from. A transaction that was rolled back has no part.
 */
export const bonusPart = pgTable(
  'bonus_part',
  {
    txnId: bigint('txn_id', { mode: 'number' })
      .notNull()
      .references(() => txnKey.txnId),
    requirementId: bigint('requirement_id', { mode: 'number' })
      .notNull()
      .references(() => requirement.id),
    roundId: bigint('round_id', { mode: 'number' }).notNull(),
    amount: minor('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.txnId, t.requirementId] }), index('bonus_part_round').on(t.roundId)],
)
