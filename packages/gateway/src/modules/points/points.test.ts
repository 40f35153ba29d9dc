import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/client.ts'
import { pointItem } from './schema.ts'
import { rgMember } from '../responsible-gaming/schema.ts'
import { reward } from '../rewards/schema.ts'
import { requirement } from '../turnover/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, freshApp, password, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { approveOrder, rejectOrder } from './orders.ts'
import { address, anItem, changePoints } from './testing.ts'

const { app, db, clock } = await freshApp()
// Tests move the clock by days.
await app.services.settingsStore.write('session', { idleMinutes: 10_000, hours: 1000 })
const { points, rewards, records, fundPassword: fund } = contract
const fundPassword = '280416'
const hours = 60 * minute
const settings = () => app.services.settings()
let people = 0

interface Order {
  orderId: string
  status: string
  points: number
  remark: string | null
  deliveryNo: string | null
  address: object | null
}
interface Item {
  itemId: string
  title: string
  points: number
  stock: number | null
  multiple: number | null
  taken: number
  version: string
}
interface Conversion {
  conversionNo: string
  amount: string
  required: string
  balance: number
}

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

test('points become cash, rounded down, which has to be played', async () => {
  await app.services.settingsStore.write('points', { ratio: 300 })
  const who = await someone(5000n)
  const before = await who.cash()
  const made = valueOf(await who.convert(1000, { ratio: 300 }))
  expect(made).toMatchObject({ points: 1000, amount: '3.33', required: '3.33', balance: 4000 })
  expect(await who.cash()).toBe(before + 333n)
  const [played] = await db.select().from(requirement).where(eq(requirement.memberId, who.id))
  expect(played).toMatchObject({ source: 'POINTS', ref: made.conversionNo, base: 333n, multiple: 1, required: 333n })
  expect(refusalOf(await who.convert(1000, { ratio: 100 })).code).toBe('terms_changed')
  expect(refusalOf(await who.convert(1000, { multiple: 2 }))).toMatchObject({
    code: 'terms_changed',
    details: { changed: ['multiple'] },
  })
  const key = randomUUID()
  const again = valueOf(await who.convert(1000, { multiple: 1 }, key))
  const find = (idempotencyKey: string) => call(app, points.findConversion, { idempotencyKey }, { token: who.token })
  expect(valueOf(await find(key))).toEqual(again)
  expect(refusalOf(await find(randomUUID())).code).toBe('not_found')
  await app.services.settingsStore.write('points', {})
  const { currency, list, totals } = await who.ledger()
  expect({ currency, totals }).toEqual({ currency: 'POINTS', totals: { in: '5000', out: '2000', net: '3000' } })
  expect(list).toMatchObject([
    { type: 'points_convert', txNo: again.conversionNo, balanceAfter: '3000' },
    { type: 'points_convert', txNo: made.conversionNo, amount: '-1000', balanceAfter: '4000' },
    { type: 'points_earn', amount: '5000' },
  ])
  const main = valueOf(await call<{ list: object[] }>(app, records.ledger, { group: 'POINTS' }, { token: who.token }))
  expect(main.list).toMatchObject([
    { type: 'points_cash', ref: { kind: 'conversion', id: again.conversionNo } },
    { type: 'points_cash', amount: '3.33', ref: { kind: 'conversion', id: made.conversionNo } },
  ])
  expect(await checkInvariants(db)).toEqual([])
})

test('a conversion has a minimum, a step and a daily limit, and names what it broke', async () => {
  await app.services.settingsStore.write('points', { perDayPoints: 3000 })
  const who = await someone(10_000n)
  const broken = async (amount: number) => {
    const { code, details } = refusalOf(await who.convert(amount))
    return [code, details?.['bound'], details?.['leftToday']]
  }
  expect(await broken(900)).toEqual(['points_out_of_range', 'min', 3000])
  expect(await broken(1050)).toEqual(['points_out_of_range', 'step', 3000])
  expect(await broken(3100)).toEqual(['points_out_of_range', 'day', 3000])
  valueOf(await who.convert(2000))
  expect(await broken(1100)).toEqual(['points_out_of_range', 'day', 1000])
  expect((await who.balance()).leftToday).toBe(1000)
  clock.forward(24 * hours)
  valueOf(await who.convert(3000))
  expect(refusalOf(await who.convert(5100))).toMatchObject({
    code: 'points_not_enough',
    details: { balance: 5000, points: 5100 },
  })
  await app.services.settingsStore.write('points', {})
})

test('of ten conversions at once as many are made as there are points for', async () => {
  const who = await someone(3500n)
  const before = await who.cash()
  const answers = await Promise.all(Array.from({ length: 10 }, () => who.convert(1000)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(3)
  expect(answers.filter(({ body }) => !body.success && body.code === 'points_not_enough')).toHaveLength(7)
  expect(await who.balance()).toMatchObject({ points: 500 })
  expect(await who.cash()).toBe(before + 3000n)
  expect(await checkInvariants(db)).toEqual([])
})

test('of ten redemptions of the last item one is made', async () => {
  const item = await anItem(db, { stock: 1 })
  const all = await Promise.all(Array.from({ length: 10 }, () => someone(1000n)))
  const answers = await Promise.all(all.map((who) => who.redeem(item)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(answers.filter(({ body }) => !body.success && body.code === 'out_of_stock')).toHaveLength(9)
  expect(await stockOf(item)).toBe(0)
  const left = await Promise.all(all.map(async (who) => (await who.balance()).points))
  expect(left.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 9 }, () => 1000)])
  expect(await checkInvariants(db)).toEqual([])
})

test('one person takes at most as many of an item as one can, also at once; a rejected one does not count', async () => {
  const item = await anItem(db, { perMember: 2, stock: 50 })
  const who = await someone(10_000n)
  const answers = await Promise.all(Array.from({ length: 6 }, () => who.redeem(item)))
  const made = answers.flatMap(({ body }) => (body.success ? [body.value.orderId] : []))
  expect(made).toHaveLength(2)
  expect(refusalOf(await who.redeem(item))).toMatchObject({ code: 'limit_reached', details: { limit: 2 } })
  await reject(made[0] ?? '', 'Broken')
  valueOf(await who.redeem(item))
  expect(await stockOf(item)).toBe(48)
})

test('a rank that an item asks for is told before anybody tries; one that is lost later takes nothing away', async () => {
  const item = await anItem(db, { stock: 5, minRank: 2 })
  const who = await someone(3000n)
  const rank = (level: number) =>
    db.execute(sql`insert into vip_member (member_id, level, reached, since) values (${who.id}, ${level}, ${level}, now())
      on conflict (member_id) do update set level = excluded.level`)
  type Shown = { list: { itemId: string; rank: object | null }[] }
  const shown = async (token?: string) =>
    valueOf(await call<Shown>(app, points.items, { language: 'en' }, token ? { token } : {})).list.find(
      ({ itemId }) => itemId === String(item),
    )?.rank
  expect(await shown()).toEqual({ label: 'VIP 2', reached: false })
  await rank(1)
  expect(await shown(who.token)).toEqual({ label: 'VIP 2', reached: false })
  expect(refusalOf(await who.redeem(item))).toMatchObject({ code: 'rank_too_low', details: { level: 2 } })
  expect([(await who.balance()).points, await stockOf(item)]).toEqual([3000, 5])
  await rank(2)
  expect(await shown(who.token)).toEqual({ label: 'VIP 2', reached: true })
  const { orderId } = valueOf(await who.redeem(item))
  await rank(0)
  await approve(orderId, { deliveryNo: 'SA-118' })
  expect((await who.orders()).list).toMatchObject([{ orderId, status: 'APPROVED', deliveryNo: 'SA-118' }])
  expect(refusalOf(await who.redeem(item)).code).toBe('rank_too_low')

  // A profile without ranks asks for none.
  const none = Object.values(profiles).find(({ bonus }) => !bonus.vip)
  await app.services.settingsStore.write('rg', { profile: none?.code })
  expect(await shown(who.token)).toBeNull()
  valueOf(await who.redeem(item))
  await app.services.settingsStore.write('rg', {})
})

test('goods are sent with a delivery number, or points and stock come back with the reason', async () => {
  const item = await anItem(db, { stock: 5 })
  const who = await someone(2000n)
  const [sent, refused] = [valueOf(await who.redeem(item)), valueOf(await who.redeem(item))]
  expect(sent).toMatchObject({ status: 'PROCESSING', points: 1000, address, deliveryNo: null })
  expect(await who.balance()).toMatchObject({ points: 0, lastAddress: address })
  expect(await stockOf(item)).toBe(3)
  await expect(approve(sent.orderId)).rejects.toMatchObject({ code: 'validation' })
  await approve(sent.orderId, { deliveryNo: 'SA-117' })
  await reject(refused.orderId, 'Not to this island')
  expect((await who.orders()).list).toMatchObject([
    { orderId: refused.orderId, status: 'REJECTED', remark: 'Not to this island' },
    { orderId: sent.orderId, status: 'APPROVED', deliveryNo: 'SA-117' },
  ])
  expect((await who.orders({ status: 'PROCESSING' })).list).toEqual([])
  expect(await who.balance()).toMatchObject({ points: 1000 })
  expect(await stockOf(item)).toBe(4)
  await expect(reject(refused.orderId, 'Again')).rejects.toMatchObject({ code: 'order_closed' })
  await expect(approve(refused.orderId, { deliveryNo: 'X' })).rejects.toMatchObject({ code: 'order_closed' })
  expect((await who.ledger()).list).toMatchObject([
    {
      type: 'points_return',
      amount: '1000',
      ref: { kind: 'redemption', id: refused.orderId },
      remark: 'Not to this island',
    },
    { type: 'points_redeem', amount: '-1000', ref: { kind: 'redemption', id: refused.orderId } },
    { type: 'points_redeem', amount: '-1000', ref: { kind: 'redemption', id: sent.orderId } },
    { type: 'points_earn', amount: '2000' },
  ])
  const first = await who.orders({ pageSize: 1 })
  expect((await who.orders({ pageSize: 1, after: first.next })).list).toMatchObject([{ orderId: sent.orderId }])
  expect(await checkInvariants(db)).toEqual([])
})

test('goods need an address in a country that is served, and nothing is taken without', async () => {
  const item = await anItem(db)
  const who = await someone(1000n)
  expect(refusalOf(await who.redeem(item, { address: undefined }))).toMatchObject({
    code: 'validation',
    field: 'address',
  })
  const { phone: _, ...without } = address
  expect(refusalOf(await who.redeem(item, { address: without })).code).toBe('validation')
  expect(refusalOf(await who.redeem(item, { address: { ...address, country: 'AQ' } }))).toMatchObject({
    code: 'validation',
    field: 'address.country',
  })
  expect(await who.balance()).toMatchObject({ points: 1000 })
})

test.each([
  ['CASH', 0, 'RELEASED'],
  ['BONUS', 5, 'ACTIVE'],
] as const)('%s is offered once it is approved, under the terms of the order', async (type, multiple, state) => {
  const item = await anItem(db, { type, amount: 50_00n, multiple, days: type === 'BONUS' ? 30 : null })
  const who = await someone(1000n)
  const { orderId } = valueOf(await who.redeem(item))
  // What changes later is for later orders.
  await db.update(pointItem).set({ amount: 1n, multiple: 99 }).where(eq(pointItem.id, item))
  await expect(approve(orderId, { deliveryNo: 'X' })).rejects.toMatchObject({ code: 'validation' })
  await approve(orderId)
  const offered = valueOf(await call<{ list: { rewardId: string }[] }>(app, rewards.list, {}, { token: who.token }))
  expect(offered.list).toMatchObject([
    { source: 'POINTS', form: type, amount: '50.00', multiple, title: 'একটি ঘুড়ি', claimBy: null },
  ])
  const claimed = await call<{ list: object[] }>(
    app,
    rewards.claim,
    { rewardId: offered.list[0]?.rewardId },
    { token: who.token, headers: { 'idempotency-key': randomUUID() } },
  )
  expect(valueOf(claimed).list).toMatchObject([{ state }])
})

test('free spins of the sandbox are offered once the order is approved, as they were when it was made', async () => {
  const [item] = await db.select().from(pointItem).where(eq(pointItem.type, 'SPINS'))
  const who = await someone(item?.points)
  const { list } = valueOf(
    await call<{ list: Item[] }>(app, points.items, { type: 'SPINS', language: 'en' }, { token: who.token }),
  )
  expect(list).toMatchObject([{ amount: '10.00', multiple: 3, spins: { count: 10, stake: '1.00' } }])
  const { orderId } = valueOf(await who.redeem(item?.id ?? 0))
  await db
    .update(pointItem)
    .set({ spins: { ...item!.spins!, count: 1 } })
    .where(eq(pointItem.id, item?.id ?? 0))
  await approve(orderId)
  const offered = valueOf(await call<{ list: object[] }>(app, rewards.list, {}, { token: who.token }))
  expect(offered.list).toMatchObject([{ form: 'SPINS', amount: '10.00', multiple: 3, spins: { count: 10, left: 10 } }])
})

test('an item asks for the play that the profile in force allows, shown and taken', async () => {
  const item = await anItem(db, { type: 'BONUS', amount: 100_00n, multiple: 18, days: 30, points: 600n })
  const who = await someone(2000n)
  const shown = async () => {
    const { list } = valueOf(await call<{ list: Item[] }>(app, points.items, {}, { token: who.token }))
    return list.find(({ itemId }) => itemId === String(item))!
  }
  const before = await shown()
  await app.services.settingsStore.write('rg', { profile: 'UKGC' })
  const now = await shown()
  expect([before.multiple, now.multiple]).toEqual([18, 10])
  expect(refusalOf(await who.redeem(item, { version: before.version })).code).toBe('terms_changed')
  const { orderId } = valueOf(await who.redeem(item, { version: now.version }))
  await app.services.settingsStore.write('rg', {})
  await approve(orderId)
  const [gift] = await db.select().from(reward).where(eq(reward.memberId, who.id))
  expect(gift?.terms).toMatchObject({ base: '10000', multiple: 10 })
})

test('an item is redeemed at the price that was shown, or not', async () => {
  const item = await anItem(db, { points: 700n })
  const who = await someone(2000n)
  const shown = valueOf(
    await call<{ list: Item[] }>(app, points.items, { maxPoints: 700, language: 'bn' }, { token: who.token }),
  ).list.find(({ itemId }) => itemId === String(item))
  expect(shown).toMatchObject({ title: 'একটি ঘুড়ি', points: 700, stock: null, taken: 0 })
  await db.update(pointItem).set({ points: 900n }).where(eq(pointItem.id, item))
  const { version } = shown!
  expect(refusalOf(await who.redeem(item, { version }))).toMatchObject({
    code: 'terms_changed',
    details: { changed: ['item'] },
  })
  await db.update(pointItem).set({ shown: false }).where(eq(pointItem.id, item))
  expect(refusalOf(await who.redeem(item)).code).toBe('not_found')
  expect(await who.balance()).toMatchObject({ points: 2000 })
})

test('visitors see the mall, sorted and by pages; what belongs to a person needs one', async () => {
  for (const price of [300n, 100n, 200n]) await anItem(db, { type: 'CASH', points: price, amount: 1n, multiple: 0 })
  const listed = async (input: object) => {
    const prices: number[] = []
    let after: string | null = null
    do {
      const page: { list: Item[]; next: string | null } = valueOf(
        await call<{ list: Item[]; next: string | null }>(app, points.items, {
          type: 'CASH',
          maxPoints: 300,
          pageSize: 2,
          ...input,
          ...(after !== null && { after }),
        }),
      )
      prices.push(...page.list.map((one) => one.points))
      after = page.next
    } while (after !== null)
    return prices
  }
  expect(await listed({})).toEqual([200, 100, 300])
  expect(await listed({ sort: 'cheapest' })).toEqual([100, 200, 300])
  expect(await listed({ sort: 'dearest' })).toEqual([300, 200, 100])
  expect(valueOf(await call(app, points.config, {}))).toMatchObject({ ratio: 100, min: 1000, step: 100, multiple: 1 })
  expect(refusalOf(await call(app, points.balance, {})).code).toBe('token_expired')
  const token = await trialToken(app)
  expect(refusalOf(await call(app, points.balance, {}, { token })).code).toBe('real_account_required')
  expect((await call(app, points.items, {}, { token })).status).toBe(200)
})

test('without a fund password, or with a wrong one, nothing is spent', async () => {
  const item = await anItem(db)
  const without = await someone(1000n, false)
  expect(refusalOf(await without.redeem(item)).code).toBe('fund_password_missing')
  expect(refusalOf(await without.convert(1000)).code).toBe('fund_password_missing')
  expect(await without.balance()).toMatchObject({ points: 1000, hasFundPassword: false })
  const who = await someone(1000n)
  expect(refusalOf(await who.convert(1000, { fundPassword: '000000' }))).toMatchObject({
    code: 'fund_password_wrong',
    details: { left: 4 },
  })
  expect(await who.balance()).toMatchObject({ points: 1000, hasFundPassword: true })
})

test('points that were spent and are taken back are owed; new ones pay first, and nothing can be spent until then', async () => {
  const item = await anItem(db)
  const who = await someone(1500n)
  const { orderId } = valueOf(await who.redeem(item))
  await changePoints(db, who.id, -1200n)
  expect(await who.balance()).toMatchObject({ points: 0, owed: 700 })
  expect(refusalOf(await who.redeem(item))).toMatchObject({ code: 'points_owed', details: { owed: 700 } })
  expect(refusalOf(await who.convert(1000)).code).toBe('points_owed')
  await changePoints(db, who.id, 300n)
  expect(await who.balance()).toMatchObject({ points: 0, owed: 400 })
  await reject(orderId, 'None left')
  expect(await who.balance()).toMatchObject({ points: 600, owed: 0 })
  expect(await checkInvariants(db)).toEqual([])
})

test('whoever takes a break converts nothing that would have to be played', async () => {
  const who = await someone(1000n)
  const until = new Date(clock.now().getTime() + 24 * hours)
  await db
    .insert(rgMember)
    .values({ memberId: who.id, timeoutUntil: until })
    .onConflictDoUpdate({ target: rgMember.memberId, set: { timeoutUntil: until } })
  expect(refusalOf(await who.convert(1000)).code).toBe('rg_timeout')
  await app.services.settingsStore.write('points', { multiple: 0 })
  valueOf(await who.convert(1000))
  await app.services.settingsStore.write('points', {})
})

test('nothing of another member is shown', async () => {
  const item = await anItem(db)
  const [who, other] = [await someone(1000n), await someone()]
  const key = randomUUID()
  const order = valueOf(await who.redeem(item, {}, key))
  const find = ({ token }: { token: string }) => call(app, points.findOrder, { idempotencyKey: key }, { token })
  expect(valueOf(await find(who))).toEqual(order)
  expect(refusalOf(await find(other)).code).toBe('not_found')
  expect((await other.orders()).list).toEqual([])
  expect(await other.balance()).toMatchObject({ points: 0, lastAddress: null })
  const { rows } = await db.execute(sql`select 1 from point_account where member_id = ${other.id}`)
  expect(rows).toEqual([])
})
