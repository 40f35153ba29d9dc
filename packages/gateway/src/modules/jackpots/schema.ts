import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, pgView, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { account, txnKey } from '../../ledger/schema.ts'

/**
 * From one hit of a pool to the next: drawn from one seed, whose hash is published before and the seed itself after.
 * Money is in the ledger.
 */
export const jackpotCycle = pgTable(
  'jackpot_cycle',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    pool: text().notNull(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    seed: text().notNull(),
    hash: text().notNull(),
    /** One hit for so many units of the asset staked, on the average. */
    onePer: bigint('one_per', { mode: 'bigint' }).notNull(),
    openedAt: instant('opened_at').notNull(),
    hitAt: instant('hit_at'),
    /** The round that hit it; none hits twice. */
    roundId: bigint('round_id', { mode: 'number' }).unique(),
    memberId: uuid('member_id').references(() => member.id),
    /** What the round had staked, and what was won, minor units. */
    stake: bigint({ mode: 'bigint' }),
    amount: bigint({ mode: 'bigint' }),
    txnId: bigint('txn_id', { mode: 'number' }).references(() => txnKey.txnId),
  },
  (t) => [
    uniqueIndex('jackpot_cycle_open')
      .on(t.pool, t.asset)
      .where(sql`hit_at is null`),
    index('jackpot_cycle_hit').on(t.asset, t.hitAt),
    check('jackpot_cycle_one_per', sql`${t.onePer} > 0`),
    check(
      'jackpot_cycle_hit_whole',
      sql`num_nulls(${t.hitAt}, ${t.roundId}, ${t.memberId}, ${t.stake}, ${t.amount}, ${t.txnId}) in (0, 6)`,
    ),
  ],
)

export const jackpotCyclesView = pgView('jackpot_cycles', {})
  .with({ securityInvoker: true })
  .as(sql`select asset, round_id, hit_at, amount from ${jackpotCycle}`)

/**
 * What a pool's postings come to up to and with one of them, so that a read need not add up all there ever were
 * (modules/jackpots/service.ts).
 */
export const poolSum = pgTable('pool_sum', {
  accountId: bigint('account_id', { mode: 'number' })
    .primaryKey()
    .references(() => account.id),
  /** Id of the posting. */
  upto: bigint({ mode: 'number' }).notNull(),
  /** No later posting is older; null: from the first month on. */
  since: instant('since'),
  amount: bigint({ mode: 'bigint' }).notNull(),
})
