import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { txnKey } from '../../../ledger/schema.ts'
import { vendor } from '../../games/schema.ts'
import { spinRound } from '../../rewards/spins/schema.ts'

/**
 * Every vendor transaction we answered, with the answer, replayed byte for byte.
 * A tombstone is a rollback that came before its transaction: the late one is refused.
 */
export const vendorCall = pgTable(
  'vendor_call',
  {
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    txId: text('tx_id').notNull(),
    kind: text({ enum: ['debit', 'credit', 'rollback', 'round-close', 'tombstone'] }).notNull(),
    /** sha256 of what the call means, so that a repeat can be distinguished from another call under the same id. */
    bodyHash: text('body_hash').notNull().default(''),
    /** The answer's JSON as sent; null only inside the transaction that makes it. */
    answer: text(),
    /** The movement it made, if any. */
    txnId: bigint('txn_id', { mode: 'number' }).references(() => txnKey.txnId),
    roundId: bigint('round_id', { mode: 'number' }),
    /** Of a free spin. */
    spinRoundId: bigint('spin_round_id', { mode: 'number' }).references(() => spinRound.id),
    amount: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Of `amount`, what moved in BONUS. */
    bonus: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    rolledBack: boolean('rolled_back').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.vendor, t.txId] }), index('vendor_call_round').on(t.roundId)],
)
