import { and, asc, eq, sql } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { payoutPart, withdrawal, withdrawalStep } from './schema.ts'
import { publish, publishToStream } from '../../lib/events.ts'
import type { TxnKind } from '../../ledger/kinds.ts'
import { type Entry, post } from '../../ledger/post.ts'
import type { Settings } from '../../settings/settings.ts'
import { createOrderWorkflow, createSteps, type OrderStep } from '../../workflow/orders.ts'
import { timeIn } from './eta.ts'

export type Order = typeof withdrawal.$inferSelect
export type NewOrder = typeof withdrawal.$inferInsert
export type State = Order['state']
export type Part = typeof payoutPart.$inferSelect
export type PartState = Part['state']

/** The store of withdrawals: rows, steps and movements of money. Here: who has to act in a state. */
const responsibleParty: Record<State | PartState, 'US' | 'BANK' | 'YOU'> = {
  REQUESTED: 'US',
  RISK_REVIEW: 'US',
  APPROVED: 'US',
  PAYING: 'BANK',
  PAY_FAILED: 'US',
  PAID: 'BANK',
  AWAITING_RECEIPT: 'YOU',
  COMPLETED: 'US',
  REJECTED: 'US',
  CANCELLED: 'YOU',
  RESENT: 'YOU',
  DISPUTED: 'US',
  RECEIVED: 'YOU',
  FULLY_PAID: 'YOU',
  AUTO_RECEIVED: 'US',
  FORCED_RECEIVED: 'US',
  REFUNDED: 'US',
}

/** Why, and who decided. */
export interface Why {
  /** A code the site has a text for. */
  reason?: string
  /** A remark, shown to the person. */
  remark?: string
  /** The operator. */
  by?: string
}

type Change = Partial<Pick<Order, 'flags' | 'channelId' | 'tried' | 'payingSince' | 'nextAt' | 'paidAt'>>

export async function orderBy(db: Reader, orderNo: string): Promise<Order | undefined> {
  return (await db.select().from(withdrawal).where(eq(withdrawal.orderNo, orderNo)))[0]
}

/** Locks the order until the transaction ends. Always before its parts and before accounts. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<Order | undefined> {
  return (await tx.select().from(withdrawal).where(eq(withdrawal.orderNo, orderNo)).for('update'))[0]
}

/** A gateway that processes an order has it for this long; then another may. */
export const leaseMs = 30_000

export const partsOf = (db: Reader, orderNo: string): Promise<Part[]> =>
  db.select().from(payoutPart).where(eq(payoutPart.orderNo, orderNo)).orderBy(asc(payoutPart.partNo))

/** Each leg of an order happens once, whatever its states are: `hold`, `release`, `fee`, `part:<n>`. */
export async function postLeg(
  tx: Tx,
  { orderNo }: Pick<Order, 'orderNo'>,
  leg: string,
  kind: TxnKind,
  entries: Entry[],
): Promise<void> {
  await post(tx, { kind, entries, once: { owner: `withdrawal:${orderNo}`, key: leg } })
}

/** A change of a withdrawal, as stored in its history. */
interface Step extends OrderStep<Order> {
  why?: Why | undefined
  /** When the next step is expected; else as others of its kind took. */
  expectedAt?: Date | undefined
}

interface PartStep extends OrderStep<Part> {
  order: Order
  why: Why
}

/**
 * Withdrawals in the database: every change of an order or a part is one row of its history, published to the person
 * when it commits.
 */
export function createStore(clock: Clock, settings: () => Settings) {
  async function write(
    tx: Tx,
    { orderNo, memberId }: Order,
    state: State | PartState,
    { reason = '', remark = '', by = '' }: Why,
    more: { partNo?: number; expectedAt?: Date | null } = {},
  ): Promise<void> {
    const at = clock.now()
    await tx
      .insert(withdrawalStep)
      .values({ orderNo, state, owner: responsibleParty[state], reason, remark, by, at, ...more })
    await publishToStream(tx, memberId, 'withdraw.status', { orderNo, status: state, at: at.toISOString() })
    await publish(tx, { name: 'receipts', memberId })
  }

  /** When most orders have left a state, where it is the operator's or the bank's to leave it. */
  async function expected(tx: Tx, order: Order, state: State): Promise<Date | null> {
    const { review, paying } = settings().withdraw.eta
    // No expected time where there is no review.
    if (state !== 'PAYING' && (state !== 'RISK_REVIEW' || !order.reviewed)) return null
    const { p90Sec } = await timeIn(tx, state, order, state === 'PAYING' ? paying : review)
    return new Date(clock.now().getTime() + p90Sec * 1000)
  }

  const orders = createOrderWorkflow<Order, Step>(
    {
      name: 'withdrawal',
      table: withdrawal,
      key: withdrawal.orderNo,
      keyOf: ({ orderNo }) => orderNo,
      transitions: {
        REQUESTED: ['RISK_REVIEW'],
        RISK_REVIEW: ['APPROVED', 'REJECTED', 'CANCELLED'],
        APPROVED: ['PAYING', 'PAY_FAILED', 'PAID', 'REJECTED'],
        PAYING: ['PAID', 'PAY_FAILED'],
        PAY_FAILED: ['PAYING', 'PAID', 'REJECTED'],
        PAID: ['AWAITING_RECEIPT', 'COMPLETED'],
        AWAITING_RECEIPT: ['COMPLETED', 'REJECTED'],
        COMPLETED: [],
        REJECTED: [],
        CANCELLED: [],
      },
      polled: ['RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED'],
      longestWaitMs: leaseMs,
      // A channel may be tried twice: each attempt is a turn of its own.
      asSeen: ({ tried }) => sql`jsonb_array_length(${withdrawal.tried}) = ${tried.length}`,
      record: async (tx, order, { state, why = {}, expectedAt }, before) =>
        write(tx, order, state, why, { expectedAt: expectedAt ?? (await expected(tx, before, state)) }),
    },
    clock,
  )

  const parts = createSteps<Part, PartStep>({
    name: 'payment',
    table: payoutPart,
    keyOf: ({ orderNo, partNo }) => `${orderNo}/${partNo}`,
    isPart: ({ orderNo, partNo }) => and(eq(payoutPart.orderNo, orderNo), eq(payoutPart.partNo, partNo)),
    transitions: {
      // No receipt is asked for: it ends as it begins.
      PAID: ['PAID'],
      // To themselves: the payer has shown a proof.
      AWAITING_RECEIPT: ['AWAITING_RECEIPT', 'DISPUTED', 'RECEIVED', 'FULLY_PAID', 'AUTO_RECEIVED'],
      RESENT: ['RESENT', 'DISPUTED', 'RECEIVED', 'FULLY_PAID', 'AUTO_RECEIVED'],
      // To itself also where the first of two operators forces it.
      DISPUTED: ['DISPUTED', 'RESENT', 'RECEIVED', 'FULLY_PAID', 'FORCED_RECEIVED', 'REFUNDED'],
      RECEIVED: [],
      FULLY_PAID: [],
      AUTO_RECEIVED: [],
      FORCED_RECEIVED: [],
      REFUNDED: [],
    },
    record: async (tx, { state, partNo, deadline }, { order, why }) =>
      write(tx, order, state, why, { partNo, expectedAt: deadline }),
  })

  return {
    ...orders,

    async insert(tx: Tx, row: NewOrder): Promise<Order | undefined> {
      const [order] = await tx.insert(withdrawal).values(row).onConflictDoNothing().returning()
      if (order) await write(tx, order, 'REQUESTED', {})
      return order
    },

    /** Moves a locked order to its next state. */
    async move(
      tx: Tx,
      order: Order,
      state: State,
      why: Why = {},
      change: Change = {},
      expectedAt?: Date,
    ): Promise<Order> {
      const closed = orders.isEnd(state) ? { closedAt: clock.now(), nextAt: null } : {}
      return orders.move(tx, order, { state, set: { ...change, ...closed }, why, expectedAt })
    },

    /** Moves a part of a locked order to its next state, or to the same one with a row of the history. */
    movePart: (
      tx: Tx,
      order: Order,
      part: Part,
      { state, ...set }: Partial<Part> & { state: PartState },
      why: Why = {},
    ): Promise<Part> => parts.move(tx, part, { state, set, order, why }),
  }
}

export type Store = ReturnType<typeof createStore>

/** Parts that wait for the member's receipt. */
export async function awaitedReceipts(db: Reader, memberId: string): Promise<number> {
  const {
    rows: [row],
  } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from payout_part p join withdrawal w using (order_no)
    where w.member_id = ${memberId} and w.state = 'AWAITING_RECEIPT' and p.deadline is not null`)
  return row?.n ?? 0
}
