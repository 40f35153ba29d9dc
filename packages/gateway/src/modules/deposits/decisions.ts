import { asc, inArray, isNull } from 'drizzle-orm'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import { transact, type Tx } from '../../db/client.ts'
import { depositMoney, depositOrder } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { createStore, lockOrder, openStates, orderBy, type Order, payAmountOf, type State } from './store.ts'
import { createPayments, type PaymentParts } from './payments.ts'

const decidable: readonly State[] = ['WAITING_PAYMENT', 'SUBMITTED', 'PENDING_REVIEW', 'EXPIRED']

/**
 * What an operator does with deposits. Works on the database, beside any number of running gateways, which notify the
 * person.
 */
export function depositDecisions(parts: Omit<PaymentParts, 'store'>) {
  const { db, clock } = parts
  const store = createStore(clock)
  const payments = createPayments({ ...parts, store })

  const decide = (orderNo: string, decision: (tx: Tx, order: Order) => Promise<Order>) =>
    transact(db, async (tx) => {
      const order = await lockOrder(tx, orderNo)
      if (!order) throw refuse('not_found', { message: `no order ${orderNo}` })
      if (!decidable.includes(order.state)) throw refuse('order_closed', { message: `${orderNo} is ${order.state}` })
      const decided = await decision(tx, order)
      // A person who has left meanwhile finds it in the inbox.
      const { memberId, state, credited, amount } = decided
      const values = { orderNo, amount: { money: formatMoney(credited ?? amount), asset: decided.asset } }
      await sendMessage(
        tx,
        memberId,
        systemMessage(state === 'CONFIRMED' ? 'depositCredited' : 'depositRejected', values),
        clock.now(),
      )
      return decided
    })
  const summaryOf = ({ orderNo, state, asset, credited, received }: Order) =>
    `${orderNo} ${state}` +
    (credited !== null
      ? ` credited ${formatMoney(credited)} ${asset}`
      : received !== null
        ? ` holds ${formatMoney(received)} ${asset}`
        : '')

  return {
    /** Open orders, one per line. */
    async list(): Promise<string[]> {
      const open = await db
        .select()
        .from(depositOrder)
        .where(inArray(depositOrder.state, [...openStates]))
        .orderBy(asc(depositOrder.createdAt))
        .limit(200)
      const lost = await db
        .select()
        .from(depositMoney)
        .where(isNull(depositMoney.orderNo))
        .orderBy(asc(depositMoney.at))
        .limit(50)
      return [
        ...open.map((order) =>
          `${summaryOf(order)} pays ${formatMoney(payAmountOf(order))} ${order.channelId} ${order.paidReference ?? ''}`.trimEnd(),
        ),
        ...lost.map(({ provider, ref, amount }) => `money of no order: ${provider} ${ref} ${formatMoney(amount)}`),
      ]
    },
    /** Credits what came; where no payment was reported, the operator has seen the requested amount. */
    approve: (orderNo: string): Promise<string> =>
      decide(orderNo, async (tx, order) => {
        refuseStopped(parts.moneyStopped())
        if (order.received === null) await payments.seen(tx, order, payAmountOf(order))
        return payments.credit(tx, order, order.received ?? payAmountOf(order), 'OPERATOR', { note: 'approved' })
      }).then(summaryOf),

    reject: (orderNo: string, reason: string): Promise<string> =>
      decide(orderNo, (tx, order) =>
        store.move(tx, order, {
          state: 'FAILED',
          by: 'OPERATOR',
          note: 'rejected',
          remark: reason.slice(0, 200),
          set: { nextAt: null },
        }),
      ).then(summaryOf),

    /** Money for an order arrives, whatever its state. */
    async payLate(orderNo: string): Promise<string> {
      const order = await orderBy(db, orderNo)
      if (!order) throw refuse('not_found', { message: `no order ${orderNo}` })
      return `${orderNo} ${await payments.take(order.provider, { ref: `late-${orderNo}`, orderNo, amount: payAmountOf(order) })}`
    },
  }
}
