import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { pgError, transact } from '../../db/client.ts'
import { raffle } from './schema.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { post } from '../../ledger/post.ts'
import { commitmentOf } from '../../lib/crypto/commitment.ts'
import { call, freshApp, refusalOf, registered, trialToken, valueOf } from '../../testing/inject.ts'
import { jobItem } from '../../workflow/schema.ts'
import { listenTo } from '../stream/testing.ts'
import { draw, hashOf } from './draw.ts'
import { addRaffle, raffleFixture, seed } from './testing.ts'

const made = await freshApp()
const { app, db, owner, clock } = made
const { settingsStore } = app.services
const { count, run, play, rollBack, tickets } = await raffleFixture(made)
await settingsStore.write('session', { idleMinutes: 100_000, hours: 10_000 })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const { raffles } = contract
const hour = 3_600_000

afterEach(async () => {
  await settingsStore.write('rg', {})
  await settingsStore.write('modules', {})
  await owner.execute(sql`update raffle set cancelled_at = now() where drawn_at is null and cancelled_at is null`)
})

type List = z.output<typeof raffles.list.output>
type Detail = z.output<typeof raffles.detail.output>
type Tickets = z.output<typeof raffles.tickets.output>
type Mine = z.output<typeof raffles.mine.output>
let people = 0

async function member() {
  const account = `raffled${String(++people).padStart(2, '0')}`
  const token = await registered(app, account)
  const { id } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
  return {
    token,
    id,
    account,
    list: async (status = 'OPEN') =>
      valueOf(await call<List>(app, raffles.list, { status, language: 'en' }, { token })).list,
    detail: async (raffleId: string) =>
      valueOf(await call<Detail>(app, raffles.detail, { id: raffleId, language: 'en' }, { token })),
    mine: async (raffleId: string, more: object = {}) =>
      valueOf(await call<Mine>(app, raffles.mine, { id: raffleId, ...more }, { token })),
    claim: (raffleId: string, place: number, key: string = randomUUID()) =>
      call<z.output<typeof raffles.claim.output>>(
        app,
        raffles.claim,
        { id: raffleId, place },
        { token, headers: { 'idempotency-key': key } },
      ),
  }
}
const visitor = async (id: string) => valueOf(await call<Detail>(app, raffles.detail, { id, language: 'en' }))
const listed = async (id: string, more: object = {}) =>
  valueOf(await call<Tickets>(app, raffles.tickets, { id, ...more }))

/** Until a raffle of an hour was drawn. */
async function over(): Promise<void> {
  clock.forward(hour + 5 * 60_000)
  await count()
}
const codeOf = (change: Promise<unknown>) =>
  change.then(
    () => 'done',
    (error: unknown) => pgError(error)?.code ?? String(error),
  )

test('play brings tickets in order up to the cap, and what is taken back makes the last ones void', async () => {
  await addRaffle(db, 'bets', clock.now(), { ticketsPerPerson: 3 })
  const [one, two] = [await member(), await member()]
  clock.forward(1000)
  const first = await play(one.id, 1900)
  await play(two.id, 1000)
  await play(one.id, 2200)
  await count()
  expect((await one.list()).find(({ id }) => id === 'bets')).toMatchObject({
    status: 'OPEN',
    title: 'Raffle bets',
    betPerTicket: '10.00',
    depositPerTicket: null,
    tickets: 4,
    commitment: commitmentOf(seed),
    mine: { tickets: 3, bets: '41.00', wins: [] },
  })
  expect((await tickets('bets')).map(({ number, holder }) => [number, holder])).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
    [4, 1],
  ])
  clock.forward(1000)
  await rollBack(one.id, first, 1900)
  await count()
  expect((await one.mine('bets')).list.map(({ number, voidedAt }) => [number, voidedAt === null])).toEqual([
    [1, true],
    [3, true],
    [4, false],
  ])
  await play(one.id, 1000)
  await count()
  const { next } = await one.mine('bets', { size: 3 })
  expect((await one.mine('bets', { after: next })).list.map(({ number }) => number)).toEqual([5])
  expect((await two.mine('bets')).list.map(({ number }) => number)).toEqual([2])
})

test('a raffle whose list cannot be frozen delays no other, and is drawn later', async () => {
  const ids = ['stuck', 'other']
  for (const id of ids) await addRaffle(db, id, clock.now())
  const one = await member()
  clock.forward(1000)
  await play(one.id, 1000)
  await owner.execute(sql`alter table raffle add constraint stuck check (id <> 'stuck' or frozen_at is null) not valid`)
  await over()
  const drawn = async () => {
    const rows = await db.select().from(raffle).where(inArray(raffle.id, ids)).orderBy(raffle.id)
    return rows.filter(({ drawnAt }) => drawnAt).map(({ id }) => id)
  }
  expect(await drawn()).toEqual(['other'])
  expect(await db.select().from(jobItem)).toMatchObject([{ job: 'raffle-draws', item: 'freeze stuck', failures: 1 }])

  await owner.execute(sql`alter table raffle drop constraint stuck`)
  clock.forward(60_000)
  await count()
  expect(await drawn()).toEqual(['other', 'stuck'])
  expect((await one.detail('stuck')).mine?.wins).toHaveLength(1)
  expect(await db.select().from(jobItem)).toEqual([])
})

test('deposits bring tickets, only categories that count do, and what is before or after does not', async () => {
  await addRaffle(db, 'both', clock.now(), { depositPerTicket: 10_000n, gameTypes: ['LIVE'] })
  const { id, detail } = await member()
  await transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -25_000n },
        { member: id, kind: 'CASH', asset: 'BDT', amount: 25_000n },
      ],
    }),
  )
  clock.forward(2000)
  await play(id, 5000)
  await play(id, 1500, 'LIVE')
  await count()
  const own = (await detail('both')).mine
  // A clock of the database, which may be behind that of the test: the deposit may lie before the raffle.
  expect(own).toMatchObject({ bets: '15.00' })
  expect(own?.tickets).toBe(own?.deposits === '250.00' ? 3 : 1)
  clock.forward(hour)
  await play(id, 9000, 'LIVE')
  await count()
  expect((await detail('both')).mine).toMatchObject({ bets: '15.00' })
})

test('deposits are counted by the same watermark', async () => {
  const { rows } = await db.execute<{ now: string }>(sql`select now() - interval '1 second' as now`)
  const from = new Date(rows[0]!.now)
  const endsAt = new Date(Math.max(clock.now().getTime(), from.getTime()) + hour)
  await addRaffle(db, 'deposits', from, { betPerTicket: null, depositPerTicket: 10_000n, endsAt })
  const { id, detail } = await member()
  await transact(db, (tx) =>
    post(tx, {
      kind: 'deposit',
      entries: [
        { system: 'BANK', asset: 'BDT', amount: -25_000n },
        { member: id, kind: 'CASH', asset: 'BDT', amount: 25_000n },
      ],
    }),
  )
  await play(id, 90_000)
  await count()
  expect((await detail('deposits')).mine).toEqual({ tickets: 2, bets: '0.00', deposits: '250.00', wins: [] })
})

test('a draw is published with all that repeats it, and nothing of it is known before', async () => {
  await addRaffle(db, 'proof', clock.now(), {
    prizes: [{ count: 2, form: 'CASH', amount: '700', multiple: 0, days: null }],
  })
  const all = [await member(), await member(), await member()]
  clock.forward(1000)
  for (const { id } of all) await play(id, 3400)
  await count()
  expect((await visitor('proof')).proof).toEqual({
    algorithm: 'HMAC-SHA256',
    seed: null,
    ticketsHash: null,
    tickets: null,
    frozenAt: null,
    drawnAt: null,
  })
  expect(await listed('proof')).toEqual({ list: [], next: null })
  clock.forward(hour)
  await count()
  expect((await visitor('proof')).status).toBe('CLOSED')
  // A round from before the end is taken back in the five minutes after it.
  clock.forward(60_000)
  await over()
  const { proof, winners, mine, prizes } = await visitor('proof')
  expect([mine, proof.seed, prizes.length]).toEqual([null, seed, 1])
  expect(commitmentOf(seed)).toBe((await visitor('proof')).commitment)
  const pages = [await listed('proof', { size: 5 })]
  for (let page = pages[0]; page?.next; pages.push(page)) page = await listed('proof', { size: 5, after: page.next })
  const list = pages.flatMap((page) => page.list)
  expect([pages.length, list.length]).toEqual([2, 9])
  expect(hashOf(list)).toBe(proof.ticketsHash)
  const again = draw({ id: 'proof', seed, ticketsHash: proof.ticketsHash ?? '' }, list, { places: 2, winsPerPerson: 1 })
  expect(winners.map(({ number }) => number)).toEqual(again.map(({ number }) => number))
  expect(winners.every(({ name, mine: own }) => name?.includes('***') && !own)).toBe(true)
  expect((await all[0]!.list('PAST')).find(({ id }) => id === 'proof')).toMatchObject({ status: 'DRAWN' })
  // Neither list nor draw changes any more, nor the terms.
  expect(await codeOf(owner.execute(sql`update raffle_ticket set voided_at = now() where raffle_id = 'proof'`))).toBe(
    'P0001',
  )
  expect(await codeOf(owner.execute(sql`update raffle set seed = 'x' where id = 'proof'`))).toBe('P0001')
  expect(await codeOf(owner.execute(sql`delete from raffle_winner where raffle_id = 'proof'`))).not.toBe('done')
})

test('the prize is told, offered once, and ten claims at once pay once', async () => {
  await addRaffle(db, 'ten', clock.now())
  const { id, token, claim, detail } = await member()
  const other = await member()
  clock.forward(1000)
  await play(id, 1000)
  await count()
  const stream = await listenTo(url, token)
  clock.forward(hour + 5 * 60_000)
  await Promise.all([run(), run(), run()].map((one) => one.catch(() => {})))
  await count()
  expect(await stream.next('raffle.won')).toEqual({ raffleId: 'ten', place: 1, amount: '5.00' })
  expect((await detail('ten')).mine?.wins).toMatchObject([{ place: 1, number: 1, amount: '5.00', claimable: true }])
  expect(refusalOf(await claim('ten', 2)).code).toBe('not_found')
  expect(refusalOf(await other.claim('ten', 1)).code).toBe('not_found')
  const cash = async () => valueOf(await call<{ cash: string }>(app, contract.wallet.balance, {}, { token }))
  const before = await cash()
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim('ten', 1)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map((one) => refusalOf(one).code))).toEqual(
    new Set(['reward_closed']),
  )
  const { rows } = await db.execute(sql`
    select amount::int, state, source, ref from reward where member_id = ${id}`)
  expect(rows).toEqual([{ amount: 500, state: 'CLAIMED', source: 'RAFFLE', ref: 'ten:1' }])
  expect(await cash()).not.toEqual(before)
  expect((await detail('ten')).mine?.wins).toMatchObject([{ claimable: false }])
  expect(await checkInvariants(db)).toEqual([])
})

test('one person wins as often as the raffle says, and prizes without a ticket are not drawn', async () => {
  const prizes = [{ count: 5, form: 'CASH' as const, amount: '500', multiple: 0, days: null }]
  await addRaffle(db, 'twice', clock.now(), { winsPerPerson: 2, prizes })
  const [many, few] = [await member(), await member()]
  clock.forward(1000)
  await play(many.id, 50_000)
  await play(few.id, 1000)
  await count()
  await over()
  expect((await many.detail('twice')).winners).toHaveLength(3)
  expect((await many.detail('twice')).mine?.wins).toHaveLength(2)
  expect((await few.detail('twice')).mine?.wins).toHaveLength(1)
  expect((await few.mine('twice')).list).toMatchObject([{ number: 51, place: expect.any(Number) }])
})

test('terms do not change once somebody has a ticket; a stricter profile lowers the play that a prize asks for', async () => {
  const prizes = [{ count: 1, form: 'BONUS' as const, amount: '500', multiple: 15, days: 14 }]
  await addRaffle(db, 'strict', clock.now(), { prizes, gameTypes: ['RNG'] })
  const { id, claim, detail, token } = await member()
  clock.forward(1000)
  await play(id, 1000)
  await count()
  const change = sql`update raffle set prizes = '[]' where id = 'strict'`
  expect(await codeOf(owner.execute(change))).toBe('P0001')
  await settingsStore.write('rg', { profile: 'UKGC' })
  expect((await detail('strict')).prizes).toMatchObject([{ type: 'BONUS', multiple: 10 }])
  await over()
  const { winners } = await detail('strict')
  expect(winners).toMatchObject([{ multiple: 10, mine: true }])
  expect(valueOf(await claim('strict', 1)).mine?.wins).toMatchObject([{ claimable: false }])
  const open = await call<z.output<typeof contract.bonuses.open.output>>(app, contract.bonuses.open, {}, { token })
  expect(valueOf(open).list).toMatchObject([{ required: '50.00' }])
})

test('a profile without mixed products shows what counts several categories only to who has begun', async () => {
  await addRaffle(db, 'mixed', clock.now())
  const [begun, none] = [await member(), await member()]
  clock.forward(1000)
  await play(begun.id, 1000)
  await count()
  const ids = async (who: { list: () => Promise<{ id: string }[]> }) => (await who.list()).map(({ id }) => id)
  expect(await ids(none)).toContain('mixed')
  await settingsStore.write('rg', { profile: 'UKGC' })
  expect(await ids(none)).not.toContain('mixed')
  expect(await ids(begun)).toContain('mixed')
})

test('who hides wins or takes a break has no name for others, keeps the prize, and takes none that asks for play', async () => {
  const prizes = [
    { count: 1, form: 'CASH' as const, amount: '500', multiple: 0, days: null },
    { count: 1, form: 'BONUS' as const, amount: '500', multiple: 2, days: 14 },
  ]
  await addRaffle(db, 'hidden', clock.now(), { winsPerPerson: 2, prizes })
  const { id, account, detail, claim, token } = await member()
  clock.forward(1000)
  await play(id, 2000)
  await count()
  await over()
  expect((await visitor('hidden')).winners.map(({ name }) => name)).toEqual([
    expect.stringContaining('***'),
    expect.stringContaining('***'),
  ])
  await owner.execute(sql`update member set show_wins = false where id = ${id}`)
  expect((await visitor('hidden')).winners).toMatchObject([{ name: null }, { name: null }])
  expect((await detail('hidden')).winners).toMatchObject([{ name: expect.stringContaining('***'), mine: true }, {}])
  await owner.execute(sql`update member set show_wins = true where id = ${id}`)
  valueOf(await call(app, contract.limits.timeout, { hours: 24, account }, { token }))
  expect((await visitor('hidden')).winners).toMatchObject([{ name: null }, { name: null }])
  expect(refusalOf(await claim('hidden', 2)).code).toBe('rg_timeout')
  expect(valueOf(await claim('hidden', 1)).mine?.wins[0]?.claimable).toBe(false)
})

test('a cancelled raffle is not drawn and says why; while raffles are off nothing is drawn, and it is afterwards', async () => {
  await addRaffle(db, 'off', clock.now())
  await addRaffle(db, 'wrong', clock.now())
  const { id } = await member()
  clock.forward(1000)
  await play(id, 1000)
  await count()
  await db
    .update(raffle)
    .set({ cancelledAt: clock.now(), reason: 'The prizes were wrong.' })
    .where(eq(raffle.id, 'wrong'))
  await settingsStore.write('modules', { REWCEN3: false })
  await over()
  expect(refusalOf(await call(app, raffles.list, {})).code).toBe('function_not_available')
  const [off] = await db.select().from(raffle).where(eq(raffle.id, 'off'))
  expect([off?.frozenAt !== null, off?.drawnAt]).toEqual([true, null])
  await settingsStore.write('modules', {})
  await run()
  expect(await visitor('off')).toMatchObject({ status: 'DRAWN', winners: [{ place: 1 }] })
  expect(await visitor('wrong')).toMatchObject({
    status: 'CANCELLED',
    reason: 'The prizes were wrong.',
    winners: [],
    proof: { seed },
  })
})

test('a trial player looks and has no tickets; nobody asks for what is not there', async () => {
  await addRaffle(db, 'looked-at', clock.now())
  const token = await trialToken(app)
  expect(valueOf(await call<Detail>(app, raffles.detail, { id: 'looked-at' }, { token })).mine).toBeNull()
  expect(refusalOf(await call(app, raffles.mine, { id: 'looked-at' }, { token })).code).toBe('real_account_required')
  expect(refusalOf(await call(app, raffles.detail, { id: 'of-nobody' })).code).toBe('not_found')
})

test('the sandbox begins with one that runs and one that was drawn, whose proof holds', async () => {
  const { rows } = await db.execute<{ id: string; seed: string }>(sql`
    select id, seed from raffle where id in ('harvest-raffle', 'boat-raffle') order by id`)
  expect(rows.map(({ id }) => id)).toEqual(['boat-raffle', 'harvest-raffle'])
  const { proof, winners, commitment, winsPerPerson } = await visitor('boat-raffle')
  const { list } = await listed('boat-raffle')
  expect([hashOf(list), commitmentOf(proof.seed ?? '')]).toEqual([proof.ticketsHash, commitment])
  const again = draw({ id: 'boat-raffle', seed: proof.seed ?? '', ticketsHash: hashOf(list) }, list, {
    places: 3,
    winsPerPerson,
  })
  expect(again.map(({ number }) => number)).toEqual(winners.map(({ number }) => number))
})
