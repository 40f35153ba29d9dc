import { contract as calls } from '@brand/sdk/contract'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { sendCash } from '../member-transfers/send.ts'
import { slotMs } from './periods.ts'
import { decideDispute } from './settlement/decisions.ts'
import { settlementFixture } from './settlement/testing.ts'
import { type Person, kept, tier } from './testing.ts'

vi.setConfig({ testTimeout: 120_000 })
const fixture = await settlementFixture()
const { app, db, clock, add, agree, operatorContract, ask, play, settleTo, cash, fund, job } = fixture

type Income = z.output<(typeof calls)['income']['list']['output']>

const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
const day = 86_400_000
const cents = (amount: string) => BigInt(amount.replace('.', ''))
const siteDay = (at: Date) => dayOf(at, 'Asia/Dhaka')

const kinds = ['COMMISSION', 'REVENUE_SHARE', 'DIVIDEND', 'DAILY', 'HOURLY', 'REAL_TIME', 'RED_PACKET'] as const

test('income lists what contracts brought and cost, and its totals are what the ledger has, to the cent', async () => {
  const a = await add(null)
  const b = await add(a)
  const c = await add(b)
  const d = await add(b)
  const own = [kept(30)]
  for (const kind of ['DIVIDEND', 'DAILY', 'HOURLY', 'REAL_TIME'] as const) await operatorContract(a, kind, own)
  const agreed = async (from: Person, to: Person, scale: number) => {
    const rate = (of: number) => String(Number(((of * scale) / 10).toFixed(4)))
    await agree(from, to, 'DIVIDEND', [tier(rate(20))], { period: 'DAILY' })
    await agree(from, to, 'DAILY', [tier(rate(0.7))])
    await agree(from, to, 'HOURLY', [tier(rate(0.3))])
    return agree(from, to, 'REAL_TIME', [tier(rate(0.9))])
  }
  await agreed(a, b, 10)
  const { contract: bc } = await agreed(b, c, 7)
  await agreed(b, d, 3)
  const [one, two] = [await add(c, 0), await add(d, 0)]
  const people = [a, b, c, d]
  const funds = new Map(people.map((person) => [person.id, 0n]))
  await fund(b, 90_00n)
  funds.set(b.id, 90_00n)
  const start = plus(new Date(bc.startAt ?? ''), 2 * day)
  const first = new Date(`${siteDay(start)}T18:00:00Z`)
  const dayAt = (n: number) => plus(first, n * day)
  for (const n of [0, 1, 2]) {
    for (let slot = 0; slot < 20; slot += 1 + n)
      await play(one, { at: plus(dayAt(n), slot * slotMs + 7), bet: 123_45 + slot * 11, win: n === 1 ? 200_00 : 50_00 })
    await play(two, { at: plus(dayAt(n), 3 * slotMs), bet: 77_77, win: 10_01 })
    await play(b, { at: plus(dayAt(n), 5 * slotMs), bet: 10_33 })
    await settleTo(dayAt(n + 1))
  }

  // A gift, a debt that is disputed and decided, and one that stays.
  await transact(db, (tx) =>
    sendCash(tx, app.services.settings(), {
      memberId: c.id,
      asset: 'BDT',
      kind: 'red_packet',
      direction: 'DOWN',
      shares: [{ receiver: { id: one.id, account: one.account }, amount: 50_00n }],
      purpose: 'GIFT',
      remark: '',
      packet: true,
      once: { owner: c.id, key: 'gift' },
      now: clock.now(),
    }),
  )
  funds.set(c.id, -50_00n)
  const paid = (await ask(calls.contracts.dailySalaries, c)).list
  expect(paid.length).toBe(3)
  await ask(calls.contracts.dispute, c, { recordId: paid[0]?.id ?? '', reason: 'Too little' })
  const decide = (resultId: number, adjustment: bigint) =>
    transact(db, (tx) => decideDispute({ tx, clock }, { resultId, adjustment, reason: 'Right' }))
  await decide(Number(paid[0]?.id), 37n)
  await ask(calls.contracts.dispute, c, { recordId: paid[1]?.id ?? '', reason: 'Too much' })
  await decide(Number(paid[1]?.id), -11n)
  await job()

  const range = { from: siteDay(dayAt(-3)), to: siteDay(dayAt(4)) }
  for (const person of people) {
    const income = (kind?: (typeof kinds)[number]): Promise<Income> =>
      ask(calls.income.list, person, { ...range, ...(kind && { kind }) })
    const all = await income()
    expect(cents(all.total)).toBe((await cash(person)) - (funds.get(person.id) ?? 0n))
    expect(cents(all.received) - cents(all.paid)).toBe(cents(all.total))
    expect(all.list.reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(cents(all.total))
    const each = await Promise.all(kinds.map(income))
    expect(each.reduce((sum, { total }) => sum + cents(total), 0n)).toBe(cents(all.total))
    for (const [n, { list }] of each.entries()) expect(list).toEqual(all.list.filter(({ kind }) => kind === kinds[n]))
    for (const { role, amount } of all.list) if (role === 'paid') expect(cents(amount)).toBeLessThanOrEqual(0n)
    // However many slots there are, a day of a kind is one row of each side.
    const keys = all.list.map(({ kind, role, to }) => `${kind} ${role} ${to}`)
    expect(new Set(keys).size).toBe(keys.length)
  }

  const mine = await ask(calls.income.list, b, { ...range, kind: 'REAL_TIME' })
  expect(mine.list.filter(({ role }) => role === 'received')).toHaveLength(3)
  expect(mine.list[0]).toMatchObject({ from: siteDay(dayAt(2)), to: siteDay(dayAt(2)), role: 'received', rate: '0.9' })
  // The same slots, one by one.
  for (const role of ['received', 'paid'] as const) {
    const slots = await ask(calls.contracts.realtimeSalaries, b, {
      role,
      from: siteDay(dayAt(0)),
      to: siteDay(dayAt(0)),
      pageSize: 100,
    })
    const sum = slots.list.reduce((total, { amount }) => total + cents(amount), 0n)
    const row = mine.list.find((each) => each.role === role && each.to === siteDay(dayAt(0)))
    expect(cents(row?.amount ?? '')).toBe(role === 'paid' ? -sum : sum)
    expect(sum).toBeGreaterThan(0n)
  }
})

test('a gift of a red packet is income of whoever received it; what is owed is not, and stays open until it is paid', async () => {
  const a = await add(null)
  const b = await add(a)
  const c = await add(b)
  await operatorContract(a, 'DIVIDEND', [kept(30)], 'WEEKLY')
  await agree(a, b, 'DIVIDEND', [tier('20')], { period: 'WEEKLY' })
  const { contract } = await agree(b, c, 'DIVIDEND', [tier('20')], { period: 'WEEKLY' })
  const start = new Date(contract.startAt ?? '')
  await play(c, { at: plus(start, 1), bet: 1000_00 })
  await play(b, { at: plus(start, 1), bet: 100_00, win: 600_00 })
  await settleTo(plus(start, 7 * day))
  await fund(a, 50_00n)
  await transact(db, (tx) =>
    sendCash(tx, app.services.settings(), {
      memberId: a.id,
      asset: 'BDT',
      kind: 'red_packet',
      direction: 'DOWN',
      shares: [{ receiver: { id: b.id, account: b.account }, amount: 12_34n }],
      purpose: 'GIFT',
      remark: '',
      packet: true,
      once: { owner: a.id, key: 'gift' },
      now: clock.now(),
    }),
  )
  const range = { from: siteDay(start), to: siteDay(plus(start, 14 * day)) }
  const list = (who: Person, kind: string) => ask(calls.income.list, who, { ...range, kind })
  expect((await list(b, 'RED_PACKET')).list).toMatchObject([
    { role: 'received', base: null, rate: null, members: null, earned: '12.34', amount: '12.34', status: 'PAID' },
  ])
  // The team of b lost 500.00, that of c alone 1000.00: b owes c more than it got.
  const week = { from: siteDay(start), to: siteDay(plus(start, 6 * day)), kind: 'DIVIDEND', rate: '20' }
  expect((await list(b, 'DIVIDEND')).list).toMatchObject([
    { ...week, role: 'received', base: '500.00', members: 2, earned: '100.00', amount: '100.00', status: 'PAID' },
    {
      ...week,
      role: 'paid',
      base: '1000.00',
      members: 1,
      earned: '-200.00',
      amount: '0.00',
      status: 'OPEN',
      paidAt: null,
    },
  ])
  expect(await list(c, 'DIVIDEND')).toMatchObject({ total: '0.00', list: [{ amount: '0.00', status: 'OPEN' }] })
  await fund(b, 100_00n)
  await job()
  expect(await list(c, 'DIVIDEND')).toMatchObject({ total: '200.00', list: [{ amount: '200.00', status: 'PAID' }] })
  expect(await list(b, 'DIVIDEND')).toMatchObject({ received: '100.00', paid: '200.00', total: '-100.00' })
})
