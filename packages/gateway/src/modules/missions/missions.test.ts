import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { post } from '../../ledger/post.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { readers } from '../../testing/readers.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { heldBack } from '../settlements/testing.ts'
import { listenTo } from '../stream/testing.ts'
import { missionDeposits, missions as settled } from './counting/count.ts'
import { missionFixture } from './testing.fixture.ts'

const made = await freshApp()
const { app, db, owner, clock } = made
const { settingsStore } = app.services
const { addMission, publish, count, play, rollBack } = await missionFixture(made)
await settingsStore.write('session', { idleMinutes: 100_000, hours: 10_000 })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const { missions } = contract
const day = 86_400_000

afterEach(async () => {
  await settingsStore.write('rg', {})
  await settingsStore.write('modules', {})
  await owner.execute(sql`update mission set ended_at = created_at where ended_at is null`)
})

type List = z.output<typeof missions.list.output>
type Claimed = z.output<typeof missions.claim.output>
let people = 0

async function member() {
  const token = await registered(app, `tasked${String(++people).padStart(2, '0')}`)
  const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
  const list = async (status = 'O', more: object = {}) =>
    valueOf(await call<List>(app, missions.list, { status, language: 'en', ...more }, { token }))
  return {
    token,
    id,
    list,
    one: async (mission: string, status = 'O') => (await list(status)).list.find((each) => each.id === mission),
    claim: (mission: string, periodKey: string, key: string = randomUUID()) =>
      call<Claimed>(app, missions.claim, { id: mission, periodKey }, { token, headers: { 'idempotency-key': key } }),
    cash: async () => valueOf(await call<{ cash: string }>(app, contract.wallet.balance, {}, { token })),
  }
}

const deposit = (id: string, amount: bigint) =>
  transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -amount },
        { member: id, kind: 'CASH', asset: 'BDT', amount },
      ],
    }),
  )

/** Noon of the next day of the site, so that no test passes midnight by itself. */
function nextNoon(): string {
  const now = clock.now().getTime()
  const noon = new Date(Math.ceil((now + 6 * 3_600_000) / day) * day - 6 * 3_600_000 + 12 * 3_600_000)
  clock.forward(noon.getTime() - now)
  return new Date(noon.getTime() + 6 * 3_600_000).toISOString().slice(0, 10)
}

test('play is counted in the day of its round, and what is taken back lowers it until it is claimed', async () => {
  const today = nextNoon()
  await addMission('bets')
  const { id, one, list, claim } = await member()
  expect(await one('bets')).toMatchObject({
    periodKey: today,
    title: 'Mission bets',
    metric: 'VALID_BET',
    target: '10.00',
    progress: '0.00',
    status: 'OPEN',
    reward: { type: 'CASH', amount: '5.00', multiple: 0 },
    claimBy: null,
  })
  const first = await play(id, 400)
  await count()
  expect(await one('bets')).toMatchObject({ status: 'IN_PROGRESS', progress: '4.00', percent: 40 })
  expect(refusalOf(await claim('bets', today))).toMatchObject({
    code: 'mission_closed',
    details: { status: 'IN_PROGRESS' },
  })
  await play(id, 700)
  await count()
  expect(await one('bets')).toBeUndefined()
  expect(await list('C')).toMatchObject({
    claimable: 1,
    list: [{ status: 'COMPLETE', progress: '11.00', percent: 100 }],
  })

  // A day later: the round belongs to the day it was settled in.
  clock.forward(day)
  await rollBack(id, first, 400)
  await count()
  expect(await list('C')).toMatchObject({ claimable: 0, list: [] })
  expect((await list('H')).list).toMatchObject([{ periodKey: today, status: 'EXPIRED', progress: '7.00' }])
  expect(refusalOf(await claim('bets', today)).code).toBe('mission_closed')

  const tomorrow = (await one('bets'))?.periodKey ?? ''
  const second = await play(id, 1000)
  await count()
  expect(valueOf(await claim('bets', tomorrow))).toMatchObject({
    paid: true,
    mission: { status: 'CLAIMED', progress: '10.00' },
  })
  await rollBack(id, second, 1000)
  await count()
  expect((await list('H')).list[0]).toMatchObject({ periodKey: tomorrow, status: 'CLAIMED', progress: '10.00' })
})

test('ten claims at once pay once, and the money is there', async () => {
  const today = nextNoon()
  await addMission('ten', { metric: 'ROUNDS', target: 2n })
  const { id, claim, cash, list } = await member()
  await play(id, 100)
  await play(id, 100)
  await count()
  const before = await cash()
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim('ten', today)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => refusalOf(one).code))).toEqual(
    new Set(['mission_closed']),
  )
  const { rows } = await db.execute(sql`
    select amount::int, state, source from reward where member_id = ${id}`)
  expect(rows).toEqual([{ amount: 500, state: 'CLAIMED', source: 'MISSION' }])
  expect(await cash()).not.toEqual(before)
  expect(await list('C')).toMatchObject({ claimable: 0, totalCount: 0 })
  expect(await checkInvariants(db)).toEqual([])
})

test('a reward that requires play waits in the reward centre', async () => {
  const today = nextNoon()
  await addMission('bonus', { metric: 'ROUNDS', target: 1n, gift: { form: 'BONUS', multiple: 5, days: 14 } })
  const { id, claim, token } = await member()
  await play(id, 100)
  await count()
  const { mission, paid } = valueOf(await claim('bonus', today))
  expect([paid, mission.status]).toEqual([false, 'CLAIMED'])
  const { list } = valueOf(
    await call<z.output<typeof contract.rewards.list.output>>(app, contract.rewards.list, {}, { token }),
  )
  expect(list).toMatchObject([
    { rewardId: mission.rewardId, source: 'MISSION', state: 'OFFERED', title: 'মিশন bonus', required: '25.00' },
  ])
})

test('games are chosen by category, vendor and title', async () => {
  nextNoon()
  await addMission('of-live', { metric: 'ROUNDS', target: 9n, games: { gameTypes: ['LIVE'] } })
  await addMission('of-jili', { metric: 'ROUNDS', target: 9n, games: { gameTypes: ['RNG'], vendors: ['JL'] } })
  await addMission('of-title', { metric: 'ROUNDS', target: 9n, games: { nodeIds: [10001] } })
  const { id, one } = await member()
  await play(id, 100, { gameType: 'LIVE', nodeId: 20001 })
  await play(id, 100, { vendor: 'JL', nodeId: 30001 })
  await play(id, 100, { vendor: 'JL' })
  await count()
  expect([
    (await one('of-live'))?.progress,
    (await one('of-jili'))?.progress,
    (await one('of-title'))?.progress,
  ]).toEqual(['1', '2', '1'])
  const shown = await one('of-title')
  expect(shown?.games).toEqual({
    gameTypes: [],
    vendors: [],
    titles: [{ nodeId: 10001, gameName: expect.any(String) }],
  })
})

test('one that comes after another is locked until that one is complete, and counts from then on', async () => {
  nextNoon()
  await addMission('before', { metric: 'ROUNDS', period: 'ONCE', target: 2n })
  await addMission('after', { metric: 'ROUNDS', period: 'ONCE', target: 5n, after: 'before' })
  const { id, one } = await member()
  await play(id, 100)
  await count()
  expect(await one('after')).toMatchObject({ status: 'LOCKED', after: { id: 'before', title: 'Mission before' } })
  clock.forward(1000)
  const second = await play(id, 100)
  await count()
  expect(await one('after')).toMatchObject({ status: 'OPEN', progress: '0' })
  clock.forward(1000)
  await play(id, 100)
  await count()
  expect(await one('after')).toMatchObject({ status: 'IN_PROGRESS', progress: '1', periodEnd: null })
  // What unlocked it is taken back: it stays unlocked, and loses nothing that it did not count.
  await rollBack(id, second, 100)
  await count()
  expect(await one('after')).toMatchObject({ status: 'IN_PROGRESS', progress: '1' })
})

test('one that comes after another of the other journal counts the same, whichever of the two is read first', async () => {
  nextNoon()
  const always = { period: 'ONCE', startsAt: new Date(0), at: new Date(0) } as const
  await addMission('paid', { ...always, metric: 'DEPOSITS', target: 10_000n })
  await addMission('then-played', { ...always, metric: 'ROUNDS', target: 9n, after: 'paid' })
  await addMission('played', { ...always, metric: 'ROUNDS', target: 1n })
  await addMission('then-paid', { ...always, metric: 'DEPOSITS', target: 15_000n, after: 'played' })
  await addMission('at-last', { ...always, metric: 'ROUNDS', target: 9n, after: 'then-paid' })
  const only = (consumer: typeof settled | typeof missionDeposits) =>
    readers({ db, clock, settings: app.services.settings }, { consumers: [consumer] })
  const first = async (consumer: typeof settled | typeof missionDeposits) => {
    await expect.poll(() => heldBack(db), { timeout: 30_000 }).toBe(0)
    await only(consumer)()
    await count()
  }
  const [payer, player] = [await member(), await member()]
  // Deposits are of the time of the database, whatever the clock of the test is.
  const around = (ms: number) => ({ at: new Date(Date.now() + ms) })
  await deposit(payer.id, 10_000n)
  await play(payer.id, 100, around(-60_000))
  await play(payer.id, 100, around(60_000))
  await first(settled)
  expect(await payer.one('then-played')).toMatchObject({ status: 'IN_PROGRESS', progress: '1' })
  await play(payer.id, 100, around(90_000))
  await count()
  expect(await payer.one('then-played')).toMatchObject({ progress: '2' })

  await play(player.id, 100, around(-60_000))
  await deposit(player.id, 10_000n)
  await deposit(player.id, 5_000n)
  await play(player.id, 100, around(60_000))
  await first(missionDeposits)
  expect((await player.list('C')).list.map(({ id, progress }) => [id, progress])).toEqual(
    expect.arrayContaining([['then-paid', '150.00']]),
  )
  expect(await player.one('at-last')).toMatchObject({ progress: '1' })
  expect(await player.one('then-played')).toMatchObject({ progress: '1' })
})

test('a new version is for who has not begun; who has begun finishes theirs, also after its end', async () => {
  nextNoon()
  await addMission('changing', { period: 'WEEKLY', target: 1000n })
  const [early, late] = [await member(), await member()]
  await play(early.id, 400)
  await count()
  clock.forward(1000)
  await publish('changing', 2, { target: 3000n })
  await play(late.id, 400)
  await count()
  expect([(await early.one('changing'))?.target, (await late.one('changing'))?.target]).toEqual(['10.00', '30.00'])
  await owner.execute(sql`update mission set ended_at = ${clock.now()} where id = 'changing'`)
  clock.forward(1000)
  const third = await member()
  await play(early.id, 600)
  await play(third.id, 5000)
  await count()
  expect((await early.list('C')).list).toMatchObject([{ id: 'changing', status: 'COMPLETE' }])
  expect(await third.one('changing')).toBeUndefined()
})

test('what was not claimed in time expires, and the history is paged, the newest first', async () => {
  const today = nextNoon()
  await addMission('expiring', { metric: 'ROUNDS', target: 1n })
  const { id, list, claim } = await member()
  for (let n = 0; n < 3; n++) {
    await play(id, 100)
    clock.forward(day)
  }
  await count()
  expect(await list('C')).toMatchObject({ claimable: 3, list: [{ periodKey: today }, {}, {}] })
  clock.forward(5 * day)
  expect(await list('C')).toMatchObject({ claimable: 2, totalCount: 2 })
  expect(refusalOf(await claim('expiring', today))).toMatchObject({ details: { status: 'EXPIRED' } })
  clock.forward(2 * day)
  const first = await list('H', { size: 2 })
  expect(first).toMatchObject({ totalCount: 3, totalPages: 2, list: [{ status: 'EXPIRED' }, {}] })
  const second = await list('H', { size: 2, page: 2 })
  expect(second.list).toMatchObject([{ periodKey: today }])
})

test('deposits are counted by amount, whatever else moves the balance', async () => {
  nextNoon()
  await addMission('saving', {
    metric: 'DEPOSITS',
    period: 'ONCE',
    target: 50_000n,
    startsAt: new Date(0),
    at: new Date(0),
  })
  const { id, one, list } = await member()
  await deposit(id, 30_000n)
  await play(id, 90_000)
  await count()
  expect(await one('saving')).toMatchObject({ metric: 'DEPOSITS', progress: '300.00', status: 'IN_PROGRESS' })
  await deposit(id, 20_000n)
  await count()
  expect((await list('C')).list).toMatchObject([{ id: 'saving', progress: '500.00', periodKey: 'once' }])
})

test('the reset is told with its zone, and the stream and the summary tell how many can be claimed', async () => {
  const today = nextNoon()
  await addMission('told', { metric: 'ROUNDS', target: 1n })
  const { id, list, claim, token } = await member()
  const stream = await listenTo(url, token)
  expect(await stream.next('mission.progress')).toEqual({ claimable: 0 })
  expect(await list()).toMatchObject({
    timeZone: 'Asia/Dhaka',
    resetAt: { daily: new Date(Date.parse(`${today}T00:00:00+06:00`) + day).toISOString() },
  })
  const roundId = await play(id, 100)
  await count()
  expect(await stream.next('mission.progress')).toEqual({ claimable: 1 })
  const summary = () => call<{ missions: object }>(app, contract.summary.member, {}, { token })
  expect(valueOf(await summary()).missions).toEqual({ status: 'ok', value: { claimable: 1 } })
  await rollBack(id, roundId, 100)
  await count()
  expect(await stream.next('mission.progress')).toEqual({ claimable: 0 })
  await play(id, 100)
  await play(id, 100)
  await count()
  expect(await stream.next('mission.progress')).toEqual({ claimable: 1 })
  valueOf(await claim('told', today))
  expect(await stream.next('mission.progress')).toEqual({ claimable: 0 })
  stream.leave()
})

test('there are none for trial players, nor while they are off, nor what a profile forbids to mix', async () => {
  const today = nextNoon()
  await addMission('mixed', { metric: 'ROUNDS', target: 1n })
  await addMission('slots', { metric: 'ROUNDS', target: 5n, games: { gameTypes: ['RNG'] } })
  const trial = await call(app, missions.list, {}, { token: await trialToken(app) })
  expect(refusalOf(trial).code).toBe('real_account_required')
  const { id, claim, token, list } = await member()
  await settingsStore.write('rg', { profile: 'UKGC' })
  expect((await list()).list.map((one) => one.id)).toEqual(['slots'])
  await settingsStore.write('rg', {})
  await settingsStore.write('modules', { MISSIONLB3: false })
  await play(id, 100)
  await count()
  expect(refusalOf(await call(app, missions.list, {}, { token })).code).toBe('function_not_available')
  expect(refusalOf(await claim('mixed', today)).code).toBe('function_not_available')
  await settingsStore.write('modules', {})
  expect((await list('C')).list).toMatchObject([{ id: 'mixed' }])
})

test('of another member, and of no mission, nothing can be claimed; what is claimed does not change', async () => {
  const today = nextNoon()
  await addMission('mine', { metric: 'ROUNDS', target: 1n })
  const [one, other] = [await member(), await member()]
  await play(one.id, 100)
  await count()
  expect(refusalOf(await other.claim('mine', today)).code).toBe('not_found')
  expect(refusalOf(await one.claim('of-nobody', today)).code).toBe('not_found')
  valueOf(await one.claim('mine', today))
  await expect(
    owner.execute(sql`update mission_progress set progress = 0 where member_id = ${one.id}`),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining('was claimed') } })
})
