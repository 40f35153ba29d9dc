import { contract as calls } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type * as z from 'zod'
import { addMovement } from '../../team/testing.ts'
import { type Person, kept, tier } from '../testing.ts'
import { settlementFixture } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const fixture = await settlementFixture()
const { app, owner, add, agree, accept, offer, operatorContract, ask, send, statusOf } = fixture
const { play, settleTo, fund, setClock } = fixture
const { contracts: of } = calls

type Line = z.output<typeof of.recordLines.output>['list'][number]

const plus = (date: Date, ms: number) => new Date(date.getTime() + ms)
const hour = 3_600_000
const day = 24 * hour
const cents = (amount: string) => BigInt(amount.replace('.', ''))

/** A line with contracts about daily salaries; the day from which on they pay. */
async function line(below: object = tier('0.5')) {
  const a = await add(null)
  const b = await add(a)
  const c = await add(b)
  await operatorContract(a, 'DAILY', [kept(1)])
  await agree(a, b, 'DAILY', [tier('1')])
  const { contract } = await agree(b, c, 'DAILY', [below])
  await fund(b, 1_000_000_00n)
  return { a, b, c, contract, start: new Date(contract.startAt ?? '') }
}

/** The one record of a contract. */
async function recordOf(who: Person, contractId: string, role = 'received') {
  const { list } = await ask(of.dailySalaries, who, { role })
  const found = list.filter((record) => record.contractId === contractId)
  expect(found).toHaveLength(1)
  return found[0]!
}

/** All lines of a record, page after page. */
async function linesOf(who: Person, recordId: string, pageSize = 2): Promise<Line[]> {
  const list: Line[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: z.output<typeof of.recordLines.output> = await ask(of.recordLines, who, {
      recordId,
      pageSize,
      ...(after && { after }),
    })
    expect(page).toMatchObject({ gone: false, currency: 'BDT' })
    list.push(...page.list)
    after = page.next
  }
  return list
}

const sumsOf = (list: readonly Line[]) => ({
  validBet: list.reduce((sum, { validBet }) => sum + cents(validBet), 0n),
  pnl: list.reduce((sum, { pnl }) => sum + cents(pnl), 0n),
  active: new Set(list.filter(({ active }) => active).map(({ account }) => account)).size,
})
const figuresOf = ({ validBet, pnl, active }: { validBet: string; pnl: string; active: number }) => ({
  validBet: cents(validBet),
  pnl: cents(pnl),
  active,
})

test('the lines of a record are the members of its team by category, largest valid bet first, for both sides', async () => {
  const { b, c, contract, start } = await line()
  const [one, two, beside] = [await add(c, 0), await add(c, 0), await add(b, 0)]
  await play(c, { at: plus(start, 1), bet: 500_00 })
  await play(one, { at: plus(start, hour), bet: 150_00, win: 20_00 })
  await play(one, { at: plus(start, 2 * hour), bet: 50_00 })
  await play(one, { at: plus(start, 3 * hour), bet: -10_00 })
  await play(one, { at: plus(start, 3 * hour), bet: 30_00, win: 45_00, gameType: 'LIVE' })
  await play(two, { at: plus(start, day - 1), bet: 99_99, gameType: 'LIVE' })
  await play(two, { at: plus(start, day), bet: 7_00 })
  await play(two, { at: plus(start, hour), bet: 5_00 })
  await play(two, { at: plus(start, 4 * hour), bet: -5_00 })
  await play(beside, { at: plus(start, hour), bet: 900_00 })
  await addMovement(owner, two.id, { kind: 'bonus_grant', amount: 12_34, at: plus(start, 5 * hour) })
  await settleTo(plus(start, day))
  const record = await recordOf(c, contract.id)
  expect(record).toMatchObject({ validBet: '819.99', active: 2 })
  const expected = [
    { account: c.account, gameType: 'RNG', validBet: '500.00', pnl: '-500.00', active: true },
    { account: one.account, gameType: 'RNG', validBet: '190.00', pnl: '-170.00', active: true },
    { account: two.account, gameType: 'LIVE', validBet: '99.99', pnl: '-99.99', active: false },
    { account: one.account, gameType: 'LIVE', validBet: '30.00', pnl: '15.00', active: true },
    { account: two.account, gameType: null, validBet: '0.00', pnl: '12.34', active: false },
  ]
  // Who was active does not depend on what it takes today.
  await app.services.settingsStore.write('contracts', { activeMinor: 1 })
  for (const who of [b, c]) {
    const lines = await linesOf(who, record.id)
    expect(lines).toEqual(expected)
    expect(sumsOf(lines)).toEqual(figuresOf(record))
    expect(await linesOf(who, record.id, 50)).toEqual(expected)
  }
  await app.services.settingsStore.write('contracts', { activeMinor: 100_00 })
})

test(
  'they sum to the figures of a part of a period that ends within a slot, whatever was played before and after',
  { timeout: 240_000 },
  async () => {
    const bets = fc.array(
      fc.record({
        who: fc.nat(3),
        ms: fc.integer({ min: -400_000, max: 400_000 }),
        bet: fc.integer({ min: -50_00, max: 400_00 }),
        win: fc.nat(100_00),
        gameType: fc.constantFrom('RNG', 'LIVE', 'SPORTS'),
      }),
      { minLength: 1, maxLength: 15 },
    )
    for (const [n, all] of fc.sample(bets, { numRuns: 4, seed: 407 }).entries()) {
      const { a, b, c, contract, start } = await line(tier('0.9'))
      const people = [c, await add(c, 0), await add(c, 0), await add(await add(c), 0)]
      const end = plus(start, (6 + n) * hour + 123_456 + n)
      for (const { who, ms, ...bet } of all) await play(people[who]!, { at: plus(end, ms), ...bet })
      setClock(end)
      await accept(b, await offer(a, b, 'DAILY', [tier('0.5')]))
      expect(await statusOf(contract.id)).toBe('auto_terminated')
      await settleTo(plus(start, day))
      const before = all.filter(({ ms }) => ms < 0)
      const { list } = await ask(of.dailySalaries, c)
      if (before.length === 0) {
        expect(list).toEqual([])
        continue
      }
      const record = await recordOf(c, contract.id)
      expect(record).toMatchObject({ whole: false, to: end.toISOString() })
      const lines = await linesOf(c, record.id)
      expect(sumsOf(lines)).toEqual(figuresOf(record))
      expect(sumsOf(lines)).toMatchObject({
        validBet: before.reduce((sum, { bet }) => sum + BigInt(bet), 0n),
        pnl: before.reduce((sum, { bet, win }) => sum + BigInt(win - bet), 0n),
      })
    }
  },
)

test('a record of another line is answered like an unknown one; whoever left the line is not named to it', async () => {
  const { a, b, c, contract, start } = await line()
  const one = await add(c, 0)
  await play(one, { at: plus(start, hour), bet: 150_00 })
  await settleTo(plus(start, day))
  const { id } = await recordOf(c, contract.id)
  const plain = async (who: Person, recordId: string) => {
    const { status, body } = await send(of.recordLines, who, { recordId })
    return { status, body: { ...body, requestId: '' } }
  }
  for (const stranger of [a, one, await add(null)]) {
    const answer = await plain(stranger, id)
    expect(answer.status).toBe(stranger === one ? 403 : 404)
    expect(answer).toEqual(await plain(stranger, '999999999999999999'))
  }
  await owner.execute(sql`update member set upline_id = ${(await add(null)).id} where id = ${c.id}`)
  expect(await ask(of.recordLines, b, { recordId: id })).toEqual({ currency: 'BDT', gone: true, list: [], next: null })
  expect(await linesOf(c, id)).toMatchObject([{ account: one.account, validBet: '150.00' }])
})

test('where the play is not kept any more, wholly or in part, there are no lines', async () => {
  const { c, contract, start } = await line()
  const one = await add(c, 0)
  await play(one, { at: plus(start, hour), bet: 150_00 })
  await play(one, { at: plus(start, 2 * hour), bet: 50_00 })
  await settleTo(plus(start, day))
  const { id } = await recordOf(c, contract.id)
  expect(await linesOf(c, id)).toHaveLength(1)
  for (const until of [hour + 1, day]) {
    await owner.execute(sql`delete from contract_play where member_id = ${one.id} and slot < ${plus(start, until)}`)
    expect(await ask(of.recordLines, c, { recordId: id })).toMatchObject({ gone: true, list: [], next: null })
  }
})
