import { type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, pgView, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { game, vendor } from '../games/schema.ts'

/**
 * One round of a game for one player; the vendor names it, and players of a table may share the name. A partition for
 * each month of `opened_at`, which never changes.
 */
export const round = pgTable(
  'round',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
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
    primaryKey({ name: 'round_id_opened_at_pk', columns: [t.id, t.openedAt] }),
    index('round_member').on(t.memberId, t.openedAt),
    index('round_of_game').on(t.memberId, t.nodeId, t.openedAt),
    index('round_settled')
      .on(t.memberId, t.closedAt)
      .where(sql`state = 'CLOSED'`),
    check('round_sums', sql`${t.stake} >= 0 and ${t.win} >= 0 and ${t.bets} >= 0 and ${t.wins} >= 0`),
    check('round_bonus_stake', sql`${t.bonusStake} between 0 and ${t.stake}`),
  ],
)

/**
 * What is unique of a round, and the month it is in, whatever months are archived: a trigger writes it with the row.
 * `round_keys` has those from before the table was kept as well.
 */
export const roundKey = pgTable(
  'round_key',
  {
    roundId: bigint('round_id', { mode: 'number' }).primaryKey(),
    openedAt: instant('opened_at').notNull(),
    vendor: text().notNull(),
    vendorRound: text('vendor_round').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (t) => [unique('round_of_player').on(t.vendor, t.vendorRound, t.memberId)],
)

/** Condition: the month of a round that is known by its number. */
export const inMonthOf = (id: SQLWrapper | string | number, openedAt: SQLWrapper = round.openedAt) =>
  sql`${openedAt} = (select opened_at from round_keys where round_id = ${id})`

export const roundsView = pgView('rounds', {}).with({ securityInvoker: true }).as(sql`
  select id, vendor, vendor_round, member_id, node_id, asset, state, bets, wins, stake, win, bonus_stake, valid_bet,
    contribution, opened_at, closed_at from ${round}`)
