import { globSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDb, type Db } from './client.ts'
import { withConnection } from './connection.ts'
import { isServed, migrate, requireMigrated } from './migrate.ts'
import { type ClonedDb, cloneDb, migrateToFirst } from '../testing/database.ts'

const files = [...globSync('**/schema.ts', { cwd: new URL('..', import.meta.url) }), 'ledger/assets.ts']
const schema: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(new URL(`../${file}`, import.meta.url).href)))),
)
const journal = JSON.parse(readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
  entries: { when: number }[]
}

/**
 * Columns, indexes, constraints and declared views of a database, from its catalogue; those of a partition are its
 * table's, and a foreign key may hold for new rows alone. Views that only migrations declare have no `security_invoker`.
 */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    with parts as (select relname from pg_class where relispartition and relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, is_identity) as definition
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
      where table_schema = 'public' and table_name not in (table parts)
    union all select replace(indexdef, ' ON ONLY ', ' ON ') from pg_indexes where schemaname = 'public' and tablename not in (table parts)
    union all select concat_ws(' ', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', ''))
      from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
      and conrelid::regclass::text not in (table parts)
    union all select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace and reloptions @> '{security_invoker=true}'`)
  return rows.map(({ definition }) => definition).toSorted()
}

/** Written by hand, as the schema cannot express them. */
const ours = [/USING gin \(\w+ gin_trgm_ops\)/, /NULLS NOT DISTINCT WHERE/, / INCLUDE \(/]

test('the migrations produce the declared schema', async () => {
  const migrated = await cloneDb({ ...inject('postgres'), template: 'template1' })
  const described = await cloneDb({ ...inject('postgres'), template: 'template1' })
  await migrate(migrated.owner)
  const [is, should] = [openDb(migrated.owner), openDb(described.owner)]
  // A default of the schema names it; migrations write functions by hand.
  await should.execute(sql`create function ledger_time() returns timestamptz language sql return now()`)
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema)))
    await should.execute(sql.raw(statement))
  const made = (await shapeOf(is)).filter((definition) => !ours.some((one) => one.test(definition)))
  expect(made).toEqual(await shapeOf(should))
  await Promise.all([is, should].map((db) => db.$client.end()))
  await Promise.all([migrated.drop(), described.drop()])
})

test('several gateways may start at once on an empty database, and start again', async () => {
  const { owner, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
  await Promise.all([migrate(owner), migrate(owner), migrate(owner)])
  await migrate(owner)
  const db = openDb(owner)
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  await db.$client.end()
  await drop()
  expect(rows).toEqual([{ n: journal.entries.length }])
})

/** A database at the first two migrations, as one made by the 70 before them: its history has so many of those. */
async function migratedBefore(n: number): Promise<ClonedDb> {
  const cloned = await cloneDb({ ...inject('postgres'), template: 'template1' })
  await migrateToFirst(cloned.owner)
  await withConnection(cloned.owner, 'tests', async (client) => {
    await client.query('delete from drizzle.__drizzle_migrations')
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at)
       select 'of then', $2::bigint - 70 + n from generate_series(1, $1::int) n`,
      [n, journal.entries[1]?.when],
    )
  })
  return cloned
}

test('a database that has all migrations from before the first two goes on after them', async () => {
  const { owner, drop } = await migratedBefore(70)
  await migrate(owner)
  await requireMigrated(owner)
  await drop()
})

test('a database that has only some of them is refused, with what to do', async () => {
  const { owner, drop } = await migratedBefore(45)
  await expect(migrate(owner)).rejects.toThrow(/has the first 45 of 70 migrations .* begin with an empty DATA_DIR/)
  await expect(requireMigrated(owner)).rejects.toThrow('not at the schema of this version')
  await drop()
})

test('the schema of a newer gateway is left as it is, and refused once it serves none as old as this one', async () => {
  const { owner, where, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
  const app = 'url' in where ? new URL(where.url).username : where.user
  await migrate(owner, app)
  const last = journal.entries.at(-1)?.when ?? 0
  await withConnection(owner, 'tests', async (client) => {
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer one', ${last + 1})`,
    )
    await client.query('create table of_a_newer_one (id int)')
    await client.query(`update drizzle.oldest_served set version = '9.9.9'`)
  })
  await migrate(owner, app)
  await requireMigrated(where)
  const db = openDb(where)
  // Whether its rows may be changed is the newer gateway's to say.
  await expect(db.execute(sql`insert into of_a_newer_one values (1)`)).rejects.toThrow()
  expect(await isServed(db.$client)).toBe(true)

  await withConnection(owner, 'tests', (client) =>
    client.query(`update drizzle.oldest_served set migration = ${last + 1}`),
  )
  const refused =
    /the schema of gateway 9\.9\.9, which serves no gateway as old as this one \(\d+\.\d+\.\d+\): start the/
  await expect(migrate(owner, app)).rejects.toThrow(refused)
  await expect(requireMigrated(where)).rejects.toThrow(refused)
  expect(await isServed(db.$client)).toBe(false)
  await db.$client.end()
  await drop()
})
