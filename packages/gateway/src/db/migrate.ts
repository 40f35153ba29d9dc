import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { version } from '../lib/package-files.ts'
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

interface Entry {
  tag: string
  /** The moment a migration is known by; the database keeps it. */
  when: number
}

/**
 * A gateway whose own newest migration is this one or a later one is served by the newest schema. A release raises it to
 * the last migration of the release before, as that one goes on while the new one starts beside it; whatever older
 * gateways need may be taken away then (docs/guides/rolling-upgrade.md).
 */
const oldestServed = '0006_titles_by_their_module'

const entries = (): Entry[] =>
  (JSON.parse(readFileSync(join(folder(), 'meta', '_journal.json'), 'utf8')) as { entries: Entry[] }).entries

const newest = (): number => entries().at(-1)?.when ?? 0

/** The migrations that were applied to a database: how many, and the moment of the last. */
async function applied(client: pg.Client): Promise<{ n: number; last: number }> {
  const { rows } = await client
    .query<{ n: number; last: number }>(
      'select count(*)::int as n, coalesce(max(created_at), 0)::float8 as last from drizzle.__drizzle_migrations',
    )
    .catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && /^(42P01|3F000|42501)$/.test(error.code ?? '')) return { rows: [] }
      throw error
    })
  return rows[0] ?? { n: 0, last: 0 }
}

/**
 * The first two migrations are what 0000 to 0071 came to, and have the moment of the last of these: a database that has
 * them all goes on from there, and one that has fewer has no way to it.
 */
async function requireKnownHistory(client: pg.Client): Promise<void> {
  const { n, last } = await applied(client)
  if (n > 0 && last < (entries()[1]?.when ?? 0))
    throw new Error(
      `the database has the first ${n} of 70 migrations that are one schema by now: begin with an empty DATA_DIR or ` +
        'database, or start commit 659477c0 on this one first, the last that has them',
    )
}

interface Queries {
  query<T extends object>(text: string): Promise<{ rows: T[] }>
}

/** The oldest migration that a newer gateway has declared to be served, and its version; absent: none has. */
async function declared(client: Queries): Promise<{ migration: number; version: string } | undefined> {
  const { rows: found } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.oldest_served') is not null as known`,
  )
  if (!found[0]?.known) return undefined
  const { rows } = await client.query<{ migration: number; version: string }>(
    'select migration::float8, version from drizzle.oldest_served',
  )
  return rows[0]
}

/** Whether this gateway may serve on the schema of a database, which a newer one may have changed meanwhile. */
export async function isServed(client: Queries): Promise<boolean> {
  return ((await declared(client))?.migration ?? 0) <= newest()
}

async function requireServed(client: Queries): Promise<void> {
  const oldest = await declared(client)
  if (oldest && oldest.migration > newest())
    throw new Error(
      `the database has the schema of gateway ${oldest.version}, which serves no gateway as old as this one ` +
        `(${version}): start the newer one, or restore the backup from before its upgrade`,
    )
}

/** Tells older gateways how far the schema still serves them. */
async function declareServed(client: Queries): Promise<void> {
  const migration = entries().find(({ tag }) => tag === oldestServed)?.when ?? 0
  if ((await declared(client))?.migration === migration) return
  await client.query(
    `create table if not exists drizzle.oldest_served (migration bigint not null, version text not null);
     delete from drizzle.oldest_served;
     insert into drizzle.oldest_served values (${migration}, ${pg.escapeLiteral(version)})`,
  )
}

/**
 * Brings a database to the newest schema, as the owner of its tables, and sets what role `app` may do with them. Any
 * number of gateways may start at once: one works, the others wait. The schema of a newer gateway is left as it is, with
 * its grants: what they protect is not known here.
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
    await requireKnownHistory(client)
    if ((await applied(client)).last > newest()) return requireServed(client)
    await apply(drizzle(client), { migrationsFolder: folder() })
    await declareServed(client)
    if (app) await client.query(grantsFor(app))
  })
}

/**
 * @throws Error in one line where the database is not at the schema of this version, for a gateway that may not migrate
 */
export async function requireMigrated(where: Where): Promise<void> {
  const { last } = await withConnection(where, 'gateway', async (client) => {
    await requireServed(client)
    return applied(client)
  })
  if (last < newest())
    throw new Error(
      'the database is not at the schema of this version: start once with DATABASE_OWNER_URL, the address ' +
        'of the owner of its tables, or run brand-gateway migrate with it',
    )
}

/** Whether a newer gateway has changed the schema: what it added is not known here. */
export const isNewerSchema = (where: Where): Promise<boolean> =>
  withConnection(where, 'gateway', async (client) => (await applied(client)).last > newest())

/** The role an address logs in as. */
export const roleOf = (where: Where): Promise<string> =>
  withConnection(
    where,
    'gateway',
    async (client) => (await client.query<{ name: string }>('select current_user as name')).rows[0]?.name ?? '',
  )
