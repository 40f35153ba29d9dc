import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { payoutPart } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import type { PayoutChannel } from './settings.ts'
import { answerOf } from '../deposits/index.ts'
import { methodOf } from './payouts/payout-accounts.ts'
import { type Store, type Order, type Why, lockOrder, partsOf } from './store.ts'
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

/** A gateway that processes an order has it for this long; then another may. */
const leaseMs = 30_000
/** An unfinished payment is queried again after this time. */
const askAgainMs = 2000

/**
 * Takes an order from approval to the money being sent; each step is written before the next begins, so that a killed
 * gateway loses none.
 */
export function createWorkflow({ db, clock, log, settings, store, receipts, providers }: WorkflowParts) {
  const later = (ms: number) => new Date(clock.now().getTime() + ms)

  /** Changes an order if it is unchanged since it was read: in the same attempt, for a channel may be tried twice. */
  const turn = (read: Order, change: (tx: Tx, order: Order) => Promise<unknown>) =>
    transact(db, async (tx) => {
      const order = await lockOrder(tx, read.orderNo)
      if (order?.state === read.state && order.tried.length === read.tried.length) await change(tx, order)
    })

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

  async function sendNext(tx: Tx, order: Order): Promise<void> {
    const channel = nextChannel(order)
    if (channel) await send(tx, order, channel)
    else if (order.state === 'APPROVED')
      await store.move(tx, order, 'PAY_FAILED', { reason: 'no_channel' }, { nextAt: null })
    else await store.postpone(tx, order, null)
  }

  /** The money was sent: in parts that wait for the person's confirmation, or that end here. */
  async function sent(tx: Tx, paying: Order, parts: Paid[], why: Why = {}): Promise<void> {
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
    if (deadline) return void (await store.move(tx, paid, 'AWAITING_RECEIPT', {}, {}, deadline))
    for (const part of await partsOf(tx, paid.orderNo)) await receipts.settle(tx, paid, part, 'PAID')
    await receipts.finish(tx, paid)
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

  async function step(order: Order): Promise<void> {
    switch (order.state) {
      case 'RISK_REVIEW':
        return turn(order, (tx, now) =>
          store.move(tx, now, 'APPROVED', { reason: 'automatic' }, { nextAt: clock.now() }),
        )
      case 'PAYING': {
        const response = await queryPayout(order)
        return turn(order, async (tx, now) => {
          if (response.state === 'PAID')
            return sent(
              tx,
              now,
              response.parts.map((amount) => ({ amount })),
            )
          if (response.state === 'PENDING') return store.postpone(tx, now, later(askAgainMs))
          return store.move(
            tx,
            now,
            'PAY_FAILED',
            { reason: response.reason },
            { nextAt: nextChannel(now) ? clock.now() : null },
          )
        })
      }
      default:
        return turn(order, sendNext)
    }
  }

  return {
    send,
    sent,
    channelOf,
    /** Advances an order as far as it can go now. */
    async run(orderNo: string): Promise<void> {
      const claim = () => store.claim(db, orderNo, leaseMs)
      for (let order = await claim(); order; order = await claim()) await step(order)
    },
  }
}

export type Workflow = ReturnType<typeof createWorkflow>
