import { type SQL, and, asc, desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { member } from '../../auth/schema.ts'
import { type PointAddress, pointAdjustment, pointOrder } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'
import {
  type OperatorContext,
  command,
  confidential,
  defineOperator,
  hasRole,
  masked,
  rowLimit,
} from '../../server/command.ts'
import { memberNamed } from '../agent/index.ts'
import { applyChange, lockPoints, standingOf } from './account.ts'
import { itemCommands } from './operator-items.ts'
import { type OrderRow, approveOrder, rejectOrder } from './orders.ts'
import { inLanguage } from '../../lib/text/localized.ts'

const account = z.string().trim().min(1).describe('Account name of the member')
const id = z.int().min(1).describe('Number of the order')

/** As on a parcel, without what is masked. */
const known = ({ name, phone, street, city, postcode, country }: PointAddress): string =>
  [name, phone, street, city, postcode, country].filter((part) => part !== masked).join(', ')

const lineOf = (
  { id: number, type, titles, points, state, deliveryNo, remark, address }: OrderRow,
  name?: string,
): string => {
  const end = [deliveryNo && `delivery ${deliveryNo}`, remark].filter(Boolean).join(', ')
  const to = state === 'PROCESSING' && address ? ` → ${known(address)}` : ''
  const what = `${type} ${inLanguage(titles, 'en', 'en')} (${points} points)`
  return `${number}${name ? ` ${name}` : ''} ${what}: ${state}${end && `, ${end}`}${to}`
}

/** An order as a role sees it: only who sends the goods needs to know to whom, and what was written to the person. */
function seenBy(context: Pick<OperatorContext, 'roles'>, order: OrderRow): OrderRow {
  if (hasRole(context, 'cashier')) return order
  const { address, remark } = order
  return {
    ...order,
    remark: remark && masked,
    address: address && {
      ...address,
      name: masked,
      phone: masked,
      street: masked,
      postcode: masked,
    },
  }
}

/** For programs and the audit: no personal text. */
const kept = ({ id: number, type, points, itemId, state, deliveryNo }: OrderRow) => ({
  id: number,
  type,
  itemId,
  points: Number(points),
  state,
  deliveryNo,
})

export default [
  defineOperator('points', 'Points mall, its orders, and corrections of points', [
    ...itemCommands,
    command({
      name: 'orders',
      summary:
        'Lists orders of the points mall: waiting ones oldest first, others newest first. Cashiers see delivery addresses.',
      input: z.object({
        state: z.enum(['PROCESSING', 'APPROVED', 'REJECTED']).default('PROCESSING').describe('State of the orders'),
        account: account.optional().describe('Account name; absent: orders of all members'),
        limit: rowLimit(),
      }),
      role: 'viewer',
      effect: 'read',
      example: { state: 'PROCESSING' },
      async run(context, { state, account: name, limit }) {
        const { tx } = context
        const where: SQL[] = [eq(pointOrder.state, state)]
        if (name !== undefined) where.push(eq(pointOrder.memberId, (await memberNamed(tx, name)).id))
        const found = await tx
          .select({ order: pointOrder, name: member.account })
          .from(pointOrder)
          .innerJoin(member, eq(member.id, pointOrder.memberId))
          .where(and(...where))
          .orderBy(state === 'PROCESSING' ? asc(pointOrder.id) : desc(pointOrder.id))
          .limit(limit)
        const rows = found.map(({ order, name: of }) => ({ order: seenBy(context, order), name: of }))
        return {
          text: rows.length > 0 ? rows.map(({ order, name: of }) => lineOf(order, of)) : 'no order',
          data: rows.map(({ order, name: of }) => ({ ...kept(order), account: of, address: order.address })),
        }
      },
    }),
    command({
      name: 'approve',
      summary: 'Approves an order: goods with their delivery number, a bonus or cash as a reward to collect.',
      input: z.object({
        id,
        delivery: z.string().trim().min(1).max(60).optional().describe('Delivery number, of goods'),
        note: confidential(z.string().trim().min(1).max(140)).optional().describe('Shown to the member'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { id: 1, delivery: 'SA-2026-000117' },
      async run({ tx, clock, settings, operator }, { id: number, delivery, note }) {
        const order = await approveOrder(tx, settings(), {
          id: number,
          deliveryNo: delivery,
          remark: note,
          by: operator,
          now: clock.now(),
        })
        return { text: lineOf(order), data: kept(order), before: { state: 'PROCESSING' }, after: kept(order) }
      },
    }),
    command({
      name: 'reject',
      summary: 'Rejects an order and returns its points and stock.',
      input: z.object({
        id,
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to the member'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { id: 1, reason: 'We do not deliver to this address' },
      async run({ tx, clock, operator }, { id: number, reason }) {
        const order = await rejectOrder(tx, { id: number, reason, by: operator, now: clock.now() })
        return { text: lineOf(order), data: kept(order), before: { state: 'PROCESSING' }, after: kept(order) }
      },
    }),
    command({
      name: 'adjust',
      summary: 'Gives a member points or takes some away. Owed points are covered first.',
      input: z.object({
        account,
        key: z
          .string()
          .trim()
          .regex(/^[\w.-]{1,60}$/)
          .describe('Name of this correction; applies once per member'),
        points: z
          .int()
          .min(-1_000_000_000)
          .max(1_000_000_000)
          .refine((points) => points !== 0, 'is nothing')
          .describe('Points; negative: taken away'),
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to the member'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { account: 'demo_member', key: 'sorry-2026-11', points: 500, reason: 'For the trouble of last night' },
      async run({ tx, clock, operator }, { account: name, key, points: given, reason }) {
        const { id: memberId, type } = await memberNamed(tx, name)
        if (type === 4) throw refuse('validation', { field: 'account', message: 'trial players have no points' })
        const points = BigInt(given)
        const now = (await lockPoints(tx, [memberId])).get(memberId)
        if (!now) throw new Error('a member is gone')
        if (points < 0n && now.balance + points < 0n)
          throw refuse('points_not_enough', { message: `${name} has ${now.balance} points` })
        const txnId = await applyChange(tx, now, { memberId, points, kind: 'points_adjust' })
        const [row] = await tx
          .insert(pointAdjustment)
          .values({ memberId, key, points, reason, txnId: txnId ?? null, by: operator, at: clock.now() })
          .onConflictDoNothing()
          .returning()
        if (!row) throw refuse('validation', { field: 'key', message: `${name} was given ${key} before` })
        const after = await standingOf(tx, memberId)
        const figures = ({ balance, owed }: typeof after) => ({ points: Number(balance), owed: Number(owed) })
        return {
          text: `${name}: ${after.balance} points${after.owed > 0n ? `, ${after.owed} owed` : ''}`,
          data: figures(after),
          before: figures(now),
          after: figures(after),
        }
      },
    }),
  ]),
]
