import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, bytes } from '../../db/columns.ts'
import { member, ownerId } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'

/** Payout account of a person. */
export const payoutAccount = pgTable(
  'payout_account',
  {
    id: uuid().primaryKey().defaultRandom(),
    memberId: ownerId(),
    methodId: text('method_id').notNull(),
    holder: text().notNull(),
    /** Values of the method's fields, by field. */
    fields: jsonb().$type<Record<string, string>>().notNull(),
    /** sha256 of method and number: the same account twice is found without comparing numbers. */
    fingerprint: text().notNull(),
    edits: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
    /** When another account replaced this one, after it was removed: that was its one change. */
    replacedAt: instant('replaced_at'),
  },
  (t) => [
    uniqueIndex('payout_account_once')
      .on(t.memberId, t.fingerprint)
      .where(sql`removed_at is null`),
    index('payout_account_member').on(t.memberId),
    index('payout_account_shared')
      .on(t.fingerprint)
      .where(sql`removed_at is null`),
  ],
)

export const payoutAccountsView = pgView('payout_accounts', {})
  .with({ securityInvoker: true })
  .as(sql`select member_id, holder, fingerprint from ${payoutAccount}`)

export const withdrawalStates = [
  'REQUESTED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'PAY_FAILED',
  'PAID',
  'AWAITING_RECEIPT',
  'COMPLETED',
  'REJECTED',
  'CANCELLED',
] as const
export const partStates = [
  'PAID',
  'AWAITING_RECEIPT',
  'RESENT',
  'DISPUTED',
  'RECEIVED',
  'FULLY_PAID',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'REFUNDED',
] as const

/** The account as it was when the order was made. */
export interface Card {
  kind: 'BANK' | 'WALLET'
  /** Name of the bank or wallet, as the person wrote it. */
  name: string
  masked: string
  holder: string
  fields: Record<string, string>
}

/** The terms shown before a withdrawal was requested, and valid for it whatever the settings become. */
export interface WithdrawalTerms {
  receiptMinutes: number
  cancelAllowed: boolean
}

/** A withdrawal, from the request to its end. */
export const withdrawal = pgTable(
  'withdrawal',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: ownerId(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    /** The idempotency key it was requested with: a form that lost the answer queries by it. */
    intent: text().notNull(),
    methodId: text('method_id').notNull(),
    card: jsonb().$type<Card>().notNull(),
    /** Minor units: what left CASH, and what the operator keeps of it. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    receipt: text({ enum: ['ASKED', 'NOT_ASKED'] }).notNull(),
    state: text({ enum: withdrawalStates }).notNull().default('REQUESTED'),
    /** Reasons for a review. */
    flags: jsonb().$type<string[]>().notNull().default([]),
    /**
     * Whether it is reviewed before it is approved; else it is approved automatically. The two take very different
     * times.
     */
    reviewed: boolean().notNull().default(true),
    /** Null of those that are older than this: the settings. */
    terms: jsonb().$type<WithdrawalTerms>(),
    /** Channel of the payment under way or done, those that were tried, and since when it is on its way. */
    channelId: text('channel_id'),
    tried: jsonb().$type<string[]>().notNull().default([]),
    payingSince: instant('paying_since'),
    /** When it is processed next; null: when a person acts. */
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [
    unique('withdrawal_intent').on(t.memberId, t.intent),
    index('withdrawal_member').on(t.memberId, t.createdAt),
    index('withdrawal_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
    index('withdrawal_paid')
      .on(t.methodId, t.paidAt)
      .where(sql`paid_at is not null`),
    check('withdrawal_amount', sql`${t.fee} >= 0 and ${t.amount} > ${t.fee}`),
    check(
      'withdrawal_closed',
      sql`(${t.closedAt} is not null) = (${t.state} in ('COMPLETED', 'REJECTED', 'CANCELLED'))`,
    ),
  ],
)

export const withdrawalsView = pgView('withdrawals', {})
  .with({ securityInvoker: true })
  .as(sql`select order_no, member_id, asset, card, amount, state, created_at from ${withdrawal}`)

/** Events of an order or of one of its parts; written once. */
export const withdrawalStep = pgTable(
  'withdrawal_step',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => withdrawal.orderNo),
    /** Of a part: its number. */
    partNo: integer('part_no'),
    state: text().$type<(typeof withdrawalStates)[number] | (typeof partStates)[number]>().notNull(),
    /** Who has to act next. */
    owner: text({ enum: ['US', 'BANK', 'YOU'] }).notNull(),
    /** Reason, as a code the site has a text for. */
    reason: text().notNull().default(''),
    /** A remark. */
    remark: text().notNull().default(''),
    /** The operator who did it; never shown. */
    by: text().notNull().default(''),
    at: instant('at').notNull(),
    /** When the next one is expected. */
    expectedAt: instant('expected_at'),
  },
  (t) => [index('withdrawal_step_order').on(t.orderNo, t.id), index('withdrawal_step_state').on(t.state, t.at)],
)

export const withdrawalStepsView = pgView('withdrawal_steps', {})
  .with({ securityInvoker: true })
  .as(sql`select id, order_no, part_no, state, owner, reason, remark, by, at from ${withdrawalStep}`)

/** One payment of an order; C2C pays in several. */
export const payoutPart = pgTable(
  'payout_part',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => withdrawal.orderNo),
    partNo: integer('part_no').notNull(),
    amount: minor('amount').notNull(),
    /** The member whose deposit it is; null: the bank. */
    payerId: uuid('payer_id').references(() => member.id),
    state: text({ enum: partStates }).notNull(),
    paidAt: instant('paid_at').notNull(),
    /** When no response counts as received; null while nothing is awaited, and while it is disputed. */
    deadline: instant('deadline'),
    /** The reason given by the person that it did not come. */
    reason: text().notNull().default(''),
    remark: text().notNull().default(''),
    /** The first of the two who force it. */
    forcedBy: text('forced_by'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.orderNo, t.partNo] }),
    index('payout_part_due')
      .on(t.deadline)
      .where(sql`deadline is not null`),
    check('payout_part_amount', sql`${t.amount} > 0`),
    check('payout_part_deadline', sql`(${t.deadline} is not null) = (${t.state} in ('AWAITING_RECEIPT', 'RESENT'))`),
  ],
)

/** Pictures that prove a payment or its absence; never served as a page. */
export const receiptPicture = pgTable(
  'receipt_picture',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text('order_no')
      .notNull()
      .references(() => withdrawal.orderNo),
    partNo: integer('part_no').notNull(),
    by: text({ enum: ['MEMBER', 'PAYER'] }).notNull(),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('receipt_picture_once').on(t.orderNo, t.partNo, t.by, t.sha256)],
)

/** Name of the person as the bank knows it; written once. */
export const realName = pgTable('real_name', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  name: text().notNull(),
  setAt: instant('set_at').notNull(),
})
