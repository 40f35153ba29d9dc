import type { orderOutcomes } from '@brand/sdk/contract'
import { and, desc, eq, gte, inArray, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { openStates, type Order as Deposit } from '../deposits/index.ts'
import type { Order as Withdrawal } from '../withdrawals/index.ts'
import type { Db } from '../../db/client.ts'
import { depositOrder } from '../deposits/schema.ts'
import { payoutPart, withdrawal } from '../withdrawals/schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { pageOut, type Paging } from './paging.ts'
import type { Range } from './range.ts'

type Outcome = (typeof orderOutcomes)[number]

export interface OrdersAsked extends Paging {
  range: Range
  outcome?: Outcome | undefined
}

const depositOutcomes: Record<Outcome, Deposit['state'][]> = {
  OPEN: [...openStates],
  DONE: ['CONFIRMED'],
  FAILED: ['FAILED', 'EXPIRED', 'CANCELLED', 'CHARGED_BACK'],
}
const withdrawalOutcomes: Record<Outcome, Withdrawal['state'][]> = {
  OPEN: ['REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'PAY_FAILED', 'PAID', 'AWAITING_RECEIPT'],
  DONE: ['COMPLETED'],
  FAILED: ['REJECTED', 'CANCELLED'],
}

/** Orders are numbered by when they were made, to the microsecond: what `upTo` cuts by. */
const made = (at: SQLWrapper) => sql<string>`(extract(epoch from ${at}) * 1000000)::bigint`
const sumsOf = (at: SQLWrapper) => ({
  count: sql<string>`count(*)::text`,
  upTo: sql<string>`coalesce(max(${made(at)}), 0)::text`,
})
const sum = (figure: SQL) => sql<string>`coalesce(sum(${figure}), 0)::text`

/** A person's deposit orders, newest first, shown by `show`. */
export async function depositsPage<Shown>(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, outcome, ...paging }: OrdersAsked,
  show: (orders: Deposit[]) => Promise<Shown[]>,
) {
  const { createdAt, orderNo, state, credited, fee } = depositOrder
  const hits = and(
    eq(depositOrder.memberId, memberId),
    eq(depositOrder.asset, asset),
    gte(createdAt, from),
    to ? lt(createdAt, to) : undefined,
    outcome && inArray(state, depositOutcomes[outcome]),
    paging.upTo ? sql`${made(createdAt)} <= ${paging.upTo}` : undefined,
  )
  const [sums] = await db
    .select({
      ...sumsOf(createdAt),
      credited: sum(sql`case when ${state} = 'CONFIRMED' then ${credited} end`),
      fee: sum(sql`case when ${state} = 'CONFIRMED' then ${fee} end`),
    })
    .from(depositOrder)
    .where(hits)
  return pageOut(
    paging,
    sums,
    async ({ upTo, limit, offset }) =>
      show(
        await db
          .select()
          .from(depositOrder)
          .where(and(hits, sql`${made(createdAt)} <= ${upTo}`))
          .orderBy(desc(createdAt), desc(orderNo))
          .limit(limit)
          .offset(offset),
      ),
    ({ credited: came, fee: cost }) => ({ credited: formatMoney(came), fee: formatMoney(cost) }),
  )
}

/** A person's withdrawal orders, newest first, shown by `show`. */
export async function withdrawalsPage<Shown>(
  db: Db,
  { memberId, asset }: Owner,
  { range: { from, to }, outcome, ...paging }: OrdersAsked,
  show: (orders: Withdrawal[]) => Promise<Shown[]>,
) {
  const { createdAt, orderNo, state, fee } = withdrawal
  const hits = and(
    eq(withdrawal.memberId, memberId),
    eq(withdrawal.asset, asset),
    gte(createdAt, from),
    to ? lt(createdAt, to) : undefined,
    outcome && inArray(state, withdrawalOutcomes[outcome]),
    paging.upTo ? sql`${made(createdAt)} <= ${paging.upTo}` : undefined,
  )
  // A returned part was not paid.
  const came = sql`case when ${state} = 'COMPLETED' then (select sum(p.amount) from ${payoutPart} p
    where p.order_no = ${withdrawal}.order_no and p.state <> 'REFUNDED') end`
  const [sums] = await db
    .select({ ...sumsOf(createdAt), paid: sum(came), fee: sum(sql`case when ${state} = 'COMPLETED' then ${fee} end`) })
    .from(withdrawal)
    .where(hits)
  return pageOut(
    paging,
    sums,
    async ({ upTo, limit, offset }) =>
      show(
        await db
          .select()
          .from(withdrawal)
          .where(and(hits, sql`${made(createdAt)} <= ${upTo}`))
          .orderBy(desc(createdAt), desc(orderNo))
          .limit(limit)
          .offset(offset),
      ),
    ({ paid, fee: cost }) => ({ paid: formatMoney(paid), fee: formatMoney(cost) }),
  )
}
