import { contract, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { idOf, playRound } from '../modules/records/testing.ts'
import { vendorFixture } from '../modules/rounds/testing.ts'
import { quickPasswords } from '../auth/passwords/passwords.ts'
import { call, registered, testClock } from '../testing/inject.ts'
import { freshDb } from '../testing/fresh.ts'
import { patientLimits } from '../testing/patient-limits.ts'
import { ownClient, pgConfig } from './client.ts'
import { withConnection } from './connection.ts'
import { requireSettings, roleSettings, startupOptions } from './session.ts'

/** What somebody may have set for the database, or a distribution for the server. */
const hostile = [
  "DateStyle = 'German'",
  "TimeZone = 'Asia/Kolkata'",
  "IntervalStyle = 'sql_standard'",
  'standard_conforming_strings = off',
  'backslash_quote = off',
  'array_nulls = off',
  'transform_null_equals = on',
  "bytea_output = 'escape'",
  'extra_float_digits = -15',
  "client_encoding = 'LATIN1'",
  'search_path = pg_catalog',
  "default_transaction_isolation = 'serializable'",
  'default_transaction_deferrable = on',
  'statement_timeout = 1',
  'lock_timeout = 1',
  'idle_in_transaction_session_timeout = 1',
]

/** A database of its own, with these settings before anything of ours connects. */
async function databaseWith(settings: readonly string[]) {
  const made = await freshDb()
  const name = 'database' in made.admin ? made.admin.database : new URL(made.admin.url).pathname.slice(1)
  await withConnection(made.admin, 'tests', async (client) => {
    for (const setting of settings) await client.query(`alter database "${name}" set ${setting}`)
  })
  return { ...made, name }
}

/** Calls that a member can make without an input, and that only read. */
const reads = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(
      ([, { method, principals, input }]) =>
        method === 'GET' && principals.includes('member') && input.safeParse({}).success,
    )
    // A picture of its own each time.
    .filter(([name]) => name !== 'captcha')
    .map(([name, endpoint]) => [`${area}.${name}`, endpoint] as const),
)

/** The same answer of another database: ids, tokens and the time of the server are its own. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'uuid')
      .replaceAll(/[0-9a-f]{64}/g, 'hash')
      // Sealed anew at each answer.
      .replaceAll(/"eyJ[\w.-]+"/g, '"sealed"')
      .replaceAll(/\b(code-)?900\d{3}\b/g, '0')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')
      .replaceAll(/"(requestId|x|y|kid|code|id|salt|signature|challenge|link|ip)":"[^"]*"/g, '"$1":"own"'),
  ) as unknown

async function answersOf(settings: readonly string[]) {
  const { db } = await databaseWith(settings)
  const app = await createApp({
    db,
    clock: testClock(),
    loopDelay: () => 0,
    passwordCost: quickPasswords,
    logLevel: 'silent',
  })
  afterAll(() => app.close())
  await app.services.settingsStore.write('limits', patientLimits)
  const token = await registered(app, 'hostile1')
  const id = await idOf(db, 'hostile1')
  await playRound(db, id, { stake: 500n, win: 1250n, at: new Date('2026-11-19T20:30:00Z') })
  const vendor = await vendorFixture(db)
  const { answer } = await vendor.bet()
  const answers: Record<string, unknown> = { bet: plain([answer.http, answer.body.status, answer.body['balance']]) }
  for (const [name, endpoint] of reads) {
    const { status, body } = await call(app, endpoint, {}, { token })
    answers[name] = plain([status, body])
  }
  const { rows } = await db.execute(sql`select 0.1::float8 as f, '2026-11-20'::date::text as d, interval '1 day' as i`)
  answers['rows'] = rows
  return answers
}

test(
  'a bet and every reading call answer the same, whatever the database was set to',
  { timeout: 120_000 },
  async () => {
    const [usual, altered] = [await answersOf([]), await answersOf(hostile)]
    expect(usual['bet']).toMatchObject([200, 'OK', expect.any(String)])
    expect(usual['member.info']).toMatchObject([200, {}])
    expect(altered).toEqual(usual)
  },
)

test('so does a connection beside the pool, and one for migrations', async () => {
  const { db, where } = await databaseWith(hostile)
  const asked = 'select current_setting($1) as value'
  const own = ownClient(db, 'test')
  await own.connect()
  const values = async (name: string) => [
    (await own.query<{ value: string }>(asked, [name])).rows[0]?.value,
    await withConnection(
      where,
      'tests',
      async (client) => (await client.query<{ value: string }>(asked, [name])).rows[0]?.value,
    ),
  ]
  expect(await values('DateStyle')).toEqual(['ISO, MDY', 'ISO, MDY'])
  expect(await values('statement_timeout')).toEqual(['0', '0'])
  expect(await values('default_transaction_isolation')).toEqual(['read committed', 'read committed'])
  await own.end()
})

test('what an address asks for is kept', () => {
  const { connectionString } = pgConfig({ url: 'postgres://a:b@h/db?options=-c%20role%3Dx' })
  expect(new URL(connectionString ?? '').searchParams.get('options')).toBe(`-c role=x ${startupOptions}`)
})

test('through a pooler the role has the settings, and a start without them says which are missing', async () => {
  const { where, admin } = await databaseWith(hostile.slice(0, 3))
  const through = () => withConnection(where, 'tests', requireSettings, '')
  await expect(through()).rejects.toThrow(/DateStyle = German, DMY.*brand-gateway grants/)
  const role = await withConnection(
    where,
    'tests',
    async (client) => (await client.query('select current_user as name')).rows[0].name,
  )
  // Of this database alone: other tests use the role.
  const name = 'database' in admin ? admin.database : new URL(admin.url).pathname.slice(1)
  const settings = roleSettings(role).replaceAll(' set ', ` in database "${name}" set `)
  await withConnection(admin, 'tests', (client) => client.query(settings))
  await expect(through()).resolves.toBeUndefined()
})
