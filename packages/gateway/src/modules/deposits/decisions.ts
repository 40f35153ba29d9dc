import { asc, inArray, isNull, or } from 'drizzle-orm'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import { transact, type Tx } from '../../db/client.ts'
import { depositMoney, depositOrder } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { type HeldMoney, heldBy } from '../../ledger/accounts.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { createStore, lockOrder, openStates, orderBy, type Order, payAmountOf, type State } from './store.ts'
import { type ChargedBack, chargeBack, owing } from './charge-back.ts'
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

  async function locked(tx: Tx, orderNo: string): Promise<Order> {
    const order = await lockOrder(tx, orderNo)
    if (!order) throw refuse('not_found', { message: `no order ${orderNo}` })
    return order
  }

  const decide = (orderNo: string, decision: (tx: Tx, order: Order) => Promise<Order>) =>
    transact(db, async (tx) => {
      const order = await locked(tx, orderNo)
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
  const summaryOf = ({ orderNo, state, asset, credited, received, takenBack }: Order) =>
    `${orderNo} ${state}` +
    (credited !== null
      ? ` credited ${formatMoney(credited)} ${asset}`
      : received !== null
        ? ` holds ${formatMoney(received)} ${asset}`
        : '') +
    (takenBack === null
      ? ''
      : `, taken back ${formatMoney(takenBack)}, owed ${formatMoney((credited ?? 0n) - takenBack)}`)

  /** What a charge-back did, one thing per line; what could not be taken is stated. */
  function linesOf({ order, gifts }: ChargedBack, onItsWay: readonly HeldMoney[]): string[] {
    const { asset } = order
    return [
      summaryOf(order),
      ...gifts.map(
        ({ rewardId, state, taken, missing }) =>
          `reward ${rewardId} was ${state}` +
          (taken + missing === 0n ? '' : `: ${formatMoney(taken)} ${asset} taken back`) +
          (missing === 0n ? '' : `, ${formatMoney(missing)} ${asset} are no longer there`),
      ),
      ...onItsWay.map(
        ({ owner, amount }) => `${owner.replace(':', ' ')} of ${formatMoney(amount)} ${asset} is on its way`,
      ),
    ]
  }

  return {
    /** Open orders, one per line. */
    async list(): Promise<string[]> {
      const open = await db
        .select()
        .from(depositOrder)
        .where(or(inArray(depositOrder.state, [...openStates]), owing))
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

    /** The payer has taken a confirmed deposit back. */
    chargeBack: (orderNo: string, reason: string): Promise<string[]> =>
      transact(db, async (tx) => {
        refuseStopped(parts.moneyStopped())
        const now = clock.now()
        const done = await chargeBack(tx, store, await locked(tx, orderNo), reason.slice(0, 200), now)
        const { memberId, asset, credited, takenBack } = done.order
        const money = (minor: bigint) => ({ money: formatMoney(minor), asset })
        const values = { orderNo, amount: money(takenBack ?? 0n), owed: money((credited ?? 0n) - (takenBack ?? 0n)) }
        await sendMessage(tx, memberId, systemMessage('depositChargedBack', values), now)
        return linesOf(done, await heldBy(tx, memberId, asset))
      }),

    /** Money for an order arrives, whatever its state. */
    async payLate(orderNo: string): Promise<string> {
      const order = await orderBy(db, orderNo)
      if (!order) throw refuse('not_found', { message: `no order ${orderNo}` })
      return `${orderNo} ${await payments.take(order.provider, { ref: `late-${orderNo}`, orderNo, amount: payAmountOf(order) })}`
    },
  }
}
