import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { txnKey } from '../../ledger/schema.ts'
import type { Watermark } from '../../workflow/journal.ts'
import { dealKinds, type Tier } from './deals.ts'

/**
 * What an agent earns of a member's play in a category on a day: base × (own rate − rate of the next one down the
 * line). A row says how much of the base was played under these rates.
 */
export const commissionLine = pgTable(
  'commission_line',
  {
    agentId: uuid('agent_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    asset: text().notNull(),
    memberId: uuid('member_id').notNull(),
    gameType: text('game_type').notNull(),
    /** The day whose rates hold; `day` is the first open one where this was closed already. */
    played: date({ mode: 'string' }).notNull(),
    /** Parts per million. */
    rate: integer().notNull(),
    /** That of the next one down the line; 0 for the agent's own play. */
    rateBelow: integer('rate_below').notNull(),
    /** Minor units; negative where players won, if the base is what they lost. */
    base: minor('base').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'commission_line_pk',
      columns: [t.agentId, t.day, t.asset, t.memberId, t.gameType, t.played, t.rate, t.rateBelow],
    }),
    index('commission_line_day').on(t.day),
    index('commission_line_member').on(t.memberId, t.played),
  ],
)

/**
 * A day of an agent's commission, paid or carried on. Amounts in millionths of a minor unit, but `base` and `paid` in
 * minor units.
 */
export const commissionDay = pgTable(
  'commission_day',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    day: date({ mode: 'string' }).notNull(),
    asset: text().notNull(),
    base: minor('base').notNull(),
    /** Members whose play contributed. */
    members: integer().notNull(),
    earned: minor('earned').notNull(),
    /** Left over from the days before: less than a minor unit, or negative. */
    carriedIn: minor('carried_in').notNull(),
    /** Less than a minor unit, or negative. */
    rest: minor('rest').notNull(),
    /** Minor units. */
    paid: minor('paid').notNull(),
    txnId: bigint('txn_id', { mode: 'number' })
      .unique()
      .references(() => txnKey.txnId),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.asset, t.day] }),
    check('commission_day_sum', sql`${t.carriedIn} + ${t.earned} = ${t.paid} * 1000000 + ${t.rest}`),
    check('commission_day_paid', sql`${t.paid} >= 0 and (${t.paid} = 0) = (${t.txnId} is null)`),
  ],
)

/** How far commission is paid. */
export const commissionPaid = pgTable('commission_paid', {
  id: boolean().primaryKey().default(true),
  /** The last day of which all was paid. */
  day: date({ mode: 'string' }),
  /** The day that is being paid; no line is added to it any more. */
  closing: date({ mode: 'string' }),
})

/** Rates that were raised, of which what was counted before is to be counted again. A trigger of `member_rate` adds them. */
export const commissionRaise = pgTable('commission_raise', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  memberId: uuid('member_id').notNull(),
  gameType: text('game_type').notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
})

/** How an agent shares the net revenue of those below. The newest version that has begun holds. */
export const revenueDeal = pgTable(
  'revenue_deal',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    kind: text({ enum: dealKinds }).notNull(),
    /** The first month it holds for, as its first day. */
    fromMonth: date('from_month', { mode: 'string' }).notNull(),
    tiers: jsonb().$type<Tier[]>().notNull(),
    /** Ended with the month before `fromMonth`. */
    ended: boolean().notNull().default(false),
    setBy: text('set_by').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (t) => [unique('revenue_deal_month').on(t.agentId, t.fromMonth)],
)

/** What a member brought in a month to the agent whose deal counts them. Minor units. */
export const revenueMember = pgTable(
  'revenue_member',
  {
    agentId: uuid('agent_id').notNull(),
    month: date({ mode: 'string' }).notNull(),
    asset: text().notNull(),
    memberId: uuid('member_id').notNull(),
    validBet: minor('valid_bet').notNull(),
    stake: minor('stake').notNull(),
    win: minor('win').notNull(),
    bonus: minor('bonus').notNull(),
    rebate: minor('rebate').notNull(),
    /** Deposits and withdrawals together. */
    payments: minor('payments').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.month, t.asset, t.memberId] }),
    index('revenue_member_month').on(t.memberId, t.month, t.asset),
  ],
)

/** A month of a deal, paid or carried on; never changed. Minor units, but `rest` in millionths. */
export const revenueMonth = pgTable(
  'revenue_month',
  {
    agentId: uuid('agent_id')
      .notNull()
      .references(() => member.id),
    month: date({ mode: 'string' }).notNull(),
    asset: text().notNull(),
    dealId: bigint('deal_id', { mode: 'number' })
      .notNull()
      .references(() => revenueDeal.id),
    revenue: minor('revenue').notNull(),
    bonus: minor('bonus').notNull(),
    rebate: minor('rebate').notNull(),
    platformFee: minor('platform_fee').notNull(),
    paymentFee: minor('payment_fee').notNull(),
    net: minor('net').notNull(),
    active: integer().notNull(),
    /** Parts per million; 0 where no tier was reached. */
    rate: integer().notNull(),
    /** Net revenue that later months have to make up for: negative or 0. */
    debt: minor('debt').notNull(),
    /** Share that was not paid: less than a minor unit, or negative. */
    rest: minor('rest').notNull(),
    paid: minor('paid').notNull(),
    txnId: bigint('txn_id', { mode: 'number' })
      .unique()
      .references(() => txnKey.txnId),
    at: instant('at').notNull(),
    /** How far the journals were counted: what came later belongs to the next month. Null of months before it was kept. */
    readTo: jsonb('read_to').$type<Record<string, Watermark>>(),
  },
  (t) => [
    primaryKey({ columns: [t.agentId, t.asset, t.month] }),
    check('revenue_month_paid', sql`${t.paid} >= 0 and (${t.paid} = 0) = (${t.txnId} is null)`),
  ],
)
