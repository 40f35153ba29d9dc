import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testClock } from '../testing/clock.ts'
import { freshDb } from '../testing/fresh.ts'
import { eachAlone, itemsAside, retryItem } from './each-alone.ts'
import { FormerLeader } from './journal.ts'
import { jobItem } from './schema.ts'

const { db } = await freshDb()
const start = testClock().now().getTime()
const at = (minutes: number) => new Date(start + minutes * 60_000)

test('a row that fails delays no other, waits longer each time, and is forgotten once it is handled', async () => {
  const handled: string[] = []
  let broken = true
  const turn = (minutes: number) => {
    handled.length = 0
    return eachAlone(db, ['a', 'b', 'c'], {
      job: 'tried',
      now: at(minutes),
      keyOf: (item) => item,
      run: async (item) => {
        handled.push(item)
        if (item === 'b' && broken) await db.execute(sql`select 1 / 0`)
      },
    })
  }
  const seen: Record<number, string> = {}
  for (const minutes of [0, 0.5, 1, 2, 3, 6, 7]) {
    await turn(minutes)
    seen[minutes] = handled.join('')
  }
  expect(seen).toEqual({ 0: 'abc', 0.5: 'ac', 1: 'abc', 2: 'ac', 3: 'abc', 6: 'ac', 7: 'abc' })
  expect(await db.select().from(jobItem)).toMatchObject([
    { item: 'b', failures: 4, lastError: expect.stringContaining('division by zero') },
  ])
  expect(await itemsAside(db)).toEqual(new Map([['tried', 1]]))

  broken = false
  expect(await retryItem(db, 'tried', 'b', at(8))).toBe(true)
  expect(await retryItem(db, 'tried', 'a', at(8))).toBe(false)
  await turn(8)
  expect(handled.join('')).toBe('abc')
  expect(await db.select().from(jobItem)).toEqual([])
})

test('what concerns all rows ends the turn and sets none aside', async () => {
  const run = async () => {
    throw new FormerLeader('another leads')
  }
  await expect(eachAlone(db, ['a'], { job: 'tried', now: at(0), keyOf: String, run })).rejects.toThrow(FormerLeader)
  expect(await itemsAside(db)).toEqual(new Map())
})
