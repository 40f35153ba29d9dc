import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { game, vendor } from '../games/schema.ts'

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
    /** When it was last changed, by the clock of the gateway: the time of its row in the settlement journal. */
    changedAt: instant('changed_at'),
    /** When it was settled first, which no correction changes: the time of its first row in the journal. */
    firstSettledAt: instant('first_settled_at'),
    /** When its vendor was last queried about it, while it stays open. */
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
    check('round_sums', sql`${t.stake} >= 0 and ${t.win} >= 0 and ${t.bets} >= 0 and ${t.wins} >= 0`),
    check('round_bonus_stake', sql`${t.bonusStake} between 0 and ${t.stake}`),
  ],
)

export const roundsView = pgView('rounds', {}).with({ securityInvoker: true }).as(sql`
  select id, vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet,
    contribution, opened_at, closed_at from ${round}`)
