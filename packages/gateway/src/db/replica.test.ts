import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { freshDb } from '../testing/fresh.ts'
import { openReplica, requireReplica } from './replica.ts'

const { db, where } = await freshDb()
const nowhere = { host: '/nonexistent', port: 1, user: 'x', database: 'x' }

test.each([
  ['cannot be reached', nowhere],
  ['follows no primary', where],
])('reads go to the primary where the replica %s, and the log is told', async (_what, at) => {
  const told: unknown[] = []
  const replica = openReplica(db, at, { log: (error) => told.push(error) })
  const used = await replica.read(async (from) => {
    expect((await from.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    return from
  })
  expect(used).toBe(db)
  expect(told).toHaveLength(1)
  await replica.stop()
})

test('a start with an address that is no replica says so in one line', async () => {
  await expect(requireReplica(where, where)).resolves.toBeUndefined()
  await expect(requireReplica(where, nowhere)).rejects.toThrow(
    /^the database of DATABASE_REPLICA_URL cannot be used \(ENOENT\): check its address/,
  )
  const other = await freshDb()
  await expect(requireReplica(where, other.where)).rejects.toThrow(
    'DATABASE_REPLICA_URL is no replica of DATABASE_URL: it leads to another database',
  )
})
