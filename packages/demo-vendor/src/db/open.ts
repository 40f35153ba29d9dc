import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { added, fromReelsOnly, schema } from './schema.ts'

export type Db = DatabaseSync

/**
 * Opens (or makes) `vendor.sqlite`. Every commit is on the disk before it returns: money intents must survive a power
 * cut.
 */
export function openDb(dataDir: string): Db {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, 'vendor.sqlite')
  // Its secrets decide what is drawn: nobody else on the machine may read them, nor the files that SQLite adds to it.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const db = new DatabaseSync(file)
  // The lock is held while the process lives: two vendors on one folder would cancel each other's rounds.
  db.exec(
    'PRAGMA busy_timeout = 3000; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; ' +
      'PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON',
  )
  const has = (table: string, column: string) =>
    db.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined
  const old = has('round', 'id')
  if (old)
    for (const [table, column, type] of added)
      if (!has(table, column)) db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`)
  db.exec(old && !has('round', 'event_id') ? fromReelsOnly : schema)
  return db
}

/** Runs `work` in one transaction; all of it or nothing. */
export function inTx<T>(db: Db, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
