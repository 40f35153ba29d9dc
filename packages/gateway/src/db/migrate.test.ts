import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { openDb } from './client.ts'
import { migrate } from './migrate.ts'
import * as schema from './schema/index.ts'
import { cloneDb } from './testing.ts'

const journal = JSON.parse(readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
  entries: { idx: number; tag: string }[]
}

test('the migrations say what the schema says: else run `npm -w @brand/gateway run migrations`', async () => {
  const last = String(journal.entries.at(-1)?.idx).padStart(4, '0')
  const snapshot = JSON.parse(readFileSync(new URL(`../../migrations/meta/${last}_snapshot.json`, import.meta.url), 'utf8')) as Parameters<
    typeof generateMigration
  >[0]
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([])
})

test('several gateways may start at once on an empty database, and start again', async () => {
  const { where, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
  await Promise.all([migrate(where), migrate(where), migrate(where)])
  await migrate(where)
  const db = openDb(where)
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  await db.$client.end()
  await drop()
  expect(rows).toEqual([{ n: journal.entries.length }])
})
