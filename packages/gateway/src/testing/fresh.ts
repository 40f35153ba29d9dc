import { afterAll, inject } from 'vitest'
import { type Db, type OpenOptions, type Where, openDb } from '../db/client.ts'
import { cloneDb } from './database.ts'
import { unhurried } from './patient-limits.ts'

/**
 * For test files: a database of their own, dropped when the file is done; `owner` is for what a gateway may not do.
 * Call at the top level or in `beforeAll`.
 */
export async function freshDb(
  options: OpenOptions = unhurried,
): Promise<{ db: Db; where: Where; owner: Db; admin: Where }> {
  const { where, owner: ownedBy, admin, drop } = await cloneDb(inject('postgres'))
  const db = openDb(where, options)
  // Connects on first use.
  const owner = openDb(ownedBy, options)
  afterAll(async () => {
    await Promise.all([db.$client.end(), owner.$client.end()])
    await drop()
  })
  return { db, where, owner, admin }
}
