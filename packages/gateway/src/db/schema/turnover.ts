import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { member } from './accounts.ts'
import { asset } from './assets.ts'
import { round } from './games.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const minor = (name: string) => bigint(name, { mode: 'bigint' })

/**
 * Play that is asked for before cash may be withdrawn (rules D4). Those of a member are met in the order of their ids;
 * `done` is the sum of their steps.
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
    /** What asks for it, for instance a deposit's number; once per source. */
    ref: text().notNull(),
    base: minor('base').notNull(),
    multiple: numeric({ precision: 8, scale: 2, mode: 'number' }).notNull(),
    required: minor('required').notNull(),
    done: minor('done')
      .notNull()
      .default(sql`0`),
    state: text({ enum: ['ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED', 'CANCELLED', 'CLEARED'] })
      .notNull()
      .default('ACTIVE'),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at'),
    closedAt: instant('closed_at'),
    /** Of a bonus: which offer, what was given, the largest stake of a round meanwhile, what may become cash (null: all). */
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
    /** The newest posting when it was completed: money that left later had been freed by it. */
    completedMark: bigint('completed_mark', { mode: 'number' }),
    /** Play was taken back after the money it freed had left: somebody has to look. */
    flaggedAt: instant('flagged_at'),
  },
  (t) => [
    unique('requirement_once').on(t.memberId, t.source, t.ref),
    uniqueIndex('requirement_one_bonus')
      .on(t.memberId)
      .where(sql`source = 'BONUS' and state = 'ACTIVE'`),
    index('requirement_open')
      .on(t.memberId, t.id)
      .where(sql`state = 'ACTIVE'`),
    index('requirement_expiry')
      .on(t.expiresAt)
      .where(sql`state = 'ACTIVE' and expires_at is not null`),
    check('requirement_done', sql`${t.done} >= 0 and ${t.done} <= ${t.required}`),
  ],
)

/** What a round added to a requirement, or took back (negative). */
export const requirementStep = pgTable(
  'requirement_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    requirementId: bigint('requirement_id', { mode: 'number' })
      .notNull()
      .references(() => requirement.id),
    roundId: bigint('round_id', { mode: 'number' })
      .notNull()
      .references(() => round.id),
    amount: minor('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('requirement_step_round').on(t.roundId), index('requirement_step_of').on(t.requirementId)],
)
