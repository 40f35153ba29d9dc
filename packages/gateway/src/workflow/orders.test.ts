import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { backOff } from '../lib/time/back-off.ts'
import { testClock } from '../testing/clock.ts'
import { freshDb } from '../testing/fresh.ts'
import { createOrderWorkflow, type OrderStep } from './orders.ts'
import { batchSize, createPoller } from './poller.ts'

const states = ['ASKED', 'WORKING', 'WAITING', 'DONE', 'REFUSED'] as const
type State = (typeof states)[number]
const parcel = pgTable('parcel', {
  id: text().primaryKey(),
  state: text({ enum: states }).notNull(),
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }),
  tries: integer().notNull().default(0),
})
type Parcel = typeof parcel.$inferSelect
const transitions: Record<State, readonly State[]> = {
  ASKED: ['WORKING', 'REFUSED'],
  WORKING: ['WAITING', 'DONE'],
  WAITING: ['WORKING'],
  DONE: [],
  REFUSED: [],
}

const { owner: db } = await freshDb()
const clock = testClock()
const history: State[] = []
const parcels = createOrderWorkflow<Parcel, OrderStep<Parcel>>(
  {
    name: 'parcel',
    table: parcel,
    key: parcel.id,
    keyOf: ({ id }) => id,
    transitions,
    polled: ['ASKED', 'WORKING'],
    awaited: ['WORKING'],
    longestWaitMs: 60_000,
    record: async (_tx, { state }) => void history.push(state),
  },
  clock,
)

beforeAll(() =>
  db.execute(
    sql`create table parcel (id text primary key, state text not null, next_at timestamptz, tries int not null default 0)`,
  ),
)
beforeEach(async () => {
  await db.delete(parcel)
  history.length = 0
})
async function made(id: string, more: Partial<Parcel> = {}): Promise<Parcel> {
  const [row] = await db
    .insert(parcel)
    .values({ id, state: 'ASKED', nextAt: clock.now(), ...more })
    .returning()
  if (!row) throw new Error('no parcel')
  return row
}
const stored = async () => (await db.select().from(parcel))[0]

test('only follows its transitions, and every step has its row of the history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...states), { maxLength: 8 }), async (wishes) => {
      await db.delete(parcel)
      history.length = 0
      let order = await made('p1')
      const gone: State[] = []
      for (const state of wishes) {
        const allowed = transitions[order.state].includes(state)
        const step = db.transaction((tx) => parcels.move(tx, order, { state }))
        if (!allowed) {
          await expect(step).rejects.toThrow(`parcel p1 cannot go from ${order.state} to ${state}`)
          continue
        }
        order = await step
        gone.push(state)
      }
      expect(history).toEqual(gone)
      expect((await stored())?.state).toBe(gone.at(-1) ?? 'ASKED')
    }),
    { numRuns: 30 },
  )
  expect(states.filter((state) => parcels.isEnd(state))).toEqual(['DONE', 'REFUSED'])
})

test('what is due is taken up by one of all parallel claims, and again when the lease is over', async () => {
  await made('p1')
  const claim = () => parcels.claim(db, 'p1', 3000)
  const claims = await Promise.all(Array.from({ length: 8 }, claim))
  expect(claims.filter(Boolean)).toHaveLength(1)
  clock.forward(2999)
  expect(await claim()).toBeUndefined()
  clock.forward(1)
  expect(await claim()).toMatchObject({ id: 'p1' })
})

test('due are those whose time has come in a state that is polled, the longest first', async () => {
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)
  await made('late', { nextAt: at(-1) })
  await made('later', { nextAt: at(-2), state: 'WORKING' })
  await made('waits', { nextAt: at(-3), state: 'WAITING' })
  await made('future', { nextAt: at(1) })
  await made('never', { nextAt: null })
  expect(await parcels.due(db, 'parcels')).toEqual(['later', 'late'])
  expect(await parcels.claim(db, 'waits', 1000)).toBeUndefined()
})

test('waits its longest wait at most after the clock was put back', async () => {
  const hour = 3_600_000
  await made('p1', { state: 'WORKING', nextAt: new Date(clock.now().getTime() + 60_000) })
  // Another gateway's clock may be a little ahead.
  clock.forward(-60_000)
  expect([await parcels.due(db, 'parcels'), await parcels.claim(db, 'p1', 3000)]).toEqual([[], undefined])
  clock.forward(-hour)
  expect(await parcels.due(db, 'parcels')).toEqual(['p1'])
  expect(await parcels.run(db, 'p1', { step, leaseMs: 3000 })).toMatchObject({ state: 'DONE' })
  clock.forward(hour + 60_000)
})

test('is put off only while it is unchanged since it was read', async () => {
  const seen = await made('p1')
  const next = new Date(clock.now().getTime() + 60_000)
  await parcels.postpone(db, seen, next, { tries: 1 })
  expect(await stored()).toMatchObject({ nextAt: next, tries: 1 })
  await db.transaction((tx) => parcels.move(tx, seen, { state: 'WORKING', set: { nextAt: null } }))
  await parcels.postpone(db, seen, next, { tries: 9 })
  expect(await stored()).toMatchObject({ state: 'WORKING', nextAt: null, tries: 1 })
})

const step = (order: Parcel) =>
  parcels.change(db, order, [order.state], (tx, now) =>
    parcels.move(
      tx,
      now,
      now.state === 'ASKED'
        ? { state: 'WORKING', set: { nextAt: clock.now() } }
        : { state: 'DONE', set: { nextAt: null } },
    ),
  )

test('is advanced step by step until it is no longer due, by one of all that run it', async () => {
  await made('p1')
  await Promise.all(Array.from({ length: 8 }, () => parcels.run(db, 'p1', { step, leaseMs: 3000 })))
  expect(history).toEqual(['WORKING', 'DONE'])
  expect(await parcels.run(db, 'p1', { step })).toMatchObject({ state: 'DONE' })
  await expect(parcels.run(db, 'p2', { step })).rejects.toMatchObject({ code: 'not_found' })
})

test('takes its first step before its time for an eager caller, unless a process waits for an answer', async () => {
  const later = new Date(clock.now().getTime() + 1000)
  await made('p1', { nextAt: later })
  expect(await parcels.run(db, 'p1', { step })).toMatchObject({ state: 'ASKED' })
  expect(await parcels.run(db, 'p1', { step, paused: () => true }, true)).toMatchObject({ state: 'ASKED' })
  expect(await parcels.run(db, 'p1', { step }, true)).toMatchObject({ state: 'DONE' })
  await made('p2', { state: 'WORKING', nextAt: later })
  expect(await parcels.run(db, 'p2', { step }, true)).toMatchObject({ state: 'WORKING' })
})

test('a change of an order that has moved on meanwhile does nothing', async () => {
  const seen = await made('p1')
  await step(seen)
  expect(await step(seen)).toMatchObject({ state: 'WORKING' })
  expect(history).toEqual(['WORKING'])
})

test('waits twice as long after each attempt, up to the longest', () => {
  expect([0, 1, 2, 3, 2000].map((attempts) => backOff(attempts, 1000, 5000))).toEqual([1000, 2000, 4000, 5000, 5000])
})

test('orders that fail wait longer each time and leave the places of a run to others', async () => {
  const seconds = (n: number) => new Date(clock.now().getTime() + n * 1000)
  for (let n = 0; n < batchSize; n++) await made(`bad${n}`, { nextAt: seconds(-9) })
  await made('good', { nextAt: seconds(-1) })
  const ran: string[] = []
  const poller = createPoller({
    db,
    clock,
    log: { warn() {} },
    job: 'parcels',
    paused: () => false,
    due: async () =>
      (await parcels.due(db, 'parcels')).map((key) => ({
        key,
        run: async () => {
          ran.push(key)
          if (key !== 'good') throw new Error('broken')
          await parcels.run(db, key, { step })
        },
      })),
  })
  const turn = async () => {
    ran.length = 0
    await poller.work()
    return ran.length
  }
  expect([await turn(), await turn(), ran]).toEqual([batchSize, 1, ['good']])
  clock.forward(1000)
  expect([await turn(), await turn()]).toEqual([batchSize, 0])
  clock.forward(1000)
  expect(await turn()).toBe(0)
  clock.forward(1000)
  expect(await turn()).toBe(batchSize)
})
