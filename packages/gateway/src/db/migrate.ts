import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { type Where, pgConfig } from './client.ts'

/** The `migrations` folder of this package, from the source as from the built file. */
function folder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'migrations', 'meta', '_journal.json'))) return join(at, 'migrations')
  }
  throw new Error('the migrations folder is missing: the installation is broken')
}

/** Brings a database to the newest schema. Any number of gateways may start at once: one works, the others wait. */
export async function migrate(where: Where): Promise<void> {
  const client = new pg.Client({ ...pgConfig(where), application_name: 'gateway migrations' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7203115)')
    await apply(drizzle(client), { migrationsFolder: folder() })
  } finally {
    await client.end()
  }
}
