import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import type { Db, Tx } from '../../db/client.ts'
import { payoutPart } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import type { PayoutChannel } from './settings.ts'
import { answerOf } from '../deposits/index.ts'
import { methodOf } from './payouts/payout-accounts.ts'
import { type Store, type Order, type Why, leaseMs, partsOf } from './store.ts'
import type { PayoutNews, PayoutProviders } from './provider.ts'
import type { Receipts } from './payouts/receipts.ts'

export interface WorkflowParts {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  settings: () => Settings
  store: Store
  receipts: Receipts
  providers: PayoutProviders
}

/** One payment of an order. */
export interface Paid {
  amount: bigint
  payerId?: string
}

/** An unfinished payment is queried again after this time. */
const askAgainMs = 2000

/**
 * Takes an order from approval to the money being sent; each step is written before the next begins, so that a killed
 * gateway loses none.
 */
export function createWorkflow({ db, clock, log, settings, store, receipts, providers }: WorkflowParts) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Changes an order if it is unchanged since it was read: in the same attempt, for a channel may be tried twice. */
  const change = (seen: Order, work: (tx: Tx, order: Order) => Promise<Order>) =>
    store.change(db, seen, [seen.state], async (tx, order) =>
      order.tried.length === seen.tried.length ? work(tx, order) : order,
    )

  const channelOf = (id: string | null): PayoutChannel | undefined =>
    settings().withdraw.channels.find(({ channelId }) => channelId === id)

  /** The next channel of its payout method that was not tried yet. */
  function nextChannel({ methodId, tried }: Order): string | undefined {
    return methodOf(settings(), methodId)?.channels.find((id) => !tried.includes(id) && channelOf(id))
  }

  const send = (tx: Tx, order: Order, channelId: string, why: Why = {}) =>
    store.move(tx, order, 'PAYING', why, {
      channelId,
      tried: [...order.tried, channelId],
      payingSince: clock.now(),
      nextAt: clock.now(),
    })

  function sendNext(tx: Tx, order: Order): Promise<Order> {
    const channel = nextChannel(order)
    if (channel) return send(tx, order, channel)
    if (order.state !== 'APPROVED') return store.postpone(tx, order, null)
    return store.move(tx, order, 'PAY_FAILED', { reason: 'no_channel' }, { nextAt: null })
  }

  /** The money was sent: in parts that wait for the person's confirmation, or that end here. */
  async function sent(tx: Tx, paying: Order, parts: Paid[], why: Why = {}): Promise<Order> {
    const now = clock.now()
    const paid = await store.move(tx, paying, 'PAID', why, { paidAt: now, nextAt: null })
    const receiptRequested = paid.receipt === 'ASKED'
    const deadline = receiptRequested ? receipts.untilDeadline(paid) : null
    const rows = parts.map(({ amount, payerId }, at) => ({
      orderNo: paid.orderNo,
      partNo: at + 1,
      amount,
      payerId: payerId ?? null,
      state: receiptRequested ? ('AWAITING_RECEIPT' as const) : ('PAID' as const),
      paidAt: now,
      deadline,
    }))
    await tx.insert(payoutPart).values(rows)
    if (deadline) return store.move(tx, paid, 'AWAITING_RECEIPT', {}, {}, deadline)
    for (const part of await partsOf(tx, paid.orderNo)) await receipts.settle(tx, paid, part, 'PAID')
    return receipts.finish(tx, paid)
  }

  async function queryPayout({
    orderNo,
    channelId,
    tried,
    asset,
    amount,
    fee,
    card,
    payingSince,
  }: Order): Promise<PayoutNews> {
    const channel = channelOf(channelId)
    const provider = channel && providers[channel.provider]
    if (!provider) return { state: 'PENDING' }
    const response = await answerOf(
      () =>
        provider.pay({
          ref: `${orderNo}/${tried.length}`,
          channelId: channel.channelId,
          behaviour: channel.behaviour,
          asset,
          amount: amount - fee,
          card,
          since: payingSince ?? clock.now(),
        }),
      (err) => log.warn({ err, orderNo }, 'a payout provider did not answer; it is asked again'),
    )
    if (response?.state !== 'PAID') return response ?? { state: 'PENDING' }
    const sum = response.parts.reduce((total, part) => total + part, 0n)
    if (sum === amount - fee) return response
    log.error({ orderNo }, 'a payout provider paid another amount than requested: an operator has to check it')
    return { state: 'PENDING' }
  }

  async function step(order: Order): Promise<Order> {
    if (order.state === 'RISK_REVIEW')
      return change(order, (tx, now) =>
        store.move(tx, now, 'APPROVED', { reason: 'automatic' }, { nextAt: clock.now() }),
      )
    if (order.state !== 'PAYING') return change(order, sendNext)
    const response = await queryPayout(order)
    if (response.state === 'PENDING') return store.postpone(db, order, later(askAgainMs))
    return change(order, (tx, now) =>
      response.state === 'PAID'
        ? sent(
            tx,
            now,
            response.parts.map((amount) => ({ amount })),
          )
        : store.move(
            tx,
            now,
            'PAY_FAILED',
            { reason: response.reason },
            { nextAt: nextChannel(now) ? clock.now() : null },
          ),
    )
  }

  return {
    send,
    sent,
    channelOf,
    /** Advances an order as far as it can go now. */
    run: (orderNo: string) => store.run(db, orderNo, { step, leaseMs }),
  }
}

export type Workflow = ReturnType<typeof createWorkflow>
