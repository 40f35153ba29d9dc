import { randomUUID } from 'node:crypto'
import type { Clock } from '../../lib/time/clock.ts'
import { refuse, refuseStopped } from '../../lib/refusal.ts'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { depositMoney } from './schema.ts'
import { post } from '../../ledger/post.ts'
import type { Settings } from '../../settings/settings.ts'
import { addRequirement } from '../turnover/index.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { payJoined } from '../promotions/index.ts'
import { formatMoney } from '../../ledger/money.ts'
import { giveBonus } from './bonuses.ts'
import { bonusTermsOf, playTermsOf } from './terms.ts'
import { type By, type Order, type Store, lockOrder, orderBy, payAmountOf } from './store.ts'
import { newNumber } from '../../lib/text/order-number.ts'
import type { Payment } from './provider.ts'

export interface PaymentParts {
  db: Db
  clock: Clock
  settings: () => Settings
  moneyStopped: () => boolean
  store: Store
}

/**
 * What became of money that came: `known` was reported before, `kept` belongs to no order and waits for an operator.
 */
export type PaymentResult = 'credited' | 'review' | 'kept' | 'known'

/** Money that comes in: written down by the provider's own number first, then credited once or queued for review. */
export function createPayments({ db, clock, settings, moneyStopped, store }: PaymentParts) {
  /**
   * BANK to CASH, the fee to FEES; the play it requires, and the bonus that was chosen with it. The order is locked.
   */
  async function credit(
    tx: Tx,
    order: Order,
    received: bigint,
    by: By,
    why: { note?: string; remark?: string } = {},
  ): Promise<Order> {
    const { orderNo, memberId, asset, fee } = order
    const now = clock.now()
    const credited = received - fee
    if (credited <= 0n) throw refuse('amount_out_of_range', { message: 'less came than the fee' })
    await post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset, amount: -received },
        { member: memberId, kind: 'CASH', asset, amount: credited },
        ...(fee > 0n ? [{ system: 'FEES' as const, asset, amount: fee }] : []),
      ],
      once: { owner: `deposit:${orderNo}`, key: 'credit' },
    })
    await addRequirement(tx, {
      memberId,
      asset,
      source: 'DEPOSIT',
      ref: orderNo,
      base: credited,
      ...playTermsOf(order, settings()),
      now,
    })
    const bonus = await giveChosen(tx, order, credited, now)
    const set = { credited, received, nextAt: null, ...bonus?.set }
    const done = await store.move(tx, order, { state: 'CONFIRMED', by, ...why, set })
    // One deposit brings one bonus: what was chosen with it, else what was joined before.
    if (bonus?.set.bonusGiven === undefined)
      await payJoined(tx, settings(), { memberId, orderNo, credited, orderedAt: order.createdAt }, now)
    return bonus?.step ? store.move(tx, done, { state: 'CONFIRMED', by: 'SYSTEM', ...bonus.step }) : done
  }

  /**
   * The bonus that was chosen with an order, by the terms that were shown then. Where it is not given the order and a
   * message give the reason.
   */
  async function giveChosen(tx: Tx, order: Order, credited: bigint, now: Date) {
    const chosen = bonusTermsOf(order)
    if (!chosen) return undefined
    const { orderNo, memberId, asset } = order
    const result = await giveBonus(tx, settings(), order, chosen, credited, now)
    if ('given' in result) return { set: { bonusGiven: result.given } }
    const values = { orderNo, min: { money: formatMoney(chosen.minDeposit ?? 0), asset } }
    await sendMessage(tx, memberId, systemMessage(`bonus_${result.refused}`, values), now)
    return { set: { bonusRefused: result.refused }, step: { note: `bonus_${result.refused}` } }
  }

  /** Money for an order that has had its money: an order of its own, so that it is seen and not lost. */
  async function second(tx: Tx, { memberId, asset, channelId, provider }: Order, amount: bigint): Promise<Order> {
    const now = clock.now()
    const row = {
      ...newNumber('D', now),
      memberId,
      asset,
      channelId,
      provider,
      amount,
      fee: 0n,
      expiresAt: now,
      createdAt: now,
      received: amount,
    }
    return store.insert(tx, row, { state: 'PENDING_REVIEW', by: 'PROVIDER', note: 'second_payment' })
  }

  async function place(tx: Tx, order: Order, amount: bigint): Promise<PaymentResult> {
    switch (order.state) {
      case 'CREATED':
      case 'WAITING_PAYMENT':
      case 'SUBMITTED':
        break
      case 'PENDING_REVIEW':
        // It was put there because no money was seen; else this is money beside the one under review.
        if (order.received !== null) return 'kept'
        break
      case 'CONFIRMED':
        return 'kept'
      default:
        if (order.received !== null) return 'kept'
        await store.move(tx, order, {
          state: 'PENDING_REVIEW',
          by: 'PROVIDER',
          note: 'late',
          set: { received: amount, nextAt: null },
        })
        return 'review'
    }
    if (amount === payAmountOf(order)) {
      await credit(tx, order, amount, 'PROVIDER')
      return 'credited'
    }
    await store.move(tx, order, {
      state: 'PENDING_REVIEW',
      by: 'PROVIDER',
      note: 'amount_differs',
      set: { received: amount, nextAt: null },
    })
    return 'review'
  }

  /** May be called any number of times, by any number of gateways: `UNIQUE(provider, ref)` lets one of them through. */
  async function take(provider: string, { ref, orderNo, amount }: Payment): Promise<PaymentResult> {
    refuseStopped(moneyStopped())
    return transact(db, async (tx) => {
      const meant = orderNo === undefined ? undefined : await orderBy(tx, orderNo)
      const order = meant?.provider === provider ? meant : undefined
      const [fresh] = await tx
        .insert(depositMoney)
        .values({ provider, ref, orderNo: order?.orderNo ?? null, amount, at: clock.now() })
        .onConflictDoNothing()
        .returning()
      if (!fresh) return 'known'
      const locked = order && (await lockOrder(tx, order.orderNo))
      if (!locked) return 'kept'
      const placed = await place(tx, locked, amount)
      if (placed !== 'kept') return placed
      await second(tx, locked, amount)
      return 'review'
    })
  }

  return {
    credit,
    take,
    /** Money an operator has seen with their own eyes for an order without a reported payment. */
    seen: (tx: Tx, { orderNo, provider }: Order, amount: bigint) =>
      tx.insert(depositMoney).values({ provider, ref: `operator-${randomUUID()}`, orderNo, amount, at: clock.now() }),
  }
}
