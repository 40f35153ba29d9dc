import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Where } from './client.ts'
import { locks } from './locks.ts'
import { withConnection } from './connection.ts'
import { grantsFor } from './roles.ts'

/** The `migrations` folder of this package, from the source as from the built file. */
function folder(): string {
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, 'migrations', 'meta', '_journal.json'))) return join(at, 'migrations')
  }
  throw new Error('the migrations folder is missing: the installation is broken')
}

/**
 * Brings a database to the newest schema, as the owner of its tables, and sets what role `app` may do with them. Any
 * number of gateways may start at once: one works, the others wait.
 */
export async function migrate(owner: Where, app?: string): Promise<void> {
  await withConnection(owner, 'gateway migrations', async (client) => {
    const {
      rows: [self],
    } = await client.query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user')
    if (self?.super)
      throw new Error(
        'the owner of the tables is a superuser: what runs in its name could do anything. Give the database ' +
          'an owner of its own; brand-gateway grants prints how',
      )
    await client.query(`select pg_advisory_lock(${locks.migrations})`)
    await apply(drizzle(client), { migrationsFolder: folder() })
    if (app) await client.query(grantsFor(app))
  })
}

/**
 * @throws Error in one line where the database is not at the schema of this version, for a gateway that may not migrate
 */
export async function requireMigrated(where: Where): Promise<void> {
  const wanted = (JSON.parse(readFileSync(join(folder(), 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] })
    .entries.length
  const done = await withConnection(where, 'gateway', async (client) => {
    const applied = await client
      .query<{ n: number }>('select count(*)::int as n from drizzle.__drizzle_migrations')
      .catch((error: unknown) => {
        if (error instanceof pg.DatabaseError && /^(42P01|3F000|42501)$/.test(error.code ?? '')) return undefined
        throw error
      })
    return applied?.rows[0]?.n ?? 0
  })
  if (done < wanted)
    throw new Error(
      'the database is not at the schema of this version: start once with DATABASE_OWNER_URL, the address ' +
        'of the owner of its tables, or run brand-gateway migrate with it',
    )
}

/** The role an address logs in as. */
export const roleOf = (where: Where): Promise<string> =>
  withConnection(
    where,
    'gateway',
    async (client) => (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? '',
  )
