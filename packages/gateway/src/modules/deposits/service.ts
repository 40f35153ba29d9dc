import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import { backOff } from '../../lib/time/back-off.ts'
import { type Tx, transact } from '../../db/client.ts'
import { depositOrder, depositProof } from './schema.ts'
import { collectOwed } from './charge-back.ts'
import { createPoller } from '../../workflow/poller.ts'
import {
  createStore,
  lockOrder,
  longestWaitMs,
  type NewOrder,
  type Order,
  payAmountOf,
  type State,
  type Step,
} from './store.ts'
import { newNumber } from '../../lib/text/order-number.ts'
import { createPayments, type PaymentParts, type PaymentResult } from './payments.ts'
import type { Picture } from '../../lib/image-upload.ts'
import { answerOf, type Payment, type PaymentOrder, type Providers } from './provider.ts'

export { showOrders } from './presenter.ts'
export { answerOf } from './provider.ts'
export { type Order, openStates } from './store.ts'

export interface Deposits {
  /** Writes an order inside the caller's transaction; `run` then opens it at its provider. */
  begin(tx: Tx, wanted: Omit<NewOrder, 'orderNo' | 'reference' | 'createdAt'>): Promise<Order>
  /** Advances an order as far as it can go now. `eager` queries the provider even before its time. */
  run(orderNo: string, eager?: boolean): Promise<Order>
  /**
   * The person reports the payment, with evidence where there is any. @throws Refused `not_found`, `order_closed`,
   * `too_many_images`
   */
  paid(
    memberId: string,
    orderNo: string,
    shown: { paidReference?: string | undefined; picture?: Picture | undefined },
  ): Promise<Order>
  /** @throws Refused `not_found`, `order_closed` */
  cancel(memberId: string, orderNo: string): Promise<Order>
  /** Processes money of a provider. */
  take(provider: string, payment: Payment): Promise<PaymentResult>
  /** Takes what is owed of deposits that were charged back from the cash that has come since. */
  collect(): Promise<void>
  /** Orders that are due now. */
  work(): Promise<void>
}

export interface DepositParts extends Omit<PaymentParts, 'store'> {
  log: FastifyBaseLogger
  providers: Providers
}

/** Between two provider queries about an open order, by all gateways. */
const pollMs = 3000
const mostProofs = 3
/** Nobody reports a payment for these. */
const closed: readonly State[] = ['CREATED', 'CONFIRMED', 'FAILED', 'CANCELLED', 'CHARGED_BACK']

/**
 * The life of a deposit. Every arrow is one commit of a locked order, so of concurrent timers, clicks and payments one
 * wins.
 */
export function createDeposits({ db, clock, log, settings, moneyStopped, providers }: DepositParts): Deposits {
  const store = createStore(clock)
  const payments = createPayments({ db, clock, settings, moneyStopped, store })
  const after = (ms: number) => new Date(clock.now().getTime() + ms)
  /** Until an order expires, ms, at most so long. */
  const untilExpiry = ({ expiresAt }: Order, most: number) =>
    Math.min(most, expiresAt.getTime() - clock.now().getTime())
  const isOver = ({ expiresAt }: Order) => expiresAt <= clock.now()

  const change = (seen: Order, from: readonly State[], step: Step) =>
    store.change(db, seen, from, (tx, order) => store.move(tx, order, step))
  const fail = (seen: Order, from: readonly State[], by: Step['by'], note: string) =>
    change(seen, from, { state: 'FAILED', by, note, set: { nextAt: null } })
  // An order that has moved on meanwhile has its own time, or none.
  const wait = (order: Order, ms: number) => store.postpone(db, order, after(ms), { polls: order.polls + 1 })

  function toPaymentOrder(order: Order): PaymentOrder {
    const { orderNo, channelId, asset, reference, createdAt, expiresAt, submittedAt } = order
    const behaviour = settings().deposit.channels.find((channel) => channel.channelId === channelId)?.behaviour ?? ''
    return {
      orderNo,
      channelId,
      behaviour,
      asset,
      payAmount: payAmountOf(order),
      reference,
      createdAt,
      expiresAt,
      submittedAt,
    }
  }
  const callProvider = <T>(
    order: Order,
    question: 'open' | 'look',
    put: (seen: PaymentOrder) => Promise<T> | undefined,
  ) =>
    answerOf(
      async () => put(toPaymentOrder(order)),
      (err) =>
        log.warn(
          { err, provider: order.provider, orderNo: order.orderNo, question },
          'a payment provider did not answer',
        ),
    )

  async function open(order: Order): Promise<Order> {
    const response = await callProvider(order, 'open', (seen) => providers[order.provider]?.open(seen))
    if (response && 'refused' in response) return fail(order, ['CREATED'], 'PROVIDER', response.refused)
    if (response)
      return change(order, ['CREATED'], {
        state: 'WAITING_PAYMENT',
        by: 'PROVIDER',
        set: { instructions: response, nextAt: after(pollMs), polls: 0 },
      })
    return isOver(order) ? fail(order, ['CREATED'], 'SYSTEM', 'provider_silent') : wait(order, pollMs)
  }

  /** Queries the provider, and processes the money or the refusal that it tells of. */
  async function poll(order: Order): Promise<Order> {
    const { orderNo, provider } = order
    const news = await callProvider(order, 'look', (seen) => providers[provider]?.look(seen))
    for (const payment of news?.payments ?? [])
      await payments.take(provider, { ...payment, orderNo: payment.orderNo ?? orderNo })
    if (news?.refused === undefined || news.payments.length > 0) return store.read(db, orderNo)
    return fail(order, ['WAITING_PAYMENT', 'SUBMITTED'], 'PROVIDER', news.refused)
  }

  /** Ends the waiting of an order whose time is over; its money may still be on the way. */
  async function expire(order: Order): Promise<Order> {
    const { state, expiresAt, polls } = order
    const set = { nextAt: after(pollMs), polls: 0 }
    if (state === 'WAITING_PAYMENT')
      return change(order, [state], { state: 'EXPIRED', by: 'SYSTEM', note: 'no_payment', set })
    if (state === 'SUBMITTED')
      return change(order, [state], { state: 'PENDING_REVIEW', by: 'SYSTEM', note: 'not_seen', set })
    const last = expiresAt.getTime() + settings().deposit.lateHours * 3_600_000
    if (last > clock.now().getTime()) return wait(order, backOff(polls, pollMs, longestWaitMs))
    return store.postpone(db, order, null)
  }

  async function look(order: Order): Promise<Order> {
    const now = await poll(order)
    if (now.nextAt === null) return now
    if (isOver(now)) return expire(now)
    return wait(now, Math.max(1, untilExpiry(now, now.state === 'CANCELLED' ? longestWaitMs : pollMs)))
  }

  async function step(order: Order, eager: boolean): Promise<Order> {
    if (order.state !== 'CREATED') return look(order)
    const opened = await open(order)
    return eager && opened.state !== 'CREATED' && opened.nextAt !== null ? look(opened) : opened
  }

  const advance = (orderNo: string, eager: boolean): Promise<Order> =>
    store.run(db, orderNo, { step, leaseMs: pollMs, paused: moneyStopped }, eager)

  async function mine(tx: Tx, memberId: string, orderNo: string): Promise<Order> {
    const order = await lockOrder(tx, orderNo)
    if (order?.memberId !== memberId) throw refuse('not_found', { field: 'orderNo' })
    return order
  }

  async function saveProof(tx: Tx, { orderNo }: Order, { sha256, type, bytes }: Picture): Promise<void> {
    const proofs = await tx
      .select({ sha256: depositProof.sha256 })
      .from(depositProof)
      .where(eq(depositProof.orderNo, orderNo))
    if (proofs.some((one) => one.sha256 === sha256)) return
    if (proofs.length >= mostProofs) throw refuse('too_many_images', { details: { most: mostProofs } })
    await tx.insert(depositProof).values({ orderNo, sha256, type, bytes, at: clock.now() })
  }

  const job = 'deposits'
  const poller = createPoller({
    db,
    clock,
    log,
    job,
    paused: moneyStopped,
    due: async () => (await store.due(db, job)).map((key) => ({ key, run: () => advance(key, false) })),
  })

  return {
    begin: (tx, wanted) => {
      const now = clock.now()
      return store.insert(
        tx,
        { ...wanted, ...newNumber('D', now), createdAt: now, nextAt: now },
        { state: 'CREATED', by: 'MEMBER' },
      )
    },
    run: (orderNo, eager = false) => advance(orderNo, eager),
    take: payments.take,
    work: poller.work,
    collect: async () => {
      if (!moneyStopped()) await collectOwed(db, store, clock.now())
    },

    async paid(memberId, orderNo, { paidReference, picture }) {
      // An order whose time is up expires first: what is claimed for it then is late, and reviewed.
      await transact(db, (tx) => mine(tx, memberId, orderNo))
      await advance(orderNo, false)
      await transact(db, async (tx) => {
        const order = await mine(tx, memberId, orderNo)
        const { state } = order
        if (closed.includes(state)) throw refuse('order_closed', { details: { status: state } })
        if (picture) await saveProof(tx, order, picture)
        if (paidReference !== undefined)
          await tx.update(depositOrder).set({ paidReference }).where(eq(depositOrder.orderNo, orderNo))
        const submittedAt = clock.now()
        if (state === 'WAITING_PAYMENT')
          await store.move(tx, order, { state: 'SUBMITTED', by: 'MEMBER', set: { submittedAt } })
        if (state === 'EXPIRED')
          await store.move(tx, order, {
            state: 'PENDING_REVIEW',
            by: 'MEMBER',
            note: 'late_claim',
            set: { submittedAt },
          })
      })
      return advance(orderNo, true)
    },

    cancel: (memberId, orderNo) =>
      transact(db, async (tx) => {
        const order = await mine(tx, memberId, orderNo)
        if (order.state === 'CANCELLED') return order
        if (order.state !== 'CREATED' && order.state !== 'WAITING_PAYMENT')
          throw refuse('order_closed', { details: { status: order.state } })
        // Queried for a day all the same: a person who has paid and cancels has not lost the money.
        const set = { nextAt: after(untilExpiry(order, longestWaitMs)), polls: 0 }
        return store.move(tx, order, { state: 'CANCELLED', by: 'MEMBER', set })
      }),
  }
}
