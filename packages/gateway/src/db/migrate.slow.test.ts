import { globSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDb, type Db } from './client.ts'
import { migrate } from './migrate.ts'
import { cloneDb } from '../testing/database.ts'

const files = [...globSync('**/schema.ts', { cwd: new URL('..', import.meta.url) }), 'ledger/assets.ts']
const schema: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(files.map((file) => import(new URL(`../${file}`, import.meta.url).href)))),
)
const read = <T>(file: string) =>
  JSON.parse(readFileSync(new URL(`../../migrations/meta/${file}`, import.meta.url), 'utf8')) as T
const journal = read<{ entries: { idx: number; tag: string }[] }>('_journal.json')

/** Columns, indexes and constraints of a database, from its catalogue; those of a partition are its table's. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    with parts as (select relname from pg_class where relispartition and relnamespace = 'public'::regnamespace)
    select concat_ws(' ', 'column', table_name, column_name, udt_name, is_nullable, column_default, is_identity) as definition
      from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
      where table_schema = 'public' and table_name not in (table parts)
    union all select replace(indexdef, ' ON ONLY ', ' ON ') from pg_indexes where schemaname = 'public' and tablename not in (table parts)
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype not in ('n', 't')
      and conrelid::regclass::text not in (table parts)`)
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

test('the next migration begins where the last one ended: else run `npm -w @brand/gateway run migrations`', async () => {
  const last = String(journal.entries.at(-1)?.idx).padStart(4, '0')
  const snapshot = read<Parameters<typeof generateMigration>[0]>(`${last}_snapshot.json`)
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([])
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
