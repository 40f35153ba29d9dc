import { and, eq, inArray } from 'drizzle-orm'
import type { Clock } from '../../lib/clock.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { depositEvent, depositOrder } from '../../db/schema/index.ts'
import { publish } from '../../lib/events.ts'
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

export const payAmountOf = ({ amount, fee }: Pick<Order, 'amount' | 'fee'>): bigint => amount + fee

export interface Step {
  state: State
  by: By
  /** Why, as a word the site has a text for. */
  note?: string
  /** An operator's own words. */
  remark?: string
  set?: Partial<
    Pick<
      Order,
      'instructions' | 'received' | 'credited' | 'bonusGiven' | 'bonusRefused' | 'nextAt' | 'looks' | 'submittedAt'
    >
  >
}

export async function orderBy(db: Reader, orderNo: string): Promise<Order | undefined> {
  return (await db.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo)))[0]
}

/** The order, which nobody else changes until the transaction ends. */
export async function lockOrder(tx: Tx, orderNo: string): Promise<Order | undefined> {
  return (await tx.select().from(depositOrder).where(eq(depositOrder.orderNo, orderNo)).for('update'))[0]
}

export const countOpen = (db: Reader, memberId: string): Promise<number> =>
  db.$count(depositOrder, and(eq(depositOrder.memberId, memberId), inArray(depositOrder.state, [...openStates])))

/** The store of deposits: every change of an order is one row of its history, told to the person when it commits. */
export function createOrders(clock: Clock) {
  async function write(tx: Tx, order: Order, { state, by, note = '', remark = '' }: Step): Promise<void> {
    const at = clock.now()
    await tx.insert(depositEvent).values({ orderNo: order.orderNo, state, by, note, remark, at })
    const { memberId, orderNo, amount } = order
    await publish(tx, {
      name: 'deposit.status',
      memberId,
      orderNo,
      status: state,
      amount: formatMoney(order.credited ?? amount),
      at: at.toISOString(),
    })
  }
  return {
    async insert(tx: Tx, row: NewOrder, step: Step): Promise<Order> {
      const [order] = await tx
        .insert(depositOrder)
        .values({ ...row, ...step.set, state: step.state })
        .returning()
      if (!order) throw new Error('an order was not written')
      await write(tx, order, step)
      return order
    },
    /** Takes a locked order to its next state. */
    async move(tx: Tx, { orderNo }: Order, step: Step): Promise<Order> {
      const [order] = await tx
        .update(depositOrder)
        .set({ ...step.set, state: step.state })
        .where(eq(depositOrder.orderNo, orderNo))
        .returning()
      if (!order) throw new Error('a locked order is gone')
      await write(tx, order, step)
      return order
    },
  }
}

export type Orders = ReturnType<typeof createOrders>
