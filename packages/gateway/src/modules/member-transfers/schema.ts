import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { txnKey } from '../../ledger/schema.ts'

/**
 * Cash a member sent to another of the same line. Written with the movement, and never changed. Rows of one red packet
 * share its movement.
 */
export const memberTransfer = pgTable(
  'member_transfer',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** UP: to the upline of the sender; DOWN: to somebody below. */
    direction: text({ enum: ['UP', 'DOWN'] }).notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => member.id),
    receiverId: uuid('receiver_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    amount: minor('amount').notNull(),
    purpose: text({ enum: ['WAGES', 'BONUS', 'REFUND', 'GIFT', 'OTHER'] })
      .notNull()
      .default('OTHER'),
    /** Of the sender, for the receiver. */
    remark: text().notNull().default(''),
    /** Whether it is a gift of a red packet. */
    packet: boolean().notNull().default(false),
    txnId: bigint('txn_id', { mode: 'number' })
      .notNull()
      .references(() => txnKey.txnId),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('member_transfer_txn').on(t.txnId, t.receiverId),
    index('member_transfer_sum').on(t.senderId, t.direction, t.at),
    index('member_transfer_sent').on(t.senderId, t.id),
    index('member_transfer_received').on(t.receiverId, t.id),
    check('member_transfer_direction', sql`${t.direction} in ('UP', 'DOWN')`),
    check('member_transfer_amount', sql`${t.amount} > 0`),
    check('member_transfer_other', sql`${t.senderId} <> ${t.receiverId}`),
    check('member_transfer_packet', sql`not ${t.packet} or ${t.direction} = 'DOWN'`),
  ],
)

export const memberTransfersView = pgView('member_transfers', {}).with({ securityInvoker: true }).as(sql`
  select id, direction, sender_id, receiver_id, asset, amount, purpose, remark, txn_id, at from ${memberTransfer}`)
