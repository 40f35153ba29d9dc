import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'
import { vendor } from '../games/schema.ts'

const owner = () => ({
  memberId: uuid('member_id')
    .notNull()
    .references(() => member.id),
  vendor: text()
    .notNull()
    .references(() => vendor.code),
  asset: text()
    .notNull()
    .references(() => asset.code),
})

/**
 * A member's wallet at a vendor, where money is moved to vendors. Its balance is in the ledger: account
 * `VENDOR:<code>`.
 */
export const vendorWallet = pgTable(
  'vendor_wallet',
  {
    ...owner(),
    /** Grows with everything that changes it, so that a figure read from the vendor before is not booked after. */
    moves: bigint({ mode: 'number' }).notNull().default(0),
    /** When the operator checks whether to move the money back; null where no money can be there. */
    recallAt: instant('recall_at'),
    /**
     * Valid bet of what the vendor has reported as played in all, by the id of the game, minor units as text: what is
     * more than this is new. Null of a wallet that is older than this column and was never reported.
     */
    played: jsonb().$type<Record<string, string> | null>().default({}),
    /** Stake of the same, likewise; a game that is only in `played` begins with its next report. */
    staked: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.vendor, t.asset] }),
    index('vendor_wallet_recall')
      .on(t.recallAt)
      .where(sql`recall_at is not null`),
  ],
)

/** One movement of money to a vendor (`IN`) or back (`OUT`); its id is the transferId the vendor knows it by. */
export const walletTransfer = pgTable(
  'wallet_transfer',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...owner(),
    direction: text({ enum: ['IN', 'OUT'] }).notNull(),
    /** Minor units. */
    amount: bigint({ mode: 'bigint' }).notNull(),
    /** CONFIRMED and REVERSED are final; from DEBITED until then the money is in SUSPENSE. */
    state: text({ enum: ['INIT', 'DEBITED', 'SENT', 'UNKNOWN', 'FAILED', 'CONFIRMED', 'REVERSED'] })
      .notNull()
      .default('INIT'),
    /** Why it failed: the vendor's reason. */
    reason: text(),
    /** Times the vendor was queried for the result. */
    queries: integer().notNull().default(0),
    /** Not to be processed before, but by the process that works on it. */
    nextAt: instant('next_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('wallet_transfer_one_open')
      .on(t.memberId, t.vendor, t.asset)
      .where(sql`state not in ('CONFIRMED', 'REVERSED')`),
    index('wallet_transfer_due')
      .on(t.nextAt)
      .where(sql`state not in ('CONFIRMED', 'REVERSED')`),
    index('wallet_transfer_member').on(t.memberId, t.createdAt),
    check('wallet_transfer_amount', sql`${t.amount} > 0`),
    check('wallet_transfer_settled', sql`(${t.settledAt} is not null) = (${t.state} in ('CONFIRMED', 'REVERSED'))`),
  ],
)

export const walletTransfersView = pgView('wallet_transfers', {}).with({ securityInvoker: true }).as(sql`
  select id, member_id, vendor, asset, direction, amount, state, reason, created_at, settled_at from ${walletTransfer}`)

/**
 * What a vendor has reported about play with money there: the balance, and where the vendor reports it, what was
 * played. A row is written once, whenever either has changed.
 */
export const vendorPlay = pgTable(
  'vendor_play',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    vendor: text()
      .notNull()
      .references(() => vendor.code),
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** Won, or lost (negative), minor units. */
    result: minor('result').notNull(),
    /**
     * Valid bet since the last row, by the id of the game, minor units as text; null where the vendor does not report
     * it.
     */
    played: jsonb().$type<Record<string, string>>(),
    /** Stake since the last row, likewise. */
    staked: jsonb().$type<Record<string, string>>(),
    at: instant('at').notNull(),
  },
  (t) => [index('vendor_play_member').on(t.memberId, t.id)],
)

export const vendorPlaysView = pgView('vendor_plays', {})
  .with({ securityInvoker: true })
  .as(sql`select id, vendor from ${vendorPlay}`)
