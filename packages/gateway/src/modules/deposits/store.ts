import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '../../lib/time/clock.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { depositEvent, depositOrder } from './schema.ts'
import { publishNotice } from '../../lib/events.ts'
import type { DepositedDuring } from '../promotions/index.ts'
import { createOrderWorkflow, type OrderStep } from '../../workflow/orders.ts'
import { formatMoney } from '../../ledger/money.ts'

export type Order = typeof depositOrder.$inferSelect
export type NewOrder = typeof depositOrder.$inferInsert
export type State = Order['state']
export type By = (typeof depositEvent.$inferSelect)['by']

/** An order on its way: it counts against how many a person may have. */
export const openStates = [
  'CREATED',
  'WAITING_PAYMENT',
  'SUBMITTED',
  'PENDING_REVIEW',
] as const satisfies readonly State[]

/** Between two queries about an order that has expired, at most. */
export const longestWaitMs = 600_000

export const payAmountOf = ({ amount, fee }: Pick<Order, 'amount' | 'fee'>): bigint => amount + fee

/** A change of a deposit, as stored in its history. */
export interface Step extends OrderStep<Order> {
  by: By
  /** Reason, as a code the site has a text for. */
  note?: string
  /** A remark of the operator. */
  remark?: string
}

export async function orderBy(db: Reader, orderNo: string): Promise<Order | undefined> {
  return (await db.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo)))[0]
}

/** Locks the order until the transaction ends. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<Order | undefined> {
  return (await tx.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo)).for('update'))[0]
}

export const countOpen = (db: Reader, memberId: string): Promise<number> =>
  db.$count(depositOrder, and(eq(depositOrder.memberId, memberId), inArray(depositOrder.state, [...openStates])))

/**
 * The store of deposits: every change of an order is one row of its history, published to the person when it commits.
 */
export function createStore(clock: Clock) {
  async function write(tx: Tx, order: Order, { state, by, note = '', remark = '' }: Step): Promise<void> {
    const at = clock.now()
    await tx.insert(depositEvent).values({ orderNo: order.orderNo, state, by, note, remark, at })
    const { memberId, orderNo, amount } = order
    const told = { orderNo, status: state, amount: formatMoney(order.credited ?? amount), at: at.toISOString() }
    await publishNotice(tx, 'deposit.status', told, memberId)
  }
  const orders = createOrderWorkflow<Order, Step>(
    {
      name: 'deposit',
      table: depositOrder,
      key: depositOrder.orderNo,
      keyOf: ({ orderNo }) => orderNo,
      transitions: {
        CREATED: ['WAITING_PAYMENT', 'CONFIRMED', 'PENDING_REVIEW', 'FAILED', 'CANCELLED'],
        WAITING_PAYMENT: ['SUBMITTED', 'CONFIRMED', 'PENDING_REVIEW', 'FAILED', 'CANCELLED', 'EXPIRED'],
        SUBMITTED: ['CONFIRMED', 'PENDING_REVIEW', 'FAILED'],
        // Also where it is: money of another amount came during a review.
        PENDING_REVIEW: ['PENDING_REVIEW', 'CONFIRMED', 'FAILED'],
        // Its history continues with the outcome of the bonus.
        CONFIRMED: ['CONFIRMED', 'CHARGED_BACK'],
        // Its history continues until nothing is owed.
        CHARGED_BACK: ['CHARGED_BACK'],
        // Money may come late, and is never lost.
        EXPIRED: ['PENDING_REVIEW', 'CONFIRMED', 'FAILED'],
        FAILED: ['PENDING_REVIEW'],
        CANCELLED: ['PENDING_REVIEW'],
      },
      longestWaitMs,
      asSeen: ({ polls }) => eq(depositOrder.polls, polls),
      record: write,
    },
    clock,
  )
  return {
    ...orders,

    async insert(tx: Tx, row: NewOrder, step: Step): Promise<Order> {
      const [order] = await tx
        .insert(depositOrder)
        .values({ ...row, ...step.set, state: step.state })
        .returning()
      if (!order) throw new Error('an order was not written')
      await write(tx, order, step)
      return order
    },
  }
}

export type Store = ReturnType<typeof createStore>

/** Orders count for the period they were made in, once they are credited, and no longer after a charge-back. */
export const depositedDuring: DepositedDuring = async (db, { memberId, asset }, periods) => {
  const { rows } = await db.execute<{ sum: string }>(sql`
    select (select coalesce(sum(o.credited), 0) from deposit_order o
      where o.member_id = ${memberId} and o.asset = ${asset} and o.state = 'CONFIRMED'
        and o.created_at >= k.since and (k.until is null or o.created_at < k.until))::text as sum
    from unnest(${sql.param(periods.map(({ since }) => since.toISOString()))}::timestamptz[],
      ${sql.param(periods.map(({ until }) => until?.toISOString() ?? null))}::timestamptz[]) with ordinality as k(since, until, n)
    order by k.n`)
  return rows.map(({ sum }) => BigInt(sum))
}
