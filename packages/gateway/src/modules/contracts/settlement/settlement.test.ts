import { setTimeout as delay } from 'node:timers/promises'
import { contract as calls } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type Where, openDb, transact } from '../../../db/client.ts'
import { checkInvariants } from '../../../ledger/invariants.ts'
import { periodAt, slotMs, startFrom } from '../periods.ts'
import { kept, tier } from '../testing.ts'
import { countingOf } from '../../../workflow/consumers.ts'
import { settleParts } from './results.ts'
import { settlementFixture } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const fixture = await settlementFixture()
const { db, owner, clock, add, agree, accept, offer, operatorContract, answer, ask, statusOf } = fixture
const { line, job, play, settleTo, results, cash, fund, setClock } = fixture

const zone = fixture.app.services.settings().site.timeZone
const at = (text: string) => new Date(text)
const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
const [hour, day] = [3_600_000, 86_400_000]

test('of a bet of 10,000 at 1 % and 0.6 % the downline gets 60, and the margin is 40; own play of 2,000 adds 20', async () => {
  const { a, b, c, player, own, ab, bc, start } = await line()
  await play(player, { at: plus(start, 60_000), bet: 10_000_00 })
  await settleTo(plus(start, slotMs))
  expect([await cash(a), await cash(b), await cash(c)]).toEqual([0n, 40_00n, 60_00n])
  const second = plus(start, slotMs)
  await play(b, { at: plus(second, 1), bet: 2000_00 })
  await settleTo(plus(second, slotMs), () => Promise.all([job(), job(), job()]))
  expect([await cash(a), await cash(b), await cash(c)]).toEqual([0n, 60_00n, 60_00n])
  expect((await results(ab.id)).map(({ amount, state }) => [amount, state])).toEqual([
    ['10000', 'PAID'],
    ['2000', 'PAID'],
  ])
  expect((await results(bc.id)).map(({ amount }) => amount)).toEqual(['6000'])
  expect((await results(own.id)).map(({ amount }) => amount)).toEqual(['10000', '2000'])
  await expect(db.execute(sql`update contract_result set amount = 0`)).rejects.toThrow()
  expect(await checkInvariants(db)).toEqual([])
})

test('what is settled late counts in the next slot, and a rollback is taken off there', async () => {
  const { b, c, player, bc, start } = await line()
  await play(player, { at: start, bet: 1000_00 })
  await settleTo(plus(start, slotMs))
  expect(await cash(c)).toBe(6_00n)
  // Settled within the closed slot, but counted only now; and the first round is rolled back.
  await play(player, { at: plus(start, 1000), bet: 500_00 })
  await play(player, { at: plus(start, slotMs + 5), bet: -1000_00 })
  await settleTo(plus(start, 2 * slotMs))
  await play(player, { at: plus(start, 2 * slotMs), bet: 1000_00 })
  await settleTo(plus(start, 3 * slotMs))
  expect((await results(bc.id)).map(({ validBet, amount, rest }) => [validBet, amount, rest])).toEqual([
    ['100000', '600', '0'],
    ['-50000', '0', '-300000000'],
    ['100000', '300', '0'],
  ])
  expect([await cash(b), await cash(c)]).toEqual([6_00n, 9_00n])
})

test('a tier needs active members, valid bet and loss; what was paid by it is taken back by it', async () => {
  const a = await add(null)
  const own = await operatorContract(a, 'REAL_TIME', [kept(0.1), kept(1, 2, 1000_00, 100_00)])
  const [one, two] = [await add(a, 0), await add(a, 0)]
  const start = at(own.startAt ?? '')
  const slot = (n: number) => plus(start, n * slotMs)
  await play(one, { at: slot(0), bet: 1000_00 })
  await play(two, { at: slot(0), bet: 99_99 })
  await play(one, { at: slot(1), bet: 1000_00, win: 950_00 })
  await play(two, { at: slot(1), bet: 100_00, win: 51_00 })
  await play(one, { at: slot(2), bet: 1000_00, win: 900_00 })
  await play(two, { at: slot(2), bet: 100_00, win: 100_00 })
  await play(one, { at: slot(3), bet: -100_00 })
  await settleTo(slot(4))
  expect((await results(own.id)).map(({ active, pnl, amount, earned }) => [active, pnl, amount, earned])).toEqual([
    [1, '-109999', '109', '109999000'],
    [2, '-9900', '110', '110000000'],
    [2, '-10000', '1100', '1100000000'],
    [0, '10000', '0', '-100000000'],
  ])
})

test('a dividend makes up for lost periods first, less the salaries of the same pair', async () => {
  const a = await add(null)
  const b = await add(a)
  await operatorContract(a, 'DIVIDEND', [kept(30)], 'DAILY')
  await operatorContract(a, 'DAILY', [kept(1)])
  const { contract: dividend } = await agree(a, b, 'DIVIDEND', [tier('20')], { period: 'DAILY' })
  const { contract: salary } = await agree(a, b, 'DAILY', [tier('0.5')])
  const player = await add(b, 0)
  await fund(a, 100_000_00n)
  const nth = (n: number) => plus(at(dividend.startAt ?? ''), n * day)
  await play(player, { at: plus(nth(0), 1), bet: 1000_00, win: 1500_00 })
  await play(player, { at: plus(nth(1), 1), bet: 1000_00, win: 200_00 })
  await play(player, { at: plus(nth(2), 1), bet: 1000_00, win: 0 })
  await settleTo(nth(3))
  expect((await results(salary.id)).map(({ amount }) => amount)).toEqual(['500', '500', '500'])
  expect((await results(dividend.id)).map(({ amount, debt }) => [amount, debt])).toEqual([
    ['0', String(-505_00)],
    [String(((800_00 - 5_00 - 505_00) * 20) / 100), '0'],
    [String(((1000_00 - 5_00) * 20) / 100), '0'],
  ])
})

test('of a period that two contracts share, each settles its part, and the parts sum to the whole', async () => {
  const a = await add(null)
  const b = await add(a)
  const player = await add(b, 0)
  const own = await operatorContract(a, 'DIVIDEND', [kept(30)], 'WEEKLY')
  const { contract: weekly } = await agree(a, b, 'DIVIDEND', [tier('20', 0, '700.00')], { period: 'WEEKLY' })
  const start = at(weekly.startAt ?? '')
  await settleTo(start)
  const { contract: next } = await agree(a, b, 'DIVIDEND', [tier('10')], { period: 'SEMIMONTHLY' })
  const change = at(next.startAt ?? '')
  const { from } = periodAt('WEEKLY', change, zone)
  for (const ms of [-hour, -1, 0, hour]) await play(player, { at: plus(change, ms), bet: 100_00 })
  await settleTo(plus(change, 17 * day))
  const part = Math.floor(((change.getTime() - from.getTime()) * 1_000_000) / (7 * day))
  expect(part).toBe(142_857)
  const [last] = await results(weekly.id)
  // Of a seventh of the week, a seventh of 700.00 has to be played.
  expect(last).toMatchObject({ validBet: '20000', pnl: '-20000', part, amount: '4000' })
  const [rest] = await results(next.id)
  expect(rest).toMatchObject({ validBet: '20000', pnl: '-20000', part: 1_000_000, amount: '2000' })
  expect(await results(own.id)).toMatchObject([{ validBet: '40000', pnl: '-40000', amount: '12000' }])
})

test('a dividend by halves of months carries the loss of one half into the next', async () => {
  const a = await add(null)
  const own = await operatorContract(a, 'DIVIDEND', [kept(20)], 'SEMIMONTHLY')
  const player = await add(a, 0)
  const first = at(own.startAt ?? '')
  const [second, third] = [
    startFrom('SEMIMONTHLY', plus(first, 1), zone),
    startFrom('SEMIMONTHLY', plus(first, 17 * day), zone),
  ]
  await play(player, { at: first, bet: 1000_00, win: 1400_00 })
  await play(player, { at: plus(second, -1), bet: 100_00, win: 200_00 })
  await play(player, { at: second, bet: 1500_00 })
  await play(player, { at: plus(third, -1), bet: 2_99 })
  await play(player, { at: third, bet: 100_00 })
  await settleTo(startFrom('SEMIMONTHLY', plus(third, 1), zone))
  expect((await results(own.id)).map(({ pnl, debt, earned, amount }) => [pnl, debt, earned, amount])).toEqual([
    ['50000', '-50000', '0', '0'],
    ['-150299', '0', '20059800000', '20059'],
    ['-10000', '0', '2000000000', '2000'],
  ])
  expect(await cash(a)).toBe(220_59n)
})

test('an hourly salary counts from the first moment of an hour to that of the next; cents are carried', async () => {
  const a = await add(null)
  const own = await operatorContract(a, 'HOURLY', [kept(0.55)])
  const player = await add(a, 0)
  const start = at(own.startAt ?? '')
  await play(player, { at: start, bet: 1234_56 })
  await play(player, { at: plus(start, hour - 1), bet: 100_00 })
  await play(player, { at: plus(start, hour), bet: 50_01 })
  await settleTo(plus(start, hour))
  // It was settled in the first hour, and is known in the second.
  await play(player, { at: plus(start, hour - 2), bet: 10_00 })
  await settleTo(plus(start, 2 * hour))
  expect((await results(own.id)).map(({ validBet, earned, amount, rest }) => [validBet, earned, amount, rest])).toEqual(
    [
      ['133456', '734008000', '734', '8000'],
      ['6001', '33005500', '33', '13500'],
    ],
  )
  expect(await cash(a)).toBe(7_67n)
})

test('rates by category', async () => {
  const a = await add(null)
  const own = await operatorContract(a, 'DAILY_MULTI', [{ ...kept(0), rates: { RNG: 10_000, LIVE: 2000 } }])
  const player = await add(a, 0)
  const start = at(own.startAt ?? '')
  await play(player, { at: start, bet: 1000_00 })
  await play(player, { at: plus(start, 5), bet: 1000_00, gameType: 'LIVE' })
  await play(player, { at: plus(start, 9), bet: 1000_00, gameType: 'FISH' })
  await settleTo(plus(start, day))
  expect(await results(own.id)).toMatchObject([{ validBet: '300000', amount: String(10_00 + 2_00) }])
})

test('a contract that ends at once is settled up to that instant, and the parts of the period sum to the whole', async () => {
  const { a, b, c, player, ab, bc, start } = await line()
  await operatorContract(a, 'DAILY', [kept(1)])
  const { contract: daily } = await agree(a, b, 'DAILY', [tier('1')])
  const { contract: below } = await agree(b, c, 'DAILY', [tier('0.9', 0, '23000.00')])
  await fund(b, 100_000_00n)
  await settleTo(plus(start, slotMs))
  const midnight = at(daily.startAt ?? '')
  const instant = plus(midnight, 6 * hour + 123_456)
  const bets = [-10_000, -1, 0, 1, 200_000].map((ms) => plus(instant, ms))
  for (const moment of bets) await play(player, { at: moment, bet: 3000_00 })
  setClock(instant)
  const less = await offer(a, b, 'DAILY', [tier('0.5')])
  const { ended } = await accept(b, less)
  expect(ended.map(({ id }) => id)).toEqual([below.id])
  expect(await statusOf(below.id)).toBe('auto_terminated')
  await settleTo(plus(midnight, day))
  const part = Math.floor(((instant.getTime() - midnight.getTime()) * 1_000_000) / day)
  // A quarter of the day: a quarter of the valid bet is enough.
  expect(await results(below.id)).toMatchObject([
    { validBet: String(2 * 3000_00), part, amount: String((2 * 3000_00 * 9) / 1000) },
  ])
  const [first, second] = await results(daily.id)
  expect([first?.validBet, second]).toEqual([String(5 * 3000_00), undefined])
  expect([await statusOf(ab.id), await statusOf(bc.id)]).toEqual(['active', 'active'])
})

test('accepted after the contract above was ended, an offer does not hold any more', async () => {
  const { a, b, c, bc } = await line()
  const waiting = await offer(b, c, 'REAL_TIME', [tier('0.9')])
  const less = await offer(a, b, 'REAL_TIME', [tier('0.5')])
  await accept(b, less)
  expect((await answer(c, waiting)).status).toBe(409)
  expect(await statusOf(bc.id)).toBe('auto_terminated')
})

test('a simulation of past periods is what their settlement came to', async () => {
  const { b, c, player, bc, start } = await line()
  const slots = [0, 1, 2].map((n) => plus(start, n * slotMs))
  for (const [n, slot] of slots.entries()) {
    await play(player, { at: plus(slot, 7), bet: 123_45 * (n + 1), win: 50_00 })
    await settleTo(plus(slot, slotMs))
  }
  const { contracts: of } = calls
  const { list } = await ask(of.simulate, c, { contractId: bc.id, periods: 3 })
  const settled = (await ask(of.realtimeSalaries, c)).list.toReversed()
  expect(list).toHaveLength(3)
  expect(settled).toMatchObject(list)
  const terms = { account: c.account, kind: 'REAL_TIME', period: '5MIN', periods: 2 }
  const half = await ask(of.simulate, b, { ...terms, tiers: JSON.stringify([tier('0.3')]) })
  expect(half.list.map(({ earned }) => earned)).toEqual(['0.7407', '1.11105'])
  expect(await fixture.refused(of.simulate, b, { ...terms, tiers: '[{}]' })).toBe('validation')
  const other = await add(null)
  expect(await fixture.refused(of.simulate, other, { contractId: bc.id })).toBe('not_found')
  expect(await fixture.refused(of.simulate, other, { ...terms, tiers: JSON.stringify([tier('0.3')]) })).toBe(
    'not_in_team',
  )
})

test('a period that takes longer to add up than a statement of the pool may is settled', async () => {
  const a = await add(null)
  const player = await add(a, 0)
  const own = await operatorContract(a, 'DIVIDEND', [kept(20)], 'DAILY')
  const start = at(own.startAt ?? '')
  await play(player, { at: start, bet: 1000_00 })
  await settleTo(plus(start, day - slotMs))
  setClock(plus(start, day + 60_000))

  const { host, port, user, password, database } = db.$client.options
  const hurried = openDb({ host, port, user, password, database } as Where, {
    statementTimeoutMs: 2000,
    silentMs: 1500,
  })
  // Those of other tests are not settled here.
  await owner.execute(sql`update contract set next_at = null where id <> ${own.id}`)
  await owner.execute(sql`update contract_clock set closed_to = ${plus(start, day)}`)
  // Whoever reads the slots waits.
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const lock = owner.transaction(async (tx) => {
    await tx.execute(sql`lock table contract_play in access exclusive mode`)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const settings = fixture.app.services.settings()
  const settled = settleParts({
    ...(await transact(db, (tx) => countingOf(tx, settings, clock.now()))),
    db: hurried,
    job: 'contract-settlement',
    lead: (fn) => transact(hurried, fn),
    cutting: (work) => work(),
    upTo: plus(start, day),
    stopping: new AbortController().signal,
  })
  await delay(3000)
  release.resolve()
  await Promise.all([lock, settled])
  await hurried.$client.end()
  expect(await results(own.id)).toMatchObject([{ pnl: '-100000', amount: '20000' }])
})

test('a contract that cannot be settled delays no other, and is settled once, later', async () => {
  const pair = async (period: 'REAL_TIME' | 'DAILY') => {
    const [a, b] = [await add(null), await add(null)]
    const own = [await operatorContract(a, period, [kept(1)]), await operatorContract(b, period, [kept(1)])] as const
    const players = [await add(a, 0), await add(b, 0)] as const
    return { a, b, own, players }
  }
  const pairs = [await pair('REAL_TIME'), await pair('DAILY')]
  const start = at(pairs[1]?.own[0].startAt ?? '')
  for (const { players } of pairs) for (const who of players) await play(who, { at: start, bet: 1000_00 })
  const ids = pairs.map(({ own }) => own[0].id)
  await owner.execute(
    sql.raw(`alter table contract_result add constraint stuck check (contract_id not in (${ids.join()})) not valid`),
  )
  await settleTo(plus(start, day))
  for (const { a, b, own } of pairs) {
    expect([await cash(a), await cash(b)]).toEqual([0n, 10_00n])
    expect(await results(own[0].id)).toEqual([])
  }
  const aside = () =>
    db.execute<{ item: string; failures: number; error: string }>(sql`
      select item, failures, last_error as error from job_item where job = 'contract-settlement' order by item`)
  const error: unknown = expect.stringContaining('"stuck"')
  expect((await aside()).rows).toMatchObject(ids.map((id) => ({ item: `contract ${id}`, error })))

  await owner.execute(sql`alter table contract_result drop constraint stuck`)
  clock.forward(6 * hour)
  await Promise.all([job(), job()])
  await job()
  for (const { a, b, own } of pairs) {
    expect([await cash(a), await cash(b)]).toEqual([10_00n, 10_00n])
    expect((await results(own[0].id)).map(({ amount }) => amount)).toEqual(['1000'])
  }
  expect((await aside()).rows).toEqual([])
  expect(await checkInvariants(db)).toEqual([])
})
