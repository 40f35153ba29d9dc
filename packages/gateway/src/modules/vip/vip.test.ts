import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { addSettlement, countAll } from '../settlements/testing.ts'
import { lead, readers } from '../../testing/readers.ts'
import { countingOf } from '../../workflow/consumers.ts'
import { vip, vipMonths } from './count.ts'
import { openMonth } from './months.ts'
import { playModel, monthIn } from './testing.model.ts'

const { app, db, owner, clock } = await freshApp()
const { settings, settingsStore } = app.services
const turn = readers({ db, clock, settings }, { consumers: [vip], closings: [vipMonths] })
const run = () => turn()
const setClock = (to: string) => clock.forward(Date.parse(to) - clock.now().getTime())

/** In minor units: total, keep, upgrade, salary. */
const small = [
  [0, 0, 0, 0],
  [1000, 300, 50, 0],
  [2500, 800, 0, 70],
  [4000, 1000, 90, 110],
] as const
const ranks = small.map(([totalMinor, keepMinor, upgradeMinor, salaryMinor], level) => ({
  label: { en: `Rank ${level}`, bn: `ধাপ ${level}` },
  totalMinor,
  keepMinor,
  upgradeMinor,
  salaryMinor,
}))

beforeAll(async () => {
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 60) n`,
  )
  await settingsStore.write('vip', { ranks })
})
afterEach(async () => {
  await settingsStore.write('rg', {})
  await settingsStore.write('modules', {})
})

const count = () => countAll(db, 'vip', run)

let people = 0
async function add(): Promise<string> {
  const { rows } = await owner.execute<{ id: string }>(sql`
    insert into member (account, asset) values (${`ranked${++people}`}, 'BDT') returning id`)
  const id = rows[0]?.id ?? ''
  await transact(db, (tx) => openWallet(tx, id, 'BDT'))
  return id
}

/** Minor units, negative where it is taken back. */
const settle = (memberId: string, at: string, bet: number) =>
  addSettlement(owner, { memberId, roundId: ++people, at, bet, rounds: Math.sign(bet) })

async function standing(id: string) {
  const { rows } = await db.execute<{ level: number; total: string }>(sql`
    select level, total::text from vip_member where member_id = ${id}`)
  return rows[0] ?? { level: 0, total: '0' }
}

/** What ranks offered, as `VIP_SALARY 2026-01 70`. */
const offersOf = async (id: string) =>
  (
    await db.execute<{ it: string }>(sql`
      select source || ' ' || ref || ' ' || amount as it from reward
      where member_id = ${id} and source in ('VIP_UPGRADE', 'VIP_SALARY') order by 1`)
  ).rows.map(({ it }) => it)

const day = 86_400_000

/** What was written, as `vipReached Rank 2` and `vipLost Rank 2 8.00 0.00`. */
const messagesOf = async (id: string) =>
  (
    await db.execute<{ it: string }>(sql`
      select concat_ws(' ', kind, values->'rank'->'name'->>'en', values->'played'->>'money') as it from message
      where member_id = ${id} order by id`)
  ).rows.map(({ it }) => it)

test(
  'random histories with corrections, late rows and ends of months are what a naive model of them comes to',
  { timeout: 300_000 },
  async () => {
    const step = fc.record({
      who: fc.nat(2),
      bet: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 50, max: 1500 }) }, fc.integer({ min: -900, max: -1 })),
      after: fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 * day }) },
        fc.integer({ min: 0, max: 45 * day }),
      ),
      late: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 4 * day })),
      // Each waits for transactions of other tests, so there are few.
      counted: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, fc.constant(true)),
    })
    let seen = { falls: 0, offers: 0 }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        await count()
        // Each history begins in the same month.
        await owner.execute(sql`delete from vip_open`)
        await owner.transaction(async (tx) => {
          await tx.execute(sql`alter table vip_month disable trigger user`)
          await tx.execute(sql`delete from vip_month`)
          await tx.execute(sql`alter table vip_month enable trigger user`)
        })
        await owner.execute(sql`delete from vip_member`)
        setClock('2026-01-10T00:00:00Z')
        const model = playModel(small, clock.now().getTime())
        const members = await Promise.all([add(), add(), add()])
        for (const { who, bet, after, late, counted } of steps) {
          clock.forward(after)
          const at = clock.now().getTime() - late
          if (counted) {
            await count()
            model.now(clock.now().getTime())
          }
          await settle(members[who] ?? '', new Date(at).toISOString(), bet)
          model.settle(who, at, bet)
        }
        clock.forward(40 * day)
        await count()
        model.now(clock.now().getTime())
        for (const [who, id] of members.entries()) {
          const expected = model.read(who)
          expect(await standing(id)).toEqual({ level: expected.level, total: String(expected.total) })
          expect(await offersOf(id)).toEqual(expected.offers.toSorted())
          seen = { falls: seen.falls + expected.falls, offers: seen.offers + expected.offers.length }
        }
      }),
      { numRuns: 6, seed: 7 },
    )
    expect(seen.falls).toBeGreaterThan(5)
    expect(seen.offers).toBeGreaterThan(15)
  },
)

describe('a month', () => {
  const begin = async () => {
    clock.forward(70 * day)
    await count()
    const start = Date.parse(`${monthIn(clock.now().getTime() + 31 * day)}T00:00:00+06:00`)
    return (days: number) => new Date(start + days * day).toISOString()
  }

  test('that is not played takes one rank, whatever runs at the same time, and its salary is given once', async () => {
    const at = await begin()
    const [kept, rested, fell] = [await add(), await add(), await add()]
    for (const id of [kept, rested, fell]) await settle(id, at(1), 2500)
    setClock(at(2))
    await count()
    expect(await offersOf(kept)).toEqual(['VIP_UPGRADE 1 50'])
    // In the month a rank was reached nobody loses it.
    await settle(kept, at(40), 800)
    setClock(at(41))
    await Promise.all([run(), run(), run()])
    await count()
    for (const id of [kept, rested, fell]) expect(await standing(id)).toMatchObject({ level: 2 })
    const first = monthIn(Date.parse(at(0))).slice(0, 7)
    const second = monthIn(Date.parse(at(40))).slice(0, 7)
    expect(await offersOf(fell)).toEqual([`VIP_SALARY ${first} 70`, 'VIP_UPGRADE 1 50'])
    await owner.execute(sql`
      insert into rg_member (member_id, timeout_until) values (${rested}, ${at(45)})
      on conflict (member_id) do update set timeout_until = excluded.timeout_until`)
    setClock(at(75))
    await Promise.all([run(), run(), run()])
    await count()
    expect([await standing(kept), await standing(rested), await standing(fell)]).toMatchObject([
      { level: 2 },
      { level: 2 },
      { level: 1 },
    ])
    expect(await offersOf(kept)).toEqual([`VIP_SALARY ${first} 70`, `VIP_SALARY ${second} 70`, 'VIP_UPGRADE 1 50'])
    expect(await offersOf(rested)).toEqual([`VIP_SALARY ${first} 70`, 'VIP_UPGRADE 1 50'])
    expect([await messagesOf(kept), await messagesOf(fell)]).toEqual([
      ['vipReached Rank 2'],
      ['vipReached Rank 2', 'vipLost Rank 2 0.00'],
    ])
  })

  test('in which the play of a lost rank is reached brings it back at once, without its bonus again', async () => {
    const at = await begin()
    const id = await add()
    await settle(id, at(1), 1000)
    setClock(at(65))
    await count()
    expect(await standing(id)).toEqual({ level: 0, total: '1000' })
    await settle(id, at(65), 299)
    await count()
    expect(await standing(id)).toMatchObject({ level: 0 })
    await settle(id, at(66), 1)
    await count()
    expect(await standing(id)).toMatchObject({ level: 1 })
    expect(await offersOf(id)).toEqual(['VIP_UPGRADE 1 50'])
    expect(await messagesOf(id)).toEqual(['vipReached Rank 1', 'vipLost Rank 1 0.00', 'vipReached Rank 1'])
  })

  test('ends only some minutes after its last day where nothing is played in the next', async () => {
    const at = await begin()
    const id = await add()
    await settle(id, at(1), 1000)
    setClock(at(35))
    await count()
    const end = Date.parse(`${monthIn(Date.parse(at(65)))}T00:00:00+06:00`)
    setClock(new Date(end + 29 * 60_000).toISOString())
    await count()
    expect(await standing(id)).toMatchObject({ level: 1 })
    clock.forward(120_000)
    await count()
    expect(await standing(id)).toMatchObject({ level: 0 })
  })
})

test('a correction lowers the figures, and takes back neither the rank nor what was given', async () => {
  const id = await add()
  await settle(id, clock.now().toISOString(), 1000)
  await count()
  await settle(id, clock.now().toISOString(), -900)
  await count()
  expect(await standing(id)).toEqual({ level: 1, total: '100' })
  await settle(id, clock.now().toISOString(), 950)
  await count()
  expect(await offersOf(id)).toEqual(['VIP_UPGRADE 1 50'])
})

describe('a member', () => {
  type Progress = z.output<typeof contract.vip.progress.output>
  const member = async (name: string) => {
    const token = await registered(app, name)
    const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = ${name}`)
    return { token, id: rows[0]?.id ?? '' }
  }
  const claim = (token: string, rewardId: string) =>
    call(app, contract.rewards.claim, { rewardId }, { token, headers: { 'idempotency-key': randomUUID() } })
  const progress = async (token: string) =>
    valueOf(await call<Progress>(app, contract.vip.progress, { language: 'en' }, { token }))

  test('reads the rank, the figures that lead to the next one, and the ladder', async () => {
    const { token, id } = await member('ladder1')
    expect(await progress(token)).toMatchObject({ level: 0, since: null, next: { level: 1, percent: 0 }, regain: null })
    await settle(id, clock.now().toISOString(), 1999)
    await count()
    const month = monthIn(clock.now().getTime())
    expect(await progress(token)).toMatchObject({
      currency: 'BDT',
      level: 1,
      label: 'Rank 1',
      since: clock.now().toISOString(),
      total: '19.99',
      next: { level: 2, label: 'Rank 2', total: '25.00', percent: 79 },
      month: { from: month, validBet: '19.99', keep: '3.00', percent: 100, judged: false },
      regain: null,
    })
    const list = valueOf(await call(app, contract.vip.ranks, { language: 'bn' }, { token }))
    expect(list).toMatchObject({
      multiple: 1,
      claimDays: 30,
      list: [{ level: 0 }, { label: 'ধাপ 1', total: '10.00', keep: '3.00', upgrade: '0.50', salary: '0.00' }, {}, {}],
    })
    const info = valueOf(await call(app, contract.member.info, {}, { token }))
    expect(info).toMatchObject({ hasVip: true, vipLabelName: 'ধাপ 1', vipRankLevel: 1 })
    const summary = valueOf(await call(app, contract.summary.member, {}, { token }))
    expect(summary).toMatchObject({
      member: { value: { hasVip: true, vipRankLevel: 1 } },
      vip: { status: 'ok', value: { level: 1, total: '19.99' } },
    })
  })

  test('collects what a rank gives in the reward centre, once', async () => {
    const { token, id } = await member('collects1')
    await settle(id, clock.now().toISOString(), 1000)
    await count()
    const { list } = valueOf(
      await call<z.output<typeof contract.rewards.list.output>>(app, contract.rewards.list, {}, { token }),
    )
    expect(list).toMatchObject([{ source: 'VIP_UPGRADE', form: 'CASH', amount: '0.50', multiple: 1 }])
    const { rewardId = '' } = list[0] ?? {}
    valueOf(await claim(token, rewardId))
    expect(refusalOf(await claim(token, rewardId)).code).toBe('reward_closed')
  })

  test('has no rank while VIP is off, by its switch or the profile; play is counted meanwhile', async () => {
    const { token, id } = await member('hidden1')
    for (const [group, value] of [
      ['modules', { VIP3: false }],
      ['rg', { profile: 'DE' }],
    ] as const) {
      await settingsStore.write(group, value)
      await settle(id, clock.now().toISOString(), 600)
      await count()
      expect(refusalOf(await call(app, contract.vip.progress, {}, { token })).code).toBe('function_not_available')
      const info = valueOf(await call(app, contract.member.info, {}, { token }))
      expect(info).toMatchObject({ hasVip: false, vipLabelName: null, vipRankLevel: 0 })
      const summary = valueOf(await call(app, contract.summary.member, {}, { token }))
      expect(summary).toMatchObject({ vip: { status: 'ok', value: null } })
      await settingsStore.write(group, {})
    }
    expect(await standing(id)).toEqual({ level: 0, total: '1200' })
    expect(await offersOf(id)).toEqual([])
    expect((await messagesOf(id)).filter((it) => it.startsWith('vip'))).toEqual([])
    await settle(id, clock.now().toISOString(), 1)
    await count()
    expect(await standing(id)).toMatchObject({ level: 1 })
  })

  test('is no trial player', async () => {
    const token = await trialToken(app)
    expect(refusalOf(await call(app, contract.vip.progress, {}, { token })).code).toBe('real_account_required')
    expect(valueOf(await call(app, contract.member.info, {}, { token }))).toMatchObject({ hasVip: false })
  })
})

test('a month is ended some members at a time, each of them once', async () => {
  await count()
  await owner.execute(sql`delete from vip_open`)
  setClock('2029-05-10T06:00:00Z')
  const everybody: string[] = []
  for (let n = 0; n < 5; n++) everybody.push(await add())
  for (const id of everybody) await settle(id, '2029-05-10T05:00:00Z', 1200)
  await count()
  for (const month of ['2029-06-01', '2029-07-01']) {
    setClock(`${month}T06:00:00Z`)
    await transact(db, async (tx) =>
      openMonth(tx, month, await countingOf(tx, settings(), clock.now(), { atMost: () => 2 })),
    )
  }
  for (const id of everybody) {
    expect(await standing(id)).toMatchObject({ level: 0 })
    expect((await messagesOf(id)).filter((one) => one.startsWith('vipLost'))).toHaveLength(1)
  }
})
