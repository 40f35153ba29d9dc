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
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { instant, minor } from '../../db/columns.ts'
import { txnKey } from '../../ledger/schema.ts'
import { paymentStates } from './kinds.ts'
import type { ContractKind, ContractPeriod, ContractState, Tier } from './terms.ts'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/**
 * A contract between an agent and the direct upline; without an upline with the operator. Its terms do not change once
 * it is offered; at most one of a kind and pair is pending, and one active (indexes of the migration).
 */
export const contract = pgTable(
  'contract',
  {
    id: id(),
    kind: text().$type<ContractKind>().notNull(),
    period: text().$type<ContractPeriod>().notNull(),
    asset: text().notNull(),
    /** Null: the operator. */
    uplineId: uuid('upline_id').references(() => member.id),
    downlineId: uuid('downline_id')
      .notNull()
      .references(() => member.id),
    tiers: jsonb().$type<Tier[]>().notNull(),
    state: text().$type<ContractState>().notNull(),
    /** Each change of the state is a new one. */
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    offeredAt: instant('offered_at'),
    expiresAt: instant('expires_at'),
    /** From here it pays; set when it is accepted. */
    startAt: instant('start_at'),
    /** Up to here, without this moment; null: open. */
    endAt: instant('end_at'),
    /** The contract of that kind and pair that ends where this one starts: what it left is carried on. */
    followsId: bigint('follows_id', { mode: 'number' }),
    /** A request to end it. */
    terminationBy: text('termination_by', { enum: ['UP', 'DOWN', 'OPERATOR'] }),
    terminationReason: text('termination_reason'),
    /** Settled from its start up to here. */
    settledTo: instant('settled_to'),
    /** When an offer expires. */
    nextAt: instant('next_at'),
  },
  (t) => [
    index('contract_up').on(t.uplineId, t.kind, t.state),
    index('contract_down').on(t.downlineId, t.kind, t.state),
    index('contract_next')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
    index('contract_running')
      .on(t.id)
      .where(
        sql`${t.startAt} is not null and (${t.endAt} is null or coalesce(${t.settledTo}, ${t.startAt}) < ${t.endAt})`,
      ),
    check(
      'contract_period',
      sql`case ${t.kind} when 'DIVIDEND' then ${t.period} in ('DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY')
        when 'HOURLY' then ${t.period} = 'HOUR' when 'REAL_TIME' then ${t.period} = '5MIN' else ${t.period} = 'DAILY' end`,
    ),
    check('contract_pair', sql`${t.uplineId} is distinct from ${t.downlineId}`),
    check(
      'contract_start',
      sql`(${t.state} in ('active', 'term_pending', 'terminated', 'superseded', 'auto_terminated'))
      = (${t.startAt} is not null)`,
    ),
    check(
      'contract_end',
      sql`(${t.state} in ('terminated', 'superseded', 'auto_terminated')) = (${t.endAt} is not null)`,
    ),
    check('contract_termination', sql`(${t.state} = 'term_pending') <= (${t.terminationBy} is not null)`),
  ],
)

export const contractsView = pgView('contracts', {})
  .with({ securityInvoker: true })
  .as(sql`select id, asset, upline_id, downline_id, state, created_at from ${contract}`)

/** The history of a contract, append-only by triggers. */
export const contractStep = pgTable(
  'contract_step',
  {
    id: id(),
    contractId: bigint('contract_id', { mode: 'number' })
      .notNull()
      .references(() => contract.id),
    state: text().$type<ContractState>().notNull(),
    version: integer().notNull(),
    /** `SYSTEM`: time, or another contract. */
    by: text({ enum: ['UP', 'DOWN', 'OPERATOR', 'SYSTEM'] }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('contract_step_of').on(t.contractId, t.id)],
)

export const contractStepsView = pgView('contract_steps', {})
  .with({ securityInvoker: true })
  .as(sql`select id, contract_id, state, version, by, at from ${contractStep}`)

/**
 * What members played and were given, by slots of five minutes: of the moment it was settled or posted, or the first
 * slot that was not closed when it was counted. Minor units.
 */
export const contractPlay = pgTable(
  'contract_play',
  {
    memberId: uuid('member_id').notNull(),
    asset: text().notNull(),
    slot: instant('slot').notNull(),
    /** Empty: bonuses and rebates, and play of which the vendor does not say the category. */
    gameType: text('game_type').notNull(),
    validBet: minor('valid_bet').notNull(),
    /** From the players' side: wins less stakes, and bonuses and rebates. */
    pnl: minor('pnl').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.asset, t.slot, t.gameType] }),
    index('contract_play_slot').on(t.slot, t.memberId),
  ],
)

/** Play of the people below, by local day and category: `contract_play` added up by triggers. */
export const teamContractDay = pgTable(
  'team_contract_day',
  {
    memberId: uuid('member_id').notNull(),
    scope: text({ enum: ['DIRECT', 'BELOW'] }).notNull(),
    asset: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    gameType: text('game_type').notNull(),
    validBet: minor('valid_bet')
      .notNull()
      .default(sql`0`),
    pnl: minor('pnl')
      .notNull()
      .default(sql`0`),
  },
  (t) => [primaryKey({ name: 'team_contract_day_pk', columns: [t.memberId, t.scope, t.asset, t.day, t.gameType] })],
)

/** Rows of a journal that came after their slot was closed, and where they count instead. */
export const contractLate = pgTable(
  'contract_late',
  {
    journal: text({ enum: ['settlement', 'posting'] }).notNull(),
    rowId: bigint('row_id', { mode: 'number' }).notNull(),
    slot: instant('slot').notNull(),
  },
  (t) => [primaryKey({ columns: [t.journal, t.rowId] }), index('contract_late_slot').on(t.slot)],
)

/** Up to where slots are closed: what comes later counts from there on. */
export const contractClock = pgTable('contract_clock', {
  id: boolean().primaryKey().default(true),
  closedTo: instant('closed_to').notNull(),
})

/** What a contract came to in a period or a part of one; append-only by triggers. Minor units. */
export const contractResult = pgTable(
  'contract_result',
  {
    id: id(),
    contractId: bigint('contract_id', { mode: 'number' })
      .notNull()
      .references(() => contract.id),
    kind: text().$type<ContractKind>().notNull(),
    /** Null: the operator. */
    payerId: uuid('payer_id'),
    payeeId: uuid('payee_id').notNull(),
    asset: text().notNull(),
    fromAt: instant('from_at').notNull(),
    toAt: instant('to_at').notNull(),
    /** Of the whole period, parts per million: minima hold in proportion. */
    part: integer().notNull(),
    validBet: minor('valid_bet').notNull(),
    /** From the players' side: negative is a loss. */
    pnl: minor('pnl').notNull(),
    active: integer().notNull(),
    /** Which tier was reached, from 0; null: none. */
    tier: smallint(),
    /** Parts per million; 0: no tier, or a rate for each category. */
    rate: integer().notNull(),
    /** Valid bet by category, and its rate. */
    categories: jsonb().$type<{ gameType: string; validBet: string; rate: number }[]>(),
    /** Salaries of the same pair in the period, which a dividend is reduced by. */
    salaries: minor('salaries').notNull(),
    /** Losses to make up for, before and after: negative or 0. */
    debtBefore: minor('debt_before').notNull(),
    debtAfter: minor('debt_after').notNull(),
    /** Millionths of a minor unit: this period, what earlier ones left, what is left. */
    earned: minor('earned').notNull(),
    carriedIn: minor('carried_in').notNull(),
    rest: minor('rest').notNull(),
    amount: minor('amount').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('contract_result_period').on(t.contractId, t.fromAt),
    index('contract_result_payee').on(t.payeeId, t.kind, t.toAt, t.id),
    // The index by payer is in 0042: it holds the sums of slots too, which a schema cannot express.
    check('contract_result_sum', sql`${t.carriedIn} + ${t.earned} = ${t.amount} * 1000000 + ${t.rest}`),
    check('contract_result_amount', sql`${t.amount} >= 0`),
    check('contract_result_debt', sql`${t.debtBefore} <= 0 and ${t.debtAfter} <= 0`),
  ],
)

/** How the payment of a result stands. */
export const contractPayment = pgTable(
  'contract_payment',
  {
    resultId: bigint('result_id', { mode: 'number' })
      .primaryKey()
      .references(() => contractResult.id),
    state: text({ enum: paymentStates }).notNull(),
    paidAt: instant('paid_at'),
    disputedBy: text('disputed_by', { enum: ['UP', 'DOWN'] }),
    disputeReason: text('dispute_reason'),
    decidedAt: instant('decided_at'),
    decisionReason: text('decision_reason'),
    /** Minor units: what the decision adds to the result, or takes from it. */
    adjustment: minor('adjustment'),
  },
  (t) => [
    index('contract_payment_open')
      .on(t.state, t.resultId)
      .where(sql`${t.state} in ('CALCULATED', 'OWED', 'DISPUTED')`),
    index('contract_payment_unpaid')
      .on(t.resultId, t.state)
      .where(sql`${t.state} <> 'PAID'`),
    check('contract_payment_dispute', sql`(${t.state} in ('DISPUTED', 'ADJUSTED')) = (${t.disputedBy} is not null)`),
    check(
      'contract_payment_decision',
      sql`(${t.state} = 'ADJUSTED') = (${t.decisionReason} is not null)
      and (${t.state} = 'ADJUSTED') = (${t.adjustment} is not null)`,
    ),
  ],
)

/** What somebody has to pay somebody; outside of the ledger until money moves. */
export const obligation = pgTable(
  'obligation',
  {
    id: id(),
    resultId: bigint('result_id', { mode: 'number' })
      .notNull()
      .references(() => contractResult.id),
    cause: text({ enum: ['RESULT', 'ADJUSTMENT'] }).notNull(),
    /** Null: the operator. */
    debtorId: uuid('debtor_id'),
    creditorId: uuid('creditor_id'),
    asset: text().notNull(),
    amount: minor('amount').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When both sides were told that the debtor has too little. Whether it is owed is not read from it. */
    owedAt: instant('owed_at'),
    txnId: bigint('txn_id', { mode: 'number' })
      .unique()
      .references(() => txnKey.txnId),
    /** A decision has replaced it. */
    cancelledAt: instant('cancelled_at'),
  },
  (t) => [
    unique('obligation_cause').on(t.resultId, t.cause),
    index('obligation_open')
      .on(t.debtorId, t.id)
      .where(sql`${t.txnId} is null and ${t.cancelledAt} is null`),
    check('obligation_amount', sql`${t.amount} > 0`),
    check('obligation_one_end', sql`${t.txnId} is null or ${t.cancelledAt} is null`),
  ],
)
