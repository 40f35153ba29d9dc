import { lt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { captcha } from '../auth/challenges/schema.ts'
import { freshDb } from '../testing/fresh.ts'
import { deleteRows } from './delete-in-batches.ts'

const { db } = await freshDb()

test('removes every row that meets the condition, in statements of 5,000, and no other', async () => {
  await db.execute(sql`
    insert into captcha (id, answer_hash, expires_at)
    select n::text, 'x', timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 12001) n`)
  const removed: number[] = []
  const counted = new Proxy(db, {
    get: (of, name) =>
      name === 'execute'
        ? async (statement: Parameters<typeof db.execute>[0]) => {
            const result = await of.execute(statement)
            removed.push(result.rowCount ?? 0)
            return result
          }
        : Reflect.get(of, name),
  })
  await deleteRows(counted, captcha, lt(captcha.expiresAt, new Date('2026-01-01T03:20:00Z')))
  expect(removed).toEqual([5000, 5000, 1999])
  expect(await db.select({ id: captcha.id }).from(captcha)).toEqual([{ id: '12000' }, { id: '12001' }])
})
