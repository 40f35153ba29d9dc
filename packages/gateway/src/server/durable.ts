import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'

const MB = 1024 * 1024

/** Whether a folder is writable: there is room on its disk, and a small file can be written. */
export async function folderTakes(folder: string, freeMb: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < freeMb * MB) return false
  const path = join(folder, `.ready-${process.pid}`)
  const file = await open(path, 'w')
  try {
    await file.writeFile(Buffer.alloc(4096, 1))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
  return true
}

/** Whether the database is writable: writes an empty record that is on its disk when this returns, and in no table. */
export async function databaseTakes(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ writable: boolean }>(sql`
    select current_setting('transaction_read_only') = 'off' and pg_logical_emit_message(true, 'ready', '') is not null as writable`)
  return rows[0]?.writable === true
}

/** Loads at most once in `ms`; calls meanwhile get the same result. */
export function cachedFor<T>(
  ms: number,
  load: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let cached: { until: number; answer: Promise<T> } | undefined
  return () => {
    if (!cached || cached.until <= now()) cached = { until: now() + ms, answer: load() }
    return cached.answer
  }
}
