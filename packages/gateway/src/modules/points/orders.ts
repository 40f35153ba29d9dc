import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { type PointAddress, pointItem, pointOrder } from './schema.ts'
import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import { refuse } from '../../lib/refusal.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import { type OrderStep, createSteps } from '../../workflow/orders.ts'
import type { Settings } from '../../settings/settings.ts'
import { sendMessage, systemMessage } from '../messages/index.ts'
import { offerReward } from '../rewards/index.ts'
import { rankAsked, rankOf } from '../vip/index.ts'
import { applyChange, lockPoints, lockToSpend } from './account.ts'
import { type ItemRow, itemVersion, playOf, takenOf } from './items.ts'

export type OrderRow = typeof pointOrder.$inferSelect

/** The owner of an order's movements in the ledger. */
const ownerOf = (id: number) => `redemption:${id}`

export interface Redeeming {
  memberId: string
  asset: string
  itemId: number
  /** As it was shown; absent: what applies is accepted. */
  version?: string | undefined
  address?: PointAddress | undefined
  /** The claimed key of the call. */
  key: string
  now: Date
}

async function itemOf(tx: Tx, id: number): Promise<ItemRow> {
  const [item] = await tx.select().from(pointItem).where(eq(pointItem.id, id))
  if (!item?.shown) throw refuse('not_found', { field: 'itemId' })
  return item
}

/**
 * Redeems an item: takes its points and one of its stock, until an operator decides. In the transaction that has
 * claimed the key.
 * @throws Refused `not_found`, `terms_changed`, `validation`, `points_owed`, `points_not_enough`, `limit_reached`,
 * `rank_too_low`, `out_of_stock`
 */
export async function redeemItem(tx: Tx, settings: Settings, redeeming: Redeeming): Promise<OrderRow> {
  const { memberId, asset, itemId, version, address, key, now } = redeeming
  const item = await itemOf(tx, itemId)
  requireShown({ item: version }, { item: itemVersion(item, settings) })
  const goods = item.type === 'GOODS'
  if (goods && !address)
    throw refuse('validation', { field: 'address', details: { fields: { address: { code: 'required' } } } })
  if (goods && address && !settings.site.countries.includes(address.country))
    throw refuse('validation', {
      field: 'address.country',
      details: { fields: { 'address.country': { code: 'not_served' } } },
    })
  const standing = await lockToSpend(tx, memberId, item.points)
  const { perMember } = item
  // Under the lock on the accounts: what the person redeems at the same time waits here.
  if (perMember !== null && ((await takenOf(tx, memberId, [itemId])).get(itemId) ?? 0) >= perMember)
    throw refuse('limit_reached', { details: { limit: perMember } })
  const reading = { settings, language: settings.languages.default }
  const asked = rankAsked(reading, item.minRank)
  if (asked && (await rankOf({ ...reading, db: tx }, memberId)).level < asked.level)
    throw refuse('rank_too_low', { details: { level: asked.level } })
  const [reserved] = await tx
    .update(pointItem)
    .set({ stock: sql`${pointItem.stock} - 1` })
    .where(and(eq(pointItem.id, itemId), pointItem.shown, sql`coalesce(${pointItem.stock}, 1) > 0`))
    .returning()
  if (!reserved) throw refuse('out_of_stock', { field: 'itemId' })
  // The price may have changed while this waited for the accounts.
  if (itemVersion(reserved, settings) !== itemVersion(item, settings))
    throw refuse('terms_changed', { details: { changed: ['item'] } })
  const [order] = await tx
    .insert(pointOrder)
    .values({
      memberId,
      itemId,
      key,
      asset,
      type: item.type,
      titles: item.titles,
      art: item.art,
      points: item.points,
      amount: item.amount,
      multiple: playOf(item, settings),
      days: item.days,
      spins: item.spins,
      address: goods ? address : null,
      at: now,
    })
    .returning()
  if (!order) throw new Error('no order was written')
  await applyChange(tx, standing, {
    memberId,
    points: -item.points,
    kind: 'points_redeem',
    once: { owner: ownerOf(order.id), key: 'taken' },
  })
  return order
}

const decisions = createSteps<OrderRow, OrderStep<OrderRow>>({
  name: 'mall order',
  table: pointOrder,
  keyOf: ({ id }) => String(id),
  isPart: ({ id }) => eq(pointOrder.id, id),
  transitions: { PROCESSING: ['APPROVED', 'REJECTED'], APPROVED: [], REJECTED: [] },
})

export interface Decision {
  id: number
  by: string
  now: Date
}

/** Locks an order that waits for a decision. @throws Refused `not_found`, `order_closed` */
async function lockOpen(tx: Tx, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(pointOrder).where(eq(pointOrder.id, id)).for('update')
  if (!order) throw refuse('not_found', { message: `no order ${id}` })
  if (decisions.isEnd(order.state))
    throw refuse('order_closed', { message: `the order is ${order.state}`, details: { state: order.state } })
  return order
}

/**
 * Approves an order: goods with their delivery number, a bonus or cash as a reward to be claimed.
 * @throws Refused `not_found`, `order_closed`, `validation`
 */
export async function approveOrder(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  decision: Decision & { deliveryNo?: string | undefined; remark?: string | undefined },
): Promise<OrderRow> {
  const { id, by, now, deliveryNo = null, remark = null } = decision
  const open = await lockOpen(tx, id)
  const { type, memberId, asset, amount, multiple, days, spins, titles } = open
  if ((type === 'GOODS') !== (deliveryNo !== null))
    throw refuse('validation', {
      field: 'delivery',
      message: type === 'GOODS' ? 'goods need a delivery number' : 'only goods have a delivery number',
    })
  if (type !== 'GOODS' && amount !== null)
    await offerReward(tx, settings, {
      memberId,
      asset,
      source: 'POINTS',
      ref: String(id),
      form: type,
      amount,
      multiple: multiple ?? 0,
      days: type === 'CASH' ? null : days,
      ...(spins && { spins }),
      titles,
      now,
    })
  const order = await decisions.move(tx, open, { state: 'APPROVED', set: { deliveryNo, remark, closedAt: now, by } })
  const kind = type === 'GOODS' ? 'pointsSent' : 'pointsGranted'
  await sendMessage(tx, memberId, systemMessage(kind, { order: id, delivery: deliveryNo ?? '' }), now)
  return order
}

/** Rejects an order: its points and its stock return. @throws Refused `not_found`, `order_closed` */
export async function rejectOrder(tx: Tx, decision: Decision & { reason: string }): Promise<OrderRow> {
  const { id, by, reason, now } = decision
  const open = await lockOpen(tx, id)
  const { memberId, points, itemId } = open
  const standing = (await lockPoints(tx, [memberId])).get(memberId)
  if (!standing) throw new Error('a member is gone')
  await applyChange(tx, standing, {
    memberId,
    points,
    kind: 'points_return',
    once: { owner: ownerOf(id), key: 'returned' },
  })
  await tx
    .update(pointItem)
    .set({ stock: sql`${pointItem.stock} + 1` })
    .where(eq(pointItem.id, itemId))
  const order = await decisions.move(tx, open, { state: 'REJECTED', set: { remark: reason, closedAt: now, by } })
  await sendMessage(tx, memberId, systemMessage('pointsReturned', { order: id, points: Number(points), reason }), now)
  return order
}

export interface OrdersAsked {
  status?: OrderRow['state'] | undefined
  after?: string | undefined
  pageSize: number
}

/** A page of what a member has redeemed, the newest first. */
export async function orderPage(
  db: Reader,
  memberId: string,
  { status, after, pageSize }: OrdersAsked,
): Promise<{ list: OrderRow[]; next: string | null }> {
  const key = keyIn(after, status ?? 'all', [isId])
  const rows = await db
    .select()
    .from(pointOrder)
    .where(
      and(
        eq(pointOrder.memberId, memberId),
        status && eq(pointOrder.state, status),
        key && lt(pointOrder.id, Number(key[0])),
      ),
    )
    .orderBy(desc(pointOrder.id))
    .limit(pageSize + 1)
  const { list, last } = pageRows(rows, pageSize)
  return { list, next: last ? cursorOf(status ?? 'all', String(last.id)) : null }
}

/** The order that a key of the member has made. */
export async function orderOnce(db: Reader, memberId: string, key: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(pointOrder)
    .where(and(eq(pointOrder.memberId, memberId), eq(pointOrder.key, key)))
  return row
}

/** Where the last goods of a member went. */
export async function lastAddress(db: Reader, memberId: string): Promise<PointAddress | null> {
  const [row] = await db
    .select({ address: pointOrder.address })
    .from(pointOrder)
    .where(and(eq(pointOrder.memberId, memberId), isNotNull(pointOrder.address)))
    .orderBy(desc(pointOrder.id))
    .limit(1)
  return row?.address ?? null
}
