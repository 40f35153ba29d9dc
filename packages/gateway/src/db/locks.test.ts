import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'
import { transact } from './client.ts'
import { lock, lockKey, locks, shareLock } from './locks.ts'

const { db } = await freshDb()

test('no two locks share a number, nor one with a function of the database but that of lines', async () => {
  const numbers = Object.values(locks)
  expect(new Set(numbers).size).toBe(numbers.length)
  const { rows } = await db.execute<{ number: string }>(sql`
    select distinct (regexp_matches(prosrc, 'pg_advisory\\w+\\((\\d+)\\)', 'g'))[1] as number from pg_proc`)
  expect(rows.length).toBeGreaterThan(1)
  expect(numbers.filter((number) => rows.some((row) => Number(row.number) === number))).toEqual([locks.lines])
})

test('a lock is held until the commit, alone or shared, and one of many by its key', async () => {
  const held = () =>
    db.execute<{ mode: string }>(sql`
      select mode from pg_locks where locktype = 'advisory' and database = (
        select oid from pg_database where datname = current_database()) order by mode`)
  await transact(db, async (tx) => {
    await lock(tx, 'contracts')
    await shareLock(tx, 'lines')
    await lockKey(tx, 'setting', 'one')
    await lockKey(tx, 'setting', 'two')
    expect((await held()).rows.map(({ mode }) => mode)).toEqual([
      'ExclusiveLock',
      'ExclusiveLock',
      'ExclusiveLock',
      'ShareLock',
    ])
  })
  expect((await held()).rows).toEqual([])
})
