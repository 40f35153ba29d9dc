import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { type Db, type Reader, transact, type Tx } from '../../db/client.ts'
import { depositOrder } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { post } from '../../ledger/post.ts'
import { refuse } from '../../lib/refusal.ts'
import { eachAlone, notAside } from '../../workflow/each-alone.ts'
import { broughtWith } from '../promotions/index.ts'
import { rewardOf, takeBackReward, type TakenBack } from '../rewards/index.ts'
import { cancelRequirement, lockMemberBalances } from '../turnover/index.ts'
import { firstDepositReward } from './bonuses.ts'
import type { Order, Store } from './store.ts'

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** What a member still owes of a deposit that was charged back, minor units. */
export const owedOf = ({ credited, takenBack }: Pick<Order, 'credited' | 'takenBack'>): bigint =>
  takenBack === null ? 0n : (credited ?? 0n) - takenBack

/** Orders of which something is owed. */
export const owing = and(eq(depositOrder.state, 'CHARGED_BACK'), lt(depositOrder.takenBack, depositOrder.credited))

/** What a charge-back did. Minor units. */
export interface ChargedBack {
  order: Order
  /** What became of all that the deposit had brought. */
  gifts: TakenBack[]
}

/** The rewards that a deposit has brought: chosen with it, or joined before. */
async function giftsOf(tx: Tx, { orderNo, memberId, bonusGiven, terms }: Order): Promise<number[]> {
  const first = terms?.bonus?.code === firstDepositReward.ref && bonusGiven !== null
  const reward = first ? await rewardOf(tx, { memberId, ...firstDepositReward }) : undefined
  return [...(await broughtWith(tx, orderNo)), ...(reward ? [reward] : [])]
}

/**
 * The payer has taken a confirmed deposit back. What was credited leaves CASH as far as it is there; the rest is owed
 * and taken from the cash that comes next. The fee is returned, its play is no longer required, and what it has brought
 * ends. The order is locked.
 * @throws Refused `order_closed`
 */
export async function chargeBack(tx: Tx, store: Store, order: Order, remark: string, now: Date): Promise<ChargedBack> {
  const { orderNo, memberId, asset, fee, state } = order
  if (state !== 'CONFIRMED') throw refuse('order_closed', { message: `${orderNo} is ${state}` })
  const credited = order.credited ?? 0n
  const { cash } = await lockMemberBalances(tx, memberId, asset)
  const taken = least(cash, credited)
  await post(tx, {
    kind: 'deposit_charge_back',
    entries: [
      { system: 'BANK', asset, amount: credited + fee },
      { member: memberId, kind: 'CASH', asset, amount: -taken },
      { system: 'FEES', asset, amount: -fee },
      { system: 'SUSPENSE', asset, amount: taken - credited },
    ],
    once: { owner: `deposit:${orderNo}`, key: 'charge_back' },
  })
  await cancelRequirement(tx, { memberId, source: 'DEPOSIT', ref: orderNo }, now)
  const gifts: TakenBack[] = []
  for (const id of await giftsOf(tx, order)) gifts.push(await takeBackReward(tx, id, `deposit:${orderNo}`, now))
  const set = { takenBack: taken, nextAt: null }
  const ended = await store.move(tx, order, {
    state: 'CHARGED_BACK',
    by: 'OPERATOR',
    note: 'charged_back',
    remark,
    set,
  })
  return { order: ended, gifts }
}

/** Takes what a member owes from the cash that is there, the oldest debt first. */
async function collect(tx: Tx, store: Store, { memberId, asset }: Pick<Order, 'memberId' | 'asset'>): Promise<void> {
  let { cash } = await lockMemberBalances(tx, memberId, asset)
  const rows = await tx
    .select()
    .from(depositOrder)
    .where(and(owing, eq(depositOrder.memberId, memberId), eq(depositOrder.asset, asset)))
    .orderBy(asc(depositOrder.createdAt), asc(depositOrder.orderNo))
    .for('update')
  for (const order of rows) {
    const amount = least(cash, owedOf(order))
    if (amount === 0n) return
    cash -= amount
    const takenBack = (order.takenBack ?? 0n) + amount
    await post(tx, {
      kind: 'deposit_debt',
      entries: [
        { member: memberId, kind: 'CASH', asset, amount: -amount },
        { system: 'SUSPENSE', asset, amount },
      ],
      once: { owner: `deposit:${order.orderNo}`, key: `debt:${takenBack}` },
    })
    if (takenBack === order.credited)
      await store.move(tx, order, { state: 'CHARGED_BACK', by: 'SYSTEM', note: 'debt_paid', set: { takenBack } })
    else await tx.update(depositOrder).set({ takenBack }).where(eq(depositOrder.orderNo, order.orderNo))
  }
}

/** Collects what members owe and now have. */
export async function collectOwed(db: Db, store: Store, now: Date): Promise<void> {
  const { rows } = await db.execute<{ memberId: string; asset: string }>(sql`
    select distinct o.member_id as "memberId", o.asset from deposit_order o
      join account a on a.owner = o.member_id and a.asset = o.asset and a.kind = 'CASH' and a.balance > 0
    where o.state = 'CHARGED_BACK' and o.taken_back < o.credited
      and ${notAside('charge-backs', sql`concat_ws(' ', o.member_id, o.asset)`, now)} limit 500`)
  await eachAlone(db, rows, {
    job: 'charge-backs',
    now,
    keyOf: ({ memberId, asset }) => `${memberId} ${asset}`,
    run: (who) => transact(db, (tx) => collect(tx, store, who)),
  })
}

/** @throws Refused `charge_back_open`: the member owes what a deposit that was charged back had brought */
export async function requireNoChargeBack(db: Reader, memberId: string): Promise<void> {
  const [row] = await db
    .select({ owed: sql<string | null>`sum(${depositOrder.credited} - ${depositOrder.takenBack})::text` })
    .from(depositOrder)
    .where(and(owing, eq(depositOrder.memberId, memberId)))
  if (row?.owed) throw refuse('charge_back_open', { details: { amount: formatMoney(row.owed) } })
}
