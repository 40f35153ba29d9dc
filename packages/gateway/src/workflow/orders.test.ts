import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testClock } from '../testing/clock.ts'
import { freshDb } from '../testing/fresh.ts'
import { createOrderWorkflow, type OrderStep } from './orders.ts'

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
  expect(await parcels.due(db)).toEqual(['later', 'late'])
  expect(await parcels.claim(db, 'waits', 1000)).toBeUndefined()
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
