import { setTimeout as wait } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'
import { batched } from './batched.ts'
import type { Reader } from './client.ts'
import { withDeadline } from './deadline.ts'
import { setting } from '../settings/schema.ts'

const { db } = await freshDb()
const queries: (readonly string[])[] = []
/** Queries wait for this. */
let gate = Promise.resolve()
const valueOf = batched(async (on: Reader, keys: readonly string[]) => {
  queries.push(keys)
  await gate
  const rows = await on
    .select()
    .from(setting)
    .where(inArray(setting.key, [...keys]))
  return new Map(rows.map(({ key, value }) => [key, value]))
})
const set = (on: Reader, key: string, value: number) =>
  on.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } })

beforeEach(async () => {
  queries.length = 0
  gate = Promise.resolve()
  await db.delete(setting)
})

test('rows asked for together come by one query, each once; one that is not there is undefined', async () => {
  await set(db, 'a', 1)
  await set(db, 'b', 2)
  expect(await Promise.all(['a', 'b', 'a', 'c'].map((key) => valueOf(db, key)))).toEqual([1, 2, 1, undefined])
  expect(queries).toEqual([['a', 'b', 'c']])
})

test('a row asked for during a query is read by the next one, and sees what was committed until then', async () => {
  await set(db, 'a', 1)
  const opened = Promise.withResolvers<void>()
  gate = opened.promise
  const first = valueOf(db, 'a')
  await wait(20)
  expect(queries).toEqual([['a']])
  const others = ['a', 'b'].map((key) => valueOf(db, key))
  await set(db, 'b', 2)
  opened.resolve()
  expect([await first, ...(await Promise.all(others))]).toEqual([1, 1, 2])
  expect(queries).toEqual([['a'], ['a', 'b']])
})

test('a query that fails fails for those who share it, and the next one runs', async () => {
  gate = Promise.reject(new Error('lost'))
  gate.catch(() => {})
  const failed = await Promise.allSettled([valueOf(db, 'a'), valueOf(db, 'b')])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  gate = Promise.resolve()
  await set(db, 'a', 1)
  expect(await valueOf(db, 'a')).toBe(1)
})

test('a call waits no longer than it may, and the others of its query get their rows', async () => {
  await set(db, 'a', 1)
  const opened = Promise.withResolvers<void>()
  gate = opened.promise
  const late = withDeadline(20, false, () => valueOf(db, 'a'))
  const other = valueOf(db, 'a')
  await expect(late).rejects.toMatchObject({ code: 'unavailable' })
  opened.resolve()
  expect(await other).toBe(1)
})

test('a transaction reads by itself, and sees what it wrote', async () => {
  await set(db, 'a', 1)
  await db.transaction(async (tx) => {
    await set(tx, 'a', 2)
    expect(await Promise.all([valueOf(tx, 'a'), valueOf(db, 'a')])).toEqual([2, 1])
  })
  expect(queries).toEqual([['a'], ['a']])
  await db.delete(setting).where(eq(setting.key, 'a'))
  expect(await valueOf(db, 'a')).toBeUndefined()
})
