import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import { call, freshApp, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { addSettlement, countAll } from '../settlements/testing.ts'
import { lead, readers } from '../../testing/readers.ts'
import { rebate, rebateDays } from './count.ts'

const { app, db, owner, clock } = await freshApp()
const { settings, settingsStore } = app.services
const turn = readers({ db, clock, settings }, { consumers: [rebate], closings: [rebateDays] })
const run = () => turn()
const setClock = (to: string) => clock.forward(Date.parse(to) - clock.now().getTime())

beforeAll(async () => {
  await settingsStore.write('rebate', {})
  await lead(owner)
  await owner.execute(
    sql`select open_settlement_month('2026-01-15'::timestamptz + make_interval(months => n)) from generate_series(0, 12) n`,
  )
})
afterEach(async () => {
  await settingsStore.write('rebate', {})
  await settingsStore.write('modules', {})
})

const count = () => countAll(db, 'rebate', run)

let people = 0
async function someone() {
  const account = `rebated${++people}`
  const token = await registered(app, account)
  const { rows } = await db.execute<{ id: string }>(sql`select id from member where account = ${account}`)
  const id = rows[0]?.id ?? ''
  const send = <E extends Endpoint>(endpoint: E, input: object = {}) =>
    call<z.output<E['output']>>(app, endpoint, { ...input }, { token, headers: { 'idempotency-key': randomUUID() } })
  return {
    id,
    settle: (at: string, bet: number, gameType = 'RNG', roundId = ++people) =>
      addSettlement(owner, { memberId: id, roundId, at, bet, gameType }),
    summary: async () => valueOf(await send(contract.rebates.summary)),
    claim: () => send(contract.rebates.submit),
    rewards: async () => valueOf(await send(contract.rewards.list, { status: 'HISTORY' })).list,
    history: async () => valueOf(await send(contract.rebates.history)).list,
    async paid() {
      const { rows: sums } = await db.execute<{ n: number; sum: string }>(sql`
        select count(*)::int as n, coalesce(sum(p.amount), 0)::text as sum
        from posting p join txn t on t.id = p.txn_id join account a on a.id = p.account_id
        where t.kind = 'rebate' and a.owner = ${id}`)
      return sums[0]
    },
  }
}

test('play is calculated for ten minutes, then claimed by category at once, and each part of it once', async () => {
  setClock('2026-03-02T06:00:00Z')
  const one = await someone()
  await one.settle('2026-03-02T05:58:20Z', 500_000)
  await one.settle('2026-03-02T05:58:30Z', 200_000, 'LIVE')
  await count()
  expect(await one.summary()).toMatchObject({
    state: 'CALCULATING',
    amount: '0.00',
    calculating: '26.00',
    readyAt: '2026-03-02T06:09:00.000Z',
    autoPayAt: '2026-03-02T18:10:00.000Z',
  })
  expect(refusalOf(await one.claim()).code).toBe('not_found')
  setClock('2026-03-02T06:09:00Z')
  const shown = await one.summary()
  expect(shown).toMatchObject({ state: 'CLAIMABLE', amount: '26.00', calculating: '0.00', readyAt: null })
  expect(shown.lines.toSorted((a, b) => (a.gameType < b.gameType ? -1 : 1))).toEqual([
    { gameType: 'LIVE', validBet: '2000.00', rate: '0.3', amount: '6.00' },
    { gameType: 'RNG', validBet: '5000.00', rate: '0.4', amount: '20.00' },
  ])
  const answers = await Promise.all(Array.from({ length: 10 }, () => one.claim()))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await one.paid()).toEqual({ n: 1, sum: '2600' })
  expect(await one.summary()).toMatchObject({ state: 'OPEN', amount: '0.00' })
  expect(await one.history()).toMatchObject([{ day: '2026-03-02', state: 'CLAIMED', earned: '26.00', amount: '26.00' }])
  const given = await one.rewards()
  expect(given).toMatchObject([{ source: 'REBATE', state: 'RELEASED', amount: '26.00', released: '26.00' }])
})

test('a claim against the cut-off of the day pays once; what is left is paid by itself, once', async () => {
  setClock('2026-03-05T17:50:00Z')
  const players = await Promise.all(Array.from({ length: 8 }, someone))
  for (const one of players) await one.settle('2026-03-05T17:30:00Z', 100_000)
  await count()
  // Midnight in Dhaka is 18:00 UTC; ten minutes later everything of the day has been settled.
  setClock('2026-03-05T18:09:59Z')
  await run()
  expect(await players[0]?.paid()).toEqual({ n: 0, sum: '0' })
  setClock('2026-03-05T18:10:00Z')
  await Promise.all([run(), run(), ...players.slice(0, 6).flatMap((one) => [one.claim(), one.claim()])])
  await run()
  for (const one of players) {
    expect(await one.paid()).toEqual({ n: 1, sum: '400' })
    expect(await one.history()).toHaveLength(1)
  }
  expect(await players[7]?.history()).toMatchObject([{ day: '2026-03-05', state: 'AUTO_PAID', amount: '4.00' }])
})

test('just after midnight the day before is paid next; less than the least unit is neither paid nor listed', async () => {
  setClock('2026-03-06T17:59:00Z')
  const one = await someone()
  await one.settle('2026-03-06T17:58:00Z', 200)
  await count()
  setClock('2026-03-06T18:05:00Z')
  expect(await one.summary()).toMatchObject({ amount: '0.00', autoPayAt: '2026-03-06T18:10:00.000Z' })
  setClock('2026-03-06T18:10:00Z')
  await run()
  expect(await one.summary()).toMatchObject({ lines: [], autoPayAt: '2026-03-07T18:10:00.000Z' })
  expect(await one.history()).toEqual([])
})

test('a correction lowers what is open, and takes nothing back that was paid', async () => {
  setClock('2026-03-08T06:00:00Z')
  const one = await someone()
  await one.settle('2026-03-08T05:00:00Z', 100_000)
  await one.settle('2026-03-08T05:01:00Z', -60_000)
  await count()
  expect(valueOf(await one.claim())).toEqual({ amount: '1.60' })
  await one.settle('2026-03-08T05:02:00Z', -40_000)
  await count()
  expect(await one.summary()).toMatchObject({ state: 'OPEN', amount: '0.00' })
  await one.settle('2026-03-08T05:03:00Z', 90_000)
  await count()
  expect(valueOf(await one.claim())).toEqual({ amount: '2.00' })
  expect(await one.paid()).toEqual({ n: 2, sum: '360' })
})

test('a day pays no more than its limit, and the rank of the person multiplies the rates', async () => {
  setClock('2026-03-11T06:00:00Z')
  await settingsStore.write('rebate', { dayCapMinor: 1000 })
  const one = await someone()
  await owner.execute(sql`insert into vip_member (member_id, level, since) values (${one.id}, 4, now())`)
  await one.settle('2026-03-11T05:00:00Z', 100_000)
  await count()
  expect(await one.summary()).toMatchObject({ amount: '6.00', lines: [{ rate: '0.6' }] })
  expect(valueOf(await one.claim())).toEqual({ amount: '6.00' })
  await one.settle('2026-03-11T05:30:00Z', 900_000)
  await count()
  expect(await one.summary()).toMatchObject({ amount: '4.00' })
  expect(valueOf(await one.claim())).toEqual({ amount: '4.00' })
  expect((await one.history())[0]).toMatchObject({ earned: '54.00', amount: '4.00' })
})

test('is off with its module: what was played meanwhile brings nothing', async () => {
  setClock('2026-03-14T06:00:00Z')
  const one = await someone()
  await settingsStore.write('modules', { REBATE3: false })
  await one.settle('2026-03-14T05:00:00Z', 100_000)
  await count()
  expect(refusalOf(await one.claim()).code).toBe('function_not_available')
  await settingsStore.write('modules', {})
  expect(await one.summary()).toMatchObject({ state: 'OPEN', lines: [] })
})

test('a round that was counted for a bonus brings no rebate, unless the operator wants it', async () => {
  setClock('2026-03-17T06:00:00Z')
  const one = await someone()
  const { rows } = await owner.execute<{ id: number }>(sql`
    insert into requirement (member_id, asset, source, ref, base, multiple, required, opened_at)
    values (${one.id}, 'BDT', 'BONUS', 'test', 1000, 5, 5000, now()) returning id`)
  const used = await owner.execute<{ id: string }>(sql`
    insert into round (member_id, asset, vendor, vendor_round, node_id, opened_at)
    values (${one.id}, 'BDT', 'FC', 'bonus-round', 10001, now()) returning id`)
  const roundId = Number(used.rows[0]?.id)
  await owner.execute(sql`
    insert into requirement_step (requirement_id, round_id, amount, at) values (${rows[0]?.id}, ${roundId}, 1000, now())`)
  await one.settle('2026-03-17T05:00:00Z', 100_000, 'RNG', roundId)
  await one.settle('2026-03-17T05:00:00Z', 50_000)
  await count()
  expect(await one.summary()).toMatchObject({ amount: '2.00' })
  await settingsStore.write('rebate', { excludeBonus: false })
  await one.settle('2026-03-17T05:01:00Z', 25_000, 'RNG', roundId)
  await count()
  expect(await one.summary()).toMatchObject({ amount: '3.00' })
})

test('a member who cannot be paid delays nobody, and is paid later', async () => {
  setClock('2026-03-20T17:50:00Z')
  const [stuck, other] = [await someone(), await someone()]
  for (const one of [stuck, other]) await one.settle('2026-03-20T17:30:00Z', 100_000)
  await count()
  await owner.execute(
    sql.raw(`alter table rebate_period add constraint stuck check (member_id <> '${stuck.id}') not valid`),
  )
  setClock('2026-03-20T18:10:00Z')
  await run()
  expect([await stuck.paid(), await other.paid()]).toEqual([
    { n: 0, sum: '0' },
    { n: 1, sum: '400' },
  ])
  await owner.execute(sql`alter table rebate_period drop constraint stuck`)
  setClock('2026-03-20T18:11:00Z')
  await run()
  expect(await stuck.paid()).toEqual({ n: 1, sum: '400' })
})
