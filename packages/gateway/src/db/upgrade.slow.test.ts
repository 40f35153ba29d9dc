import { readFileSync } from 'node:fs'
import { contract, type Endpoint } from '@brand/sdk/contract'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { moduleJobs } from '../app/modules.ts'
import type { DemoAccount } from '../app/seed.ts'
import { quickPasswords } from '../auth/passwords/passwords.ts'
import { checkInvariants, checkLedger } from '../ledger/invariants.ts'
import { key, launchPlayer } from '../modules/rounds/testing.play.ts'
import { checkJournal } from '../modules/settlements/index.ts'
import { cloneDb, migrateToFirst } from '../testing/database.ts'
import { call, type SignedIn, valueOf } from '../testing/inject.ts'
import { patientLimits } from '../testing/patient-limits.ts'
import { openDb, patient } from './client.ts'
import { withConnection } from './connection.ts'
import { migrate } from './migrate.ts'

/** Rows of a sandbox with a history of eight days, at the first two migrations: a line for each table, then its rows. */
const filled = new Map<string, { columns: string[]; rows: unknown[][] }>()
for (const text of readFileSync(new URL('filled.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')) {
  const line = JSON.parse(text) as unknown[] | { table: string; columns: string[] }
  if (Array.isArray(line)) [...filled.values()].at(-1)?.rows.push(line)
  else filled.set(line.table, { columns: line.columns, rows: [] })
}
/** The values of a column. */
const valuesOf = (table: string, column: string): unknown[] => {
  const { columns = [], rows = [] } = filled.get(table) ?? {}
  return rows.map((row) => row[columns.indexOf(column)])
}

async function fill(client: pg.Client): Promise<void> {
  await client.query('select open_settlement_month(at) from unnest($1::timestamptz[]) at', [
    valuesOf('settlement', 'settled_at'),
  ])
  // Rows as they were: no trigger makes others of them.
  await client.query('set session_replication_role = replica')
  for (const [table, { columns, rows }] of filled) {
    const records = rows.map((row) => Object.fromEntries(columns.map((column, n) => [column, row[n]])))
    const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
    await client.query(
      `insert into ${table} (${list}) overriding system value
       select ${list} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(records)],
    )
  }
  const { rows: numbered } = await client.query<{ of: string; column: string }>(
    `select attrelid::regclass::text as of, attname as column from pg_attribute a join pg_class c on c.oid = attrelid
     where relnamespace = 'public'::regnamespace and not relispartition and attidentity <> ''`,
  )
  for (const { of, column } of numbered)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), max(${column})) from ${of} having max(${column}) is not null`,
      [of, column],
    )
}

const { where, owner, admin, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
await migrateToFirst(owner)
await withConnection(admin, 'tests', fill)
await migrate(owner, 'url' in where ? new URL(where.url).username : where.user)

const db = openDb(where, patient)
const app = await createApp({
  db,
  loopDelay: () => 0,
  passwordCost: quickPasswords,
  logLevel: 'silent',
  vendorSecrets: { key },
  vendorOrigin: 'http://localhost:8081',
})
const { services } = app
await services.settingsStore.write('challenge', { maxNumber: 200 })
await services.settingsStore.write('limits', patientLimits)
await services.settingsStore.write('jackpot', { onePer: 1_000_000_000 })
afterAll(async () => {
  await app.close()
  await db.$client.end()
  await drop()
})

const accounts = valuesOf('setting', 'value')[valuesOf('setting', 'key').indexOf('sandbox.accounts')] as DemoAccount[]
const tokenOf = async (username: string): Promise<string> => {
  const password = accounts.find((one) => one.username === username)?.password
  return valueOf(await call<SignedIn>(app, contract.session.login, { username, password, portal: 'player' })).token
}

const addsUp = async () => {
  expect(await checkInvariants(db)).toEqual([])
  expect(await checkLedger(db)).toEqual([])
  expect(await checkJournal(db)).toEqual([])
  expect((await db.$client.query('select * from sums_astray')).rows).toEqual([])
}

describe('a filled database that was brought to the newest schema', () => {
  test('adds up', addsUp)

  test('serves what a member and an agent read', async () => {
    const reads = Object.entries(contract).flatMap(([area, endpoints]) =>
      Object.entries(endpoints as Record<string, Endpoint>)
        .filter(([, { method }]) => method === 'GET')
        .map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
    )
    for (const username of ['demo_player', 'demo_agent']) {
      const token = await tokenOf(username)
      const failed: string[] = []
      for (const [name, endpoint] of reads) {
        const { status } = await call(app, endpoint, {}, { token })
        if (status >= 500) failed.push(`${name}: ${status}`)
      }
      expect(failed, username).toEqual([])
    }
  })

  test('takes a bet, a win and a round that is lost', async () => {
    const player = await launchPlayer(app, services.clock, await tokenOf('demo_player'))
    expect(await player.bet('10.00', 'upgraded-1')).toBe('OK')
    expect(await player.end('upgraded-1', '25.00')).toBe('OK')
    expect(await player.bet('10.00', 'upgraded-2')).toBe('OK')
    expect(await player.end('upgraded-2')).toBe('OK')
    await addsUp()
  })

  test('runs every job', async () => {
    const { signal } = new AbortController()
    const term = async () => Number((await db.$client.query('select term from job_leader')).rows[0]?.term ?? 0)
    await expect.poll(term).toBeGreaterThan(0)
    const failed: string[] = []
    for (const job of moduleJobs(services))
      await job.run(signal, await term()).catch((error: unknown) => failed.push(`${job.name}: ${String(error)}`))
    expect(failed).toEqual([])
    await addsUp()
  })
})
