import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { txn } from '../../ledger/schema.ts'

/** Cash a member sent to the upline. Written with the movement, and never changed. */
export const uplineTransfer = pgTable(
  'upline_transfer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    /** The upline at that time. */
    uplineId: uuid('upline_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    remark: text().notNull().default(''),
    txnId: bigint('txn_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => txn.id),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    index('upline_transfer_member').on(t.memberId, t.at),
    check('upline_transfer_amount', sql`${t.amount} > 0`),
    check('upline_transfer_other', sql`${t.memberId} <> ${t.uplineId}`),
  ],
)
