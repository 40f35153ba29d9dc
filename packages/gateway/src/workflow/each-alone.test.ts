import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testClock } from '../testing/clock.ts'
import { freshDb } from '../testing/fresh.ts'
import { transact } from '../db/client.ts'
import { settleEach } from './closings.ts'
import { eachAlone, itemsAside, notAside, retryItem } from './each-alone.ts'
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

test('a row that failed before the clock was put back does not wait for the time before', async () => {
  const handled: string[] = []
  const turn = (minutes: number, fails: boolean) =>
    eachAlone(db, ['late'], {
      job: 'ahead',
      now: at(minutes),
      keyOf: (item) => item,
      run: async (item) => {
        handled.push(item)
        if (fails) await db.execute(sql`select 1 / 0`)
      },
    })
  const isFound = async (minutes: number) =>
    (await db.execute(sql`select where ${notAside('ahead', sql`'late'`, at(minutes))}`)).rows.length === 1
  await turn(1440, true)
  await turn(1440, false)
  // Another gateway's clock may be a little behind.
  await turn(1437, false)
  expect([handled.length, await isFound(1440), await isFound(1437)]).toEqual([1, false, false])
  expect([await isFound(1380), await isFound(0)]).toEqual([true, true])
  await turn(1380, false)
  expect(handled).toHaveLength(2)
})

test('what concerns all rows ends the turn and sets none aside', async () => {
  const run = async () => {
    throw new FormerLeader('another leads')
  }
  await expect(eachAlone(db, ['a'], { job: 'tried', now: at(0), keyOf: String, run })).rejects.toThrow(FormerLeader)
  expect(await itemsAside(db)).toEqual(new Map())
})

test('what is set aside takes no place of a query that finds some at a time', async () => {
  const found = async (minutes: number) => {
    const { rows } = await db.execute<{ n: string }>(sql`
      select n::text from generate_series(1, 9) n where ${notAside('found', sql`n`, at(minutes))} order by n limit 3`)
    return rows.map(({ n }) => n)
  }
  const turn = async (minutes: number) => {
    const items = await found(minutes)
    await eachAlone(db, items, {
      job: 'found',
      now: at(minutes),
      keyOf: String,
      atOnce: true,
      run: async (n) => {
        if (Number(n) < 4) throw new Error('broken')
      },
    })
    return items
  }
  expect(await turn(0)).toEqual(['1', '2', '3'])
  expect(await turn(0.5)).toEqual(['4', '5', '6'])
  expect(await turn(1)).toEqual(['1', '2', '3'])
})

test('a closing settles all that it finds, and what fails alone and later', async () => {
  const settled: string[] = []
  const turns: string[][] = []
  let broken = true
  const settle = (minutes: number) =>
    settleEach(
      {
        db,
        now: at(minutes),
        stopping: new AbortController().signal,
        lead: (fn) => transact(db, fn),
        cutting: (work) => work(),
        atMost: (most) => most,
        job: 'settled',
      },
      {
        together: 2,
        find: async (limit) => {
          const { rows } = await db.execute<{ n: string }>(sql`
            select n::text from generate_series(1, 5) n
            where ${notAside('settled', sql`n`, at(minutes))} and not n::text = any (${sql.param(settled)}::text[])
            order by n limit ${limit}`)
          turns.push(rows.map(({ n }) => n))
          return turns.at(-1) ?? []
        },
        keyOf: String,
        run: async (tx, n) => {
          if (n === '2' && broken) await tx.execute(sql`select 1 / 0`)
          if (!settled.includes(n)) settled.push(n)
        },
      },
    )
  await settle(0)
  expect(turns).toEqual([['1', '2'], ['3', '4'], ['5'], []])
  expect(settled).toEqual(['1', '3', '4', '5'])
  broken = false
  await settle(1)
  expect(settled).toEqual(['1', '3', '4', '5', '2'])
})
