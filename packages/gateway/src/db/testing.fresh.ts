import { afterAll, inject } from 'vitest'
import { type Db, type OpenOptions, type Where, openDb } from './client.ts'
import { cloneDb } from './testing.ts'

/** For test files: a database of their own, dropped when the file is done. Call at the top level or in `beforeAll`. */
export async function freshDb(options?: OpenOptions): Promise<{ db: Db; where: Where }> {
  const { where, drop } = await cloneDb(inject('postgres'))
  const db = openDb(where, options)
  afterAll(async () => {
    await db.$client.end()
    await drop()
  })
  return { db, where }
}
