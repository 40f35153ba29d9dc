import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pointItem } from './schema.ts'
import { reward } from '../rewards/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { address, anItem, pointsFixture, type Item } from './testing.ts'

const { app, db, someone, approve, reject, stockOf } = await pointsFixture()
const { points, rewards } = contract

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
