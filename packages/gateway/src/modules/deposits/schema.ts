import type { PromotionTerms } from '../rewards/schema.ts'
import type { PinnedWeights } from '../turnover/schema.ts'
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, minor, bytes } from '../../db/columns.ts'
import { member } from '../../auth/schema.ts'
import { asset } from '../../ledger/assets.ts'

export const depositStates = [
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PENDING_REVIEW',
  'CONFIRMED',
  'FAILED',
  'EXPIRED',
  'CANCELLED',
  'CHARGED_BACK',
] as const

/** Payment instructions from the provider. */
export interface Instructions {
  payee?: { bank: string; name: string; account: string }
  /** Content of a QR code. */
  qr?: string
  /** Address of the provider's own page. */
  url?: string
}

/**
 * The terms shown before an order was made, and valid for it whatever the settings become. Amounts are minor units as
 * text.
 */
export interface DepositTerms {
  /** Times the deposit itself is to be played. */
  multiple: number
  weights: PinnedWeights
  bonus?: ChosenBonus
}

/** The bonus that was chosen with an order. */
export interface ChosenBonus extends PromotionTerms {
  /** A promotion, or `FIRST_DEPOSIT`. */
  code: string
  /** Of a promotion: which version. */
  promotionVersion?: number
  /** Of a promotion: its title, by language. */
  titles?: Record<string, string>
}

/** A deposit, from the order to its end. */
export const depositOrder = pgTable(
  'deposit_order',
  {
    orderNo: text('order_no').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    asset: text()
      .notNull()
      .references(() => asset.code),
    channelId: text('channel_id').notNull(),
    /** Copied from the channel when the order was made; the channel may have changed since. */
    provider: text().notNull(),
    /**
     * The idempotency key it was ordered with: a form that lost the answer queries by it. Null for an order the
     * operator made.
     */
    intent: text(),
    /** Minor units: what is credited, and what the operator takes for it. Both together are to be paid. */
    amount: minor('amount').notNull(),
    fee: minor('fee').notNull(),
    bonusId: text('bonus_id'),
    /** Null of an order the operator made, and of those that are older than this: the settings. */
    terms: jsonb().$type<DepositTerms>(),
    /** The result of the chosen bonus, once the money was credited: minor units given, or why nothing was. */
    bonusGiven: minor('bonus_given'),
    bonusRefused: text('bonus_refused'),
    /** Values of the fields the channel requires of the payer. */
    payer: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The reference to add to the payment, so that it can be matched. */
    reference: text().notNull(),
    instructions: jsonb().$type<Instructions>().notNull().default({}),
    /** The number of the payment, as entered by the person. */
    paidReference: text('paid_reference'),
    state: text({ enum: depositStates }).notNull().default('CREATED'),
    /** Money that came and waits for review, minor units. */
    received: minor('received'),
    /** What was credited, minor units. */
    credited: minor('credited'),
    /** Of what was credited and then charged back: taken from the member so far, minor units; the rest is owed. */
    takenBack: minor('taken_back'),
    /** When the operator queries the provider next; null: never again. */
    nextAt: instant('next_at'),
    polls: integer('looks').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    submittedAt: instant('submitted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('deposit_order_reference').on(t.reference),
    unique('deposit_order_intent').on(t.memberId, t.intent),
    index('deposit_order_member').on(t.memberId, t.createdAt),
    index('deposit_order_due')
      .on(t.nextAt)
      .where(sql`next_at is not null`),
    check('deposit_order_amount', sql`${t.amount} > 0 and ${t.fee} >= 0`),
    index('deposit_order_owing')
      .on(t.memberId)
      .where(sql`state = 'CHARGED_BACK' and taken_back < credited`),
    check('deposit_order_credited', sql`(${t.credited} is not null) = (${t.state} in ('CONFIRMED', 'CHARGED_BACK'))`),
    check(
      'deposit_order_taken_back',
      sql`(${t.takenBack} is not null) = (${t.state} = 'CHARGED_BACK') and (${t.takenBack} is null or ${t.takenBack} between 0 and ${t.credited})`,
    ),
  ],
)

export const depositOrdersView = pgView('deposit_orders', {}).with({ securityInvoker: true }).as(sql`
  select order_no, member_id, asset, channel_id, amount, state, credited, created_at from ${depositOrder}`)

/** Events of an order; written once. */
export const depositEvent = pgTable(
  'deposit_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => depositOrder.orderNo),
    state: text({ enum: depositStates }).notNull(),
    by: text({ enum: ['MEMBER', 'SYSTEM', 'PROVIDER', 'OPERATOR'] }).notNull(),
    /** Reason, as a code the site has a text for. */
    note: text().notNull().default(''),
    /** A remark of the operator. */
    remark: text().notNull().default(''),
    at: instant('at').notNull(),
  },
  (t) => [index('deposit_event_order').on(t.orderNo, t.id)],
)

export const depositEventsView = pgView('deposit_events', {})
  .with({ securityInvoker: true })
  .as(sql`select id, order_no, state, by, note, remark, at from ${depositEvent}`)

/** Money a provider reports, once per its reference; written before anything is credited. */
export const depositMoney = pgTable(
  'deposit_money',
  {
    provider: text().notNull(),
    ref: text().notNull(),
    /** Null where no order of ours is meant: it has to be reviewed. */
    orderNo: text('order_no').references(() => depositOrder.orderNo),
    /** Minor units. */
    amount: minor('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.ref] }),
    index('deposit_money_order').on(t.orderNo),
    check('deposit_money_amount', sql`${t.amount} > 0`),
  ],
)

/** Pictures of a payment; never served as a page. */
export const depositProof = pgTable(
  'deposit_proof',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text('order_no')
      .notNull()
      .references(() => depositOrder.orderNo),
    sha256: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('deposit_proof_once').on(t.orderNo, t.sha256)],
)
