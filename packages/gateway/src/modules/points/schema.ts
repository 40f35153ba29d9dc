import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { asset } from '../../ledger/assets.ts'
import { txnKey } from '../../ledger/schema.ts'
import type { SpinTerms } from '../rewards/schema.ts'

const points = (name: string) => bigint(name, { mode: 'bigint' })
const memberId = () =>
  uuid('member_id')
    .notNull()
    .references(() => member.id)

/** What of a member's points is not in the ledger. */
export const pointAccount = pgTable(
  'point_account',
  {
    memberId: memberId().primaryKey(),
    /** Millionths of a point that were earned and are less than one. */
    rest: integer().notNull().default(0),
    /** Points that play has taken back and the balance did not have; what comes later pays them first. */
    owed: points('owed')
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    check('point_account_rest', sql`${t.rest} between 0 and 999999`),
    check('point_account_owed', sql`${t.owed} >= 0`),
  ],
)

/** What play of a day earns, as it was when the first settlement of the day was counted. */
export const pointRate = pgTable('point_rate', {
  day: date({ mode: 'string' }).primaryKey(),
  /** By category: hundredths of a point per 100.00 of valid bet. */
  rates: jsonb().$type<Record<string, number>>().notNull(),
})

/** What the rates of a day are multiplied by for a member: that of the rank when play of the day was counted first. */
export const pointFactor = pgTable(
  'point_factor',
  {
    memberId: memberId(),
    day: date({ mode: 'string' }).notNull(),
    /** Per cent. */
    percent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.day] })],
)

/** An item of the points mall. */
export const pointItem = pgTable(
  'point_item',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Name for operators, and of what a new sandbox has. */
    key: text().notNull().unique(),
    type: text({ enum: ['GOODS', 'BONUS', 'SPINS', 'CASH'] }).notNull(),
    /** By language. */
    titles: jsonb().$type<Record<string, string>>().notNull(),
    notes: jsonb().$type<Record<string, string>>(),
    /** Picture: its path below `/art/`, without the ending. */
    art: text().notNull(),
    points: points('points').notNull(),
    /** How many are left; null: no limit. */
    stock: integer(),
    /** How many one member can redeem; null: no limit. */
    perMember: integer('per_member'),
    /** Position of the least rank on the ladder; null: none is asked for. */
    minRank: smallint('min_rank'),
    /** Of BONUS and CASH, minor units. */
    amount: minor('amount'),
    /** Of BONUS and CASH: `multiple` times the amount has to be played. */
    multiple: numeric({ precision: 8, scale: 2, mode: 'number' }),
    /** Of BONUS and of what SPINS win: for how long. */
    days: smallint(),
    /** Of SPINS. */
    spins: jsonb().$type<SpinTerms>(),
    shown: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('point_item_newest')
      .on(t.id)
      .where(sql`shown`),
    index('point_item_points')
      .on(t.points, t.id)
      .where(sql`shown`),
    check('point_item_price', sql`${t.points} > 0`),
    check('point_item_rank', sql`${t.minRank} > 0`),
    check('point_item_stock', sql`${t.stock} >= 0`),
    check(
      'point_item_amount',
      sql`(${t.type} = 'GOODS') = (${t.amount} is null) and (${t.amount} is null) = (${t.multiple} is null)`,
    ),
    check('point_item_spins', sql`(${t.type} = 'SPINS') = (${t.spins} is not null)`),
  ],
)

/** Where goods are delivered to. */
export interface PointAddress {
  name: string
  phone: string
  street: string
  city: string
  postcode: string
  country: string
}

/** An item that was redeemed, with its terms of that moment. Its movements in the ledger are `redemption:<id>`. */
export const pointOrder = pgTable(
  'point_order',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    itemId: bigint('item_id', { mode: 'number' })
      .notNull()
      .references(() => pointItem.id),
    type: text({ enum: ['GOODS', 'BONUS', 'SPINS', 'CASH'] }).notNull(),
    titles: jsonb().$type<Record<string, string>>().notNull(),
    art: text().notNull(),
    points: points('points').notNull(),
    /** The claimed key of the call that made it. */
    key: text().notNull(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    amount: minor('amount'),
    multiple: numeric({ precision: 8, scale: 2, mode: 'number' }),
    days: smallint(),
    spins: jsonb().$type<SpinTerms>(),
    address: jsonb().$type<PointAddress>(),
    state: text({ enum: ['PROCESSING', 'APPROVED', 'REJECTED'] })
      .notNull()
      .default('PROCESSING'),
    deliveryNo: text('delivery_no'),
    /** What the operator wrote with the decision. */
    remark: text(),
    at: instant('at').notNull(),
    closedAt: instant('closed_at'),
    /** Who decided. */
    by: text(),
  },
  (t) => [
    unique('point_order_once').on(t.memberId, t.key),
    index('point_order_member').on(t.memberId, t.id),
    index('point_order_item').on(t.memberId, t.itemId),
    index('point_order_address')
      .on(t.memberId, t.id)
      .where(sql`address is not null`),
    index('point_order_open')
      .on(t.id)
      .where(sql`state = 'PROCESSING'`),
    check('point_order_closed', sql`(${t.state} = 'PROCESSING') = (${t.closedAt} is null)`),
  ],
)

export const pointOrdersView = pgView('point_orders', {})
  .with({ securityInvoker: true })
  .as(sql`select id, remark from ${pointOrder}`)

/** Points that became cash. */
export const pointConversion = pgTable(
  'point_conversion',
  {
    /** What took the points. */
    txnId: bigint('txn_id', { mode: 'number' })
      .primaryKey()
      .references(() => txnKey.txnId),
    memberId: memberId(),
    points: points('points').notNull(),
    asset: text()
      .notNull()
      .references(() => asset.code),
    amount: minor('amount').notNull(),
    /** Points for 1.00. */
    ratio: integer().notNull(),
    /** What gave the cash. */
    cashTxnId: bigint('cash_txn_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => txnKey.txnId),
    at: instant('at').notNull(),
  },
  (t) => [index('point_conversion_member').on(t.memberId, t.at)],
)

/** Points that an operator gave or took. */
export const pointAdjustment = pgTable(
  'point_adjustment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    /** Under one name a member is given or taken something once. */
    key: text().notNull(),
    points: points('points').notNull(),
    reason: text().notNull(),
    /** Null where all of it paid what was owed. */
    txnId: bigint('txn_id', { mode: 'number' })
      .unique()
      .references(() => txnKey.txnId),
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [unique('point_adjustment_once').on(t.memberId, t.key)],
)

export const pointAdjustmentsView = pgView('point_adjustments', {})
  .with({ securityInvoker: true })
  .as(sql`select txn_id, reason from ${pointAdjustment}`)
