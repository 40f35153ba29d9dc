import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rgMember } from '../responsible-gaming/schema.ts'
import { requirement } from '../turnover/schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { minute } from '../../lib/time/clock.ts'
import { call, refusalOf, valueOf } from '../../testing/inject.ts'
import { anItem, changePoints, pointsFixture } from './testing.ts'

const { app, db, clock, someone, reject } = await pointsFixture()
const { points, records } = contract
const hours = 60 * minute

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
