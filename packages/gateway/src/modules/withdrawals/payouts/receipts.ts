import { and, eq, inArray, isNotNull, lte, min } from 'drizzle-orm'
import type { Clock } from '../../../lib/time/clock.ts'
import { refuse, refuseStopped } from '../../../lib/refusal.ts'
import { type Db, type Tx, transact } from '../../../db/client.ts'
import { payoutPart, receiptPicture, withdrawal } from '../schema.ts'
import type { Entry } from '../../../ledger/post.ts'
import { notAside } from '../../../workflow/each-alone.ts'
import { batchSize } from '../../../workflow/poller.ts'
import { rgProfileOf } from '../../responsible-gaming/index.ts'
import type { Settings } from '../../../settings/settings.ts'
import { addRequirement, weightsOf } from '../../turnover/index.ts'
import { type Picture, pictureFrom } from '../../../lib/image-upload.ts'
import { type Store, type Order, type Part, type Why, lockOrder, partsOf, postLeg } from '../store.ts'

/** Final states in which the money is the other side's. */
type Received = 'PAID' | 'RECEIVED' | 'FULLY_PAID' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED'

/** A person's statement about a part, or about the whole order. */
export interface Word {
  orderNo: string
  partNo?: number | undefined
  action: 'RECEIVED' | 'NOT_RECEIVED' | 'FULLY_PAID'
  reason?: string | undefined
  images: readonly string[]
  remark: string
}

const mostPictures = 3

export interface ReceiptParts {
  db: Db
  clock: Clock
  settings: () => Settings
  moneyStopped: () => boolean
  store: Store
}

/**
 * Receipts: each part ends once, by its member, by its deadline, or by the operator. The first one locks the order; a
 * part past its deadline ends by it before anything else is processed, and the ledger accepts only one leg in any case.
 */
export function createReceipts({ db, clock, settings, moneyStopped, store }: ReceiptParts) {
  /** Where the money of a part goes: to the bank, or to the member whose deposit paid it; or back. */
  async function pay(
    tx: Tx,
    { asset, memberId, orderNo }: Order,
    { partNo, amount, payerId }: Part,
    back: boolean,
  ): Promise<void> {
    const goal: Entry = back
      ? { member: memberId, kind: 'CASH', asset, amount }
      : payerId
        ? { member: payerId, kind: 'CASH', asset, amount }
        : { system: 'BANK', asset, amount }
    const kind = back ? 'withdraw_refund' : payerId ? 'c2c_payout' : 'withdraw_paid'
    await postLeg(tx, { orderNo }, `part:${partNo}`, kind, [
      { member: memberId, kind: 'HOLD_WITHDRAW', asset, amount: -amount },
      goal,
    ])
    if (payerId && !back) {
      const base = {
        memberId: payerId,
        asset,
        source: 'DEPOSIT' as const,
        ref: `${orderNo}/${partNo}`,
        base: amount,
        now: clock.now(),
      }
      await addRequirement(tx, {
        ...base,
        multiple: settings().turnover.depositMultiple,
        weights: weightsOf(settings().turnover),
      })
    }
  }

  async function settle(tx: Tx, order: Order, part: Part, to: Received | 'REFUNDED', why: Why = {}): Promise<void> {
    await pay(tx, order, part, to === 'REFUNDED')
    await store.movePart(tx, order, part, { state: to, deadline: null, settledAt: clock.now() }, why)
  }

  /** The order ends with its last part: the fee is earned where anything came. */
  async function finish(tx: Tx, order: Order): Promise<Order> {
    const parts = await partsOf(tx, order.orderNo)
    if (parts.some(({ settledAt }) => settledAt === null)) return order
    const came = parts.some(({ state }) => state !== 'REFUNDED')
    const { asset, memberId, fee } = order
    if (fee > 0n) {
      const goal: Entry = came
        ? { system: 'FEES', asset, amount: fee }
        : { member: memberId, kind: 'CASH', asset, amount: fee }
      await postLeg(tx, order, 'fee', came ? 'withdraw_fee' : 'withdraw_refund', [
        { member: memberId, kind: 'HOLD_WITHDRAW', asset, amount: -fee },
        goal,
      ])
    }
    return store.move(tx, order, came ? 'COMPLETED' : 'REJECTED', came ? {} : { reason: 'not_received' })
  }

  /** Ends the parts whose deadline has passed. Under the lock of the order. */
  async function expireReceipt(tx: Tx, order: Order): Promise<Order> {
    const now = clock.now()
    const due = (await partsOf(tx, order.orderNo)).filter(({ deadline }) => deadline && deadline <= now)
    for (const part of due) await settle(tx, order, part, 'AUTO_RECEIVED', { reason: 'time' })
    return due.length > 0 ? finish(tx, order) : order
  }

  /** Locks an order and expires what is due first. */
  async function open(tx: Tx, orderNo: string, memberId?: string): Promise<Order> {
    refuseStopped(moneyStopped())
    const order = await lockOrder(tx, orderNo)
    if (!order || (memberId !== undefined && order.memberId !== memberId))
      throw refuse('not_found', { field: 'orderNo' })
    return order.state === 'AWAITING_RECEIPT' ? expireReceipt(tx, order) : order
  }

  async function partOf(tx: Tx, orderNo: string, partNo: number | undefined): Promise<Part> {
    const part = (await partsOf(tx, orderNo)).find((one) => one.partNo === partNo)
    if (!part) throw refuse('not_found', { field: 'partNo' })
    return part
  }

  const closed = (state: string) => refuse('order_closed', { details: { status: state } })

  async function dispute(tx: Tx, order: Order, part: Part, { reason, images, remark }: Word): Promise<void> {
    if (part.state === 'DISPUTED') return
    if (part.deadline === null) throw closed(part.state)
    if (!reason) throw refuse('validation', { field: 'reason', details: { fields: { reason: { code: 'required' } } } })
    const wanted = [...new Set(images)]
    const mine = and(
      eq(receiptPicture.orderNo, order.orderNo),
      eq(receiptPicture.partNo, part.partNo),
      eq(receiptPicture.by, 'MEMBER'),
    )
    const found =
      wanted.length === 0
        ? []
        : await tx
            .select({ id: receiptPicture.id })
            .from(receiptPicture)
            .where(and(mine, inArray(receiptPicture.id, wanted)))
    if (found.length === 0 || found.length !== wanted.length) throw refuse('proof_required', { field: 'images' })
    await store.movePart(tx, order, part, { state: 'DISPUTED', deadline: null, reason, remark }, { reason, remark })
  }

  /**
   * A statement of the person; the same one again gets the same answer. @throws Refused `order_closed` where another
   * was made first
   */
  async function act(tx: Tx, memberId: string, word: Word): Promise<Order> {
    const order = await open(tx, word.orderNo, memberId)
    if (word.action === 'FULLY_PAID') {
      const parts = await partsOf(tx, order.orderNo)
      const left = parts.filter(({ settledAt }) => settledAt === null)
      if (left.length === 0 && !parts.some(({ state }) => state === 'FULLY_PAID' || state === 'AUTO_RECEIVED'))
        throw closed(order.state)
      for (const part of left) await settle(tx, order, part, 'FULLY_PAID')
      return left.length > 0 ? finish(tx, order) : order
    }
    const part = await partOf(tx, order.orderNo, word.partNo)
    if (word.action === 'NOT_RECEIVED') {
      await dispute(tx, order, part, word)
      return order
    }
    // Repeated, or the deadline came first.
    if (part.state === 'RECEIVED' || part.state === 'AUTO_RECEIVED') return order
    if (part.settledAt !== null) throw closed(part.state)
    // Also of a disputed part: it arrived later.
    await settle(tx, order, part, 'RECEIVED')
    return finish(tx, order)
  }

  async function disputed(tx: Tx, orderNo: string, partNo: number): Promise<{ order: Order; part: Part }> {
    const order = await open(tx, orderNo)
    const part = await partOf(tx, orderNo, partNo)
    if (part.state !== 'DISPUTED') throw closed(part.state)
    return { order, part }
  }

  /** A picture of one side of a part. @returns its id, and whether it is new */
  async function savePicture(
    tx: Tx,
    { orderNo, partNo }: Part,
    by: 'MEMBER' | 'PAYER',
    { sha256, type, bytes }: Picture,
  ): Promise<{ id: string; fresh: boolean }> {
    const theirs = and(
      eq(receiptPicture.orderNo, orderNo),
      eq(receiptPicture.partNo, partNo),
      eq(receiptPicture.by, by),
    )
    const sent = await tx
      .select({ id: receiptPicture.id, sha256: receiptPicture.sha256 })
      .from(receiptPicture)
      .where(theirs)
    const existing = sent.find((one) => one.sha256 === sha256)
    if (existing) return { id: existing.id, fresh: false }
    if (sent.length >= mostPictures) throw refuse('too_many_images', { details: { most: mostPictures } })
    const [row] = await tx
      .insert(receiptPicture)
      .values({ orderNo, partNo, by, sha256, type, bytes, at: clock.now() })
      .returning({ id: receiptPicture.id })
    if (!row) throw new Error('a picture was not written')
    return { id: row.id, fresh: true }
  }

  /** Finds where a picture goes, decodes it while no order is locked, and finds the place again to write it. */
  async function withPicture<Place, T>(
    find: (tx: Tx) => Promise<Place>,
    base64: string,
    write: (tx: Tx, place: Place, picture: Picture) => Promise<T>,
  ): Promise<T> {
    await transact(db, find)
    const picture = await pictureFrom(base64, settings().pictures)
    return transact(db, async (tx) => write(tx, await find(tx), picture))
  }

  /** As long as was shown when the order was made. */
  const untilDeadline = ({ terms }: Order) =>
    new Date(clock.now().getTime() + (terms ?? rgProfileOf(settings()).withdraw).receiptMinutes * 60_000)

  return {
    act,
    finish,
    settle,
    untilDeadline,

    addPicture: (memberId: string, orderNo: string, partNo: number, base64: string): Promise<string> =>
      withPicture(
        async (tx) => {
          await open(tx, orderNo, memberId)
          const part = await partOf(tx, orderNo, partNo)
          if (part.deadline === null) throw closed(part.state)
          return part
        },
        base64,
        async (tx, part, picture) => (await savePicture(tx, part, 'MEMBER', picture)).id,
      ),

    /**
     * The proof of the payer of a part, three at most; the same one again is one. It is shown to the person at once.
     */
    addProof: (orderNo: string, partNo: number, base64: string, by: string): Promise<void> =>
      withPicture(
        async (tx) => {
          const order = await open(tx, orderNo)
          const part = await partOf(tx, orderNo, partNo)
          if (part.settledAt !== null) throw closed(part.state)
          return { order, part }
        },
        base64,
        async (tx, { order, part }, picture) => {
          const { fresh } = await savePicture(tx, part, 'PAYER', picture)
          if (fresh) await store.movePart(tx, order, part, { state: part.state }, { reason: 'payer_proof', by })
        },
      ),

    /** The payer sends it again: the person's deadline starts again. */
    resend: (orderNo: string, partNo: number, why: Why) =>
      transact(db, async (tx) => {
        const { order, part } = await disputed(tx, orderNo, partNo)
        const deadline = untilDeadline(order)
        await store.movePart(tx, order, part, { state: 'RESENT', deadline, paidAt: clock.now(), forcedBy: null }, why)
      }),

    /** It never arrived: the part goes back to CASH. */
    refund: (orderNo: string, partNo: number, why: Why) =>
      transact(db, async (tx) => {
        const { order, part } = await disputed(tx, orderNo, partNo)
        await settle(tx, order, part, 'REFUNDED', why)
        await finish(tx, order)
      }),

    /**
     * It did come, against the person's statement: the payer's deposit is kept. Two operators decide so; the second's
     * reason is shown. @returns whether it is done
     */
    force: (orderNo: string, partNo: number, why: Required<Pick<Why, 'by' | 'remark'>>) =>
      transact(db, async (tx) => {
        const { order, part } = await disputed(tx, orderNo, partNo)
        if (part.forcedBy === why.by) throw refuse('forbidden', { message: 'another operator has to agree' })
        if (part.forcedBy === null) {
          await store.movePart(
            tx,
            order,
            part,
            { state: part.state, forcedBy: why.by },
            { reason: 'force_asked', by: why.by },
          )
          return false
        }
        await settle(tx, order, part, 'FORCED_RECEIVED', { ...why, by: `${part.forcedBy}, ${why.by}` })
        await finish(tx, order)
        return true
      }),

    /** Orders with a part whose deadline has passed, the longest first. */
    async due(job: string): Promise<string[]> {
      const now = clock.now()
      const { orderNo, deadline } = payoutPart
      const rows = await db
        .select({ orderNo })
        .from(payoutPart)
        .where(and(isNotNull(deadline), lte(deadline, now), notAside(job, orderNo, now)))
        .groupBy(orderNo)
        .orderBy(min(deadline))
        .limit(batchSize)
      return rows.map((row) => row.orderNo)
    },

    /** Ends the parts of an order whose deadline has passed; one that another gateway has locked is left to it. */
    expire: (orderNo: string) =>
      transact(db, async (tx) => {
        const [order] = await tx
          .select()
          .from(withdrawal)
          .where(eq(withdrawal.orderNo, orderNo))
          .for('update', { skipLocked: true })
        if (order?.state === 'AWAITING_RECEIPT') await expireReceipt(tx, order)
      }),
  }
}

export type Receipts = ReturnType<typeof createReceipts>
