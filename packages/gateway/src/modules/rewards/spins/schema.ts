import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '../../../auth/schema.ts'
import { instant, minor } from '../../../db/columns.ts'
import { game, vendor } from '../../games/schema.ts'
import { reward } from '../schema.ts'

/** Free spins that were claimed: how many are used, and what they have won. Changed under the lock of its row. */
export const spinGrant = pgTable(
  'spin_grant',
  {
    rewardId: bigint('reward_id', { mode: 'number' })
      .primaryKey()
      .references(() => reward.id),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    spins: integer().notNull(),
    /** Of a spin, minor units. */
    stake: minor('stake').notNull(),
    /** Bets that were not rolled back. */
    used: integer().notNull().default(0),
    /** Rounds that are not closed. */
    unsettled: integer().notNull().default(0),
    /** Wins that were not rolled back. */
    won: minor('won')
      .notNull()
      .default(sql`0`),
    openedAt: instant('opened_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** What was paid once they had ended; null where they were given up. */
    paid: minor('paid'),
    /** What they won changed after it was paid: it has to be reviewed. */
    flaggedAt: instant('flagged_at'),
  },
  (t) => [
    index('spin_grant_open')
      .on(t.memberId, t.nodeId, t.rewardId)
      .where(sql`ended_at is null`),
    index('spin_grant_expiry')
      .on(t.expiresAt)
      .where(sql`ended_at is null`),
    check('spin_grant_used', sql`${t.used} between 0 and ${t.spins}`),
    check('spin_grant_sums', sql`${t.unsettled} >= 0 and ${t.won} >= 0 and ${t.stake} > 0`),
    check('spin_grant_paid', sql`${t.paid} is null or ${t.endedAt} is not null`),
  ],
)

export const spinGrantsView = pgView('spin_grants', {})
  .with({ securityInvoker: true })
  .as(sql`select reward_id, node_id, stake, won, ended_at, paid from ${spinGrant}`)

/** A round that was played with a free spin. It is no `round`: nothing of it counts for anything but its grant. */
export const spinRound = pgTable(
  'spin_round',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    grantId: bigint('grant_id', { mode: 'number' })
      .notNull()
      .references(() => spinGrant.rewardId),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    vendorRound: text('vendor_round').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    state: text({ enum: ['OPEN', 'CLOSED', 'VOIDED', 'REOPENED'] })
      .notNull()
      .default('OPEN'),
    /** Its bet, and its credits that were not rolled back. */
    bets: integer().notNull().default(1),
    wins: integer().notNull().default(0),
    win: minor('win')
      .notNull()
      .default(sql`0`),
    openedAt: instant('opened_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('spin_round_of_player').on(t.vendor, t.vendorRound, t.memberId),
    index('spin_round_grant').on(t.grantId, t.id),
    index('spin_round_member').on(t.memberId, t.openedAt),
    check('spin_round_sums', sql`${t.win} >= 0 and ${t.wins} >= 0 and ${t.bets} between 0 and 1`),
  ],
)

export const spinRoundsView = pgView('spin_rounds', {}).with({ securityInvoker: true }).as(sql`
  select id, grant_id, member_id, vendor, vendor_round, state, win, opened_at, closed_at from ${spinRound}`)
