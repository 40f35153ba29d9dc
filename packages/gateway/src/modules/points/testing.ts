import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { type Db, transact } from '../../db/client.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { call, freshApp, password, registered, valueOf } from '../../testing/inject.ts'
import { approveOrder, rejectOrder } from './orders.ts'
import { pointItem } from './schema.ts'
import { applyChange, lockPoints } from './account.ts'

/** Gives a member points, or takes some, as play does. */
export async function changePoints(db: Db, memberId: string, points: bigint): Promise<void> {
  await transact(db, async (tx) => {
    const now = (await lockPoints(tx, [memberId])).get(memberId)
    if (!now) throw new Error('no such member')
    await applyChange(tx, now, { memberId, points, kind: points < 0n ? 'points_reversal' : 'points_earn' })
  })
}

let items = 0
/** An item of the mall. @returns its number */
export async function anItem(db: Db, more: Partial<typeof pointItem.$inferInsert> = {}): Promise<number> {
  const [row] = await db
    .insert(pointItem)
    .values({
      key: `item-${++items}`,
      type: 'GOODS',
      titles: { en: 'A kite', bn: 'একটি ঘুড়ি' },
      art: 'slots/mall-kite-1',
      points: 1000n,
      createdAt: new Date(0),
      ...more,
    })
    .returning()
  if (!row) throw new Error('no item was made')
  return row.id
}

export const address = {
  name: 'Rina Akter',
  phone: '+880 1710 000001',
  street: '12 Lake Road',
  city: 'Dhaka',
  postcode: '1212',
  country: 'BD',
}

export interface Order {
  orderId: string
  status: string
  points: number
  remark: string | null
  deliveryNo: string | null
  address: object | null
}
export interface Item {
  itemId: string
  title: string
  points: number
  stock: number | null
  multiple: number | null
  taken: number
  version: string
}
export interface Conversion {
  conversionNo: string
  amount: string
  required: string
  balance: number
}

const fundPassword = '280416'

/** A gateway whose members have points. */
export async function pointsFixture() {
  const made = await freshApp()
  const { app, db, clock } = made
  // Tests move the clock by days.
  await app.services.settingsStore.write('session', { idleMinutes: 10_000, hours: 1000 })
  const { points, records, fundPassword: fund } = contract
  const settings = () => app.services.settings()
  let people = 0

  async function someone(has = 0n, withFundPassword = true) {
    const token = await registered(app, `pointed${String(++people).padStart(2, '0')}`)
    if (withFundPassword)
      valueOf(
        await call(
          app,
          fund.set,
          { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
          { token },
        ),
      )
    const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
    if (has > 0n) await changePoints(db, id, has)
    const money = <T>(endpoint: Endpoint, input: object, key: string = randomUUID()) =>
      call<T>(app, endpoint, { fundPassword, ...input }, { token, headers: { 'idempotency-key': key } })
    return {
      id,
      token,
      balance: async () =>
        valueOf(
          await call<{
            points: number
            owed: number
            leftToday: number
            hasFundPassword: boolean
            lastAddress: object | null
          }>(app, points.balance, {}, { token }),
        ),
      convert: (amount: number, more: object = {}, key?: string) =>
        money<Conversion>(points.convert, { points: amount, ...more }, key),
      redeem: (itemId: number, more: object = {}, key?: string) =>
        money<Order>(points.redeem, { itemId: String(itemId), address, ...more }, key),
      orders: async (input: object = {}) =>
        valueOf(await call<{ list: Order[]; next: string | null }>(app, points.orders, { ...input }, { token })),
      ledger: async () =>
        valueOf(
          await call<{ currency: string; list: Record<string, unknown>[]; totals: object }>(
            app,
            records.ledger,
            { account: 'POINTS' },
            { token },
          ),
        ),
      cash: async () => (await walletOf(db, id))?.cash ?? 0n,
    }
  }
  const approve = (orderId: string, more: { deliveryNo?: string; remark?: string } = {}) =>
    transact(db, (tx) => approveOrder(tx, settings(), { id: Number(orderId), by: 'mitu', now: clock.now(), ...more }))
  const reject = (orderId: string, reason: string) =>
    transact(db, (tx) => rejectOrder(tx, { id: Number(orderId), by: 'mitu', now: clock.now(), reason }))
  const stockOf = async (id: number) => (await db.select().from(pointItem).where(eq(pointItem.id, id)))[0]?.stock
  return { ...made, settings, someone, approve, reject, stockOf }
}
