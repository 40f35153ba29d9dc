import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../../lib/time/clock.ts'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { account } from '../../ledger/schema.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import { createPoller } from '../../workflow/poller.ts'
import { profiles } from '../responsible-gaming/index.ts'
import type { Settings } from '../../settings/settings.ts'
import { type Order, type Why, createStore, lockOrder, postLeg } from './store.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import { newNumber } from '../../lib/text/order-number.ts'
import { type WithdrawalRequest, check } from './checks.ts'
import { cardOf } from './payouts/payout-accounts.ts'
import { createWorkflow, type Paid } from './workflow.ts'
import { type PayoutProviders, sandboxPayouts } from './provider.ts'
import { createReceipts } from './payouts/receipts.ts'
import { methodVersion, orderVersion, termsToKeep } from './terms.ts'

export { show } from './presenter.ts'
export { type Order, awaitedReceipts } from './store.ts'

export interface WithdrawalParts {
  db: Db
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  settings: () => Settings
  moneyStopped: () => boolean
  /** In addition to the sandbox's. */
  providers?: PayoutProviders
}

export type Withdrawals = ReturnType<typeof createWithdrawals>

/** Withdrawals: requested, reviewed, paid, received. */
export function createWithdrawals({ db, clock, log, settings, moneyStopped, providers = {} }: WithdrawalParts) {
  const store = createStore(clock, settings)
  const receipts = createReceipts({ db, clock, settings, moneyStopped, store })
  const workflow = createWorkflow({
    db,
    clock,
    log,
    settings,
    store,
    receipts,
    providers: { sandbox: sandboxPayouts(clock, settings), ...providers },
  })

  /** CASH to HOLD in the caller's transaction, after all checks; `run` then advances the order. @throws Refused */
  async function submit(tx: Tx, intent: string, request: Omit<WithdrawalRequest, 'now'>): Promise<Order> {
    refuseStopped(moneyStopped())
    const now = clock.now()
    const { memberId, asset, amount } = request
    const { account, method, fee, flags } = await check(tx, settings(), { ...request, now })
    requireShown(request.terms, { order: orderVersion(settings()), method: methodVersion(method) })
    const byItself = flags.length === 0 && amount <= BigInt(settings().withdraw.autoApprove)
    const requested = method.receipt ? ('ASKED' as const) : ('NOT_ASKED' as const)
    const row = {
      orderNo: newNumber('W', now).orderNo,
      memberId,
      asset,
      intent,
      methodId: method.methodId,
      card: cardOf(account, method),
      amount,
      fee,
      receipt: requested,
      flags,
      reviewed: !byItself,
      terms: termsToKeep(settings()),
      createdAt: now,
    }
    const order = await store.insert(tx, row)
    if (!order) throw refuse('idempotency_conflict')
    try {
      await postLeg(tx, order, 'hold', 'withdraw_hold', [
        { member: memberId, kind: 'CASH', asset, amount: -amount },
        { member: memberId, kind: 'HOLD_WITHDRAW', asset, amount },
      ])
    } catch (error) {
      if (error instanceof InsufficientFunds) throw refuse('insufficient_funds', { field: 'amount' })
      throw error
    }
    return store.move(
      tx,
      order,
      'RISK_REVIEW',
      { reason: flags[0] ?? (byItself ? 'small' : 'amount') },
      { nextAt: byItself ? now : null },
    )
  }

  async function locked(tx: Tx, orderNo: string, ...states: Order['state'][]): Promise<Order> {
    const order = await lockOrder(tx, orderNo)
    if (!order) throw refuse('not_found', { field: 'orderNo' })
    if (!states.includes(order.state)) throw refuse('order_closed', { details: { status: order.state } })
    return order
  }

  /** As it was shown when the order was made; a law that forbids it outranks that. */
  const mayCancel = ({ terms }: Order): boolean =>
    profiles[settings().rg.profile].withdraw.cancelAllowed &&
    (terms?.cancelAllowed ?? settings().withdraw.cancelAllowed)

  /** Until it is approved. */
  const isFresh = ({ state }: Order): boolean => state === 'REQUESTED' || state === 'RISK_REVIEW'

  const release = (tx: Tx, { orderNo, memberId, asset, amount }: Order) =>
    postLeg(tx, { orderNo }, 'release', 'withdraw_release', [
      { member: memberId, kind: 'HOLD_WITHDRAW', asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ])

  /** By the person, before approval. Again: the same answer. */
  const cancel = (memberId: string, orderNo: string): Promise<Order> =>
    transact(db, async (tx) => {
      refuseStopped(moneyStopped())
      const order = await lockOrder(tx, orderNo)
      if (!order || order.memberId !== memberId) throw refuse('not_found', { field: 'orderNo' })
      if (order.state === 'CANCELLED') return order
      if (!mayCancel(order)) throw refuse('function_not_available')
      if (!isFresh(order)) throw refuse('order_closed', { details: { status: order.state } })
      await release(tx, order)
      return store.move(tx, order, 'CANCELLED', { reason: 'by_you' })
    })

  /** What operators may do; each names the operator. */
  const decisions = {
    approve: (orderNo: string, why: Why) =>
      transact(db, async (tx) => {
        await store.move(tx, await locked(tx, orderNo, 'RISK_REVIEW'), 'APPROVED', why, { nextAt: clock.now() })
      }),
    /** Also where no channel could pay. */
    reject: (orderNo: string, why: Why) =>
      transact(db, async (tx) => {
        refuseStopped(moneyStopped())
        const order = await locked(tx, orderNo, 'RISK_REVIEW', 'APPROVED', 'PAY_FAILED')
        await release(tx, order)
        await store.move(tx, order, 'REJECTED', { reason: 'review', ...why })
      }),
    /** By a channel of the operator's choice, also one that failed before. */
    pay: (orderNo: string, channelId: string, why: Why) =>
      transact(db, async (tx) => {
        if (!workflow.channelOf(channelId)) throw refuse('not_found', { field: 'channelId' })
        await workflow.send(tx, await locked(tx, orderNo, 'APPROVED', 'PAY_FAILED'), channelId, why)
      }),
    /**
     * For a provider that is gone, or returned an invalid answer: an operator has made sure that nothing was sent, as
     * nothing moves by itself.
     */
    fail: (orderNo: string, why: Why) =>
      transact(db, async (tx) => {
        await store.move(
          tx,
          await locked(tx, orderNo, 'PAYING'),
          'PAY_FAILED',
          { reason: 'review', ...why },
          { nextAt: null },
        )
      }),
    /** Other members have paid it, part by part (C2C): what they paid is their deposit. */
    paidBy: (orderNo: string, parts: Paid[], why: Why) =>
      transact(db, async (tx) => {
        refuseStopped(moneyStopped())
        const order = await locked(tx, orderNo, 'APPROVED', 'PAYING', 'PAY_FAILED')
        const sum = parts.reduce((total, { amount }) => total + amount, 0n)
        if (sum !== order.amount - order.fee)
          throw refuse('amount_out_of_range', { message: `the parts make ${sum}, not ${order.amount - order.fee}` })
        if (parts.some(({ payerId }) => payerId === order.memberId))
          throw refuse('forbidden', { message: 'nobody pays themselves' })
        const payers = [...new Set(parts.flatMap(({ payerId }) => payerId ?? []))]
        // Nothing could be posted to a member with another currency, and the order would never end.
        const accounts = await tx.$count(
          account,
          and(inArray(account.owner, payers), eq(account.kind, 'CASH'), eq(account.asset, order.asset)),
        )
        if (accounts !== payers.length) throw refuse('forbidden', { message: `who pays it has no ${order.asset}` })
        await workflow.sent(tx, order, parts, why)
      }),
    resend: receipts.resend,
    refund: receipts.refund,
    force: receipts.force,
    addProof: receipts.addProof,
  }

  const job = 'withdrawals'
  const poller = createPoller({
    db,
    clock,
    log,
    job,
    paused: moneyStopped,
    due: async () => [
      ...(await store.due(db, job)).map((key) => ({ key, run: () => workflow.run(key) })),
      ...(await receipts.due(job)).map((key) => ({ key, run: () => receipts.expire(key) })),
    ],
  })

  return {
    submit,
    cancel,
    decisions,
    work: poller.work,
    run: (orderNo: string) => workflow.run(orderNo),
    act: receipts.act,
    addPicture: receipts.addPicture,
    canCancel: (order: Order): boolean => mayCancel(order) && isFresh(order),
  }
}
