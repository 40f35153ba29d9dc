import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { optionsFrom, requireWritable } from './options.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const url = 'postgres://gateway_app:canary@db/gateway'

test.each([
  ['PORT=http is not a port: use a number from 1 to 65535', { PORT: 'http' }],
  ['PORT=70000 is not a port: use a number from 1 to 65535', { PORT: '70000' }],
  [
    'DATABASE_URL is no address of PostgreSQL: write it as postgres://user:password@host:5432/database',
    { DATABASE_URL: 'mysql://gateway_app:canary@db/gateway' },
  ],
  [
    'DATABASE_URL is no address of PostgreSQL: write it as postgres://user:password@host:5432/database',
    { DATABASE_URL: 'postgres://gateway_app:canary@db:port/gateway' },
  ],
  [
    'DATABASE_OWNER_URL is set and DATABASE_URL is not: set both for a server of your own, none for the built-in one',
    { DATABASE_OWNER_URL: url },
  ],
  [
    'VENDOR_ORIGIN=games.example is no origin: write it as https://games.example, with no path',
    { VENDOR_ORIGIN: 'games.example' },
  ],
  [
    'TRUST_PROXY: 10.0.0.0-9 is no range of addresses: write ranges as 10.0.0.0/8, separated by commas',
    { TRUST_PROXY: '::1, 10.0.0.0-9' },
  ],
  ['ALLOWED_HOSTS: "*" is no host', { ALLOWED_HOSTS: '*' }],
  ['LOG_LEVEL=loud is not known: use info, silent, fatal, error, warn, debug, trace', { LOG_LEVEL: 'loud' }],
  ['LOTTERY_PACE=fast is no pace: how many times faster lotteries draw, 1 or more', { LOTTERY_PACE: 'fast' }],
  ['SANDBOX_HISTORY=true is not known: use no, yes', { SANDBOX_HISTORY: 'true' }],
  ['DRAIN_SECONDS=5s is no time to go on serving for: use 0 to 300 seconds', { DRAIN_SECONDS: '5s' }],
  ['SITE_DIST=/nowhere holds no built site', { SITE_DIST: '/nowhere' }],
  ['VENDOR_SECRETS_OLD needs VENDOR_SECRETS_OLD_UNTIL', { VENDOR_SECRETS_OLD: 'PG=a-secret-of-sixteen' }],
])('says %s', (sentence, env) => {
  let message = ''
  try {
    optionsFrom(env)
  } catch (error) {
    message = (error as Error).message
  }
  expect(message).toContain(sentence)
  expect(message).not.toMatch(/canary|\n/)
})

test('takes the addresses and the ranges that the driver and the server take', () => {
  for (const DATABASE_URL of [
    url,
    'postgresql://gateway_app@db:5432/gateway?sslmode=require',
    'postgres://gateway_app:pw@/gateway?host=%2Fvar%2Frun%2Fpostgresql&port=5432',
  ])
    expect(optionsFrom({ DATABASE_URL, TRUST_PROXY: '10.0.0.0/8, ::1, loopback' }).databaseUrl).toBe(DATABASE_URL)
  expect(optionsFrom({ VENDOR_PORT: '8081', HOSTNAME: 'a', DATABASE_PORT: '1', PORT: '' })).toMatchObject({
    port: 8080,
  })
})

test('names the variable whose folder takes no files', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => requireWritable(file)).toThrow(`DATA_DIR=${file}: nothing can be written to the folder ${file} (EEXIST)`)
  const keys = join(folder, 'missing/keys.json')
  expect(() => requireWritable(join(folder, 'data'), { LEDGER_KEYS: keys })).toThrow(
    `LEDGER_KEYS=${keys}: nothing can be written to the folder ${join(folder, 'missing')} (ENOENT)`,
  )
  const kept = join(folder, 'kept-keys.json')
  writeFileSync(kept, '{}')
  chmodSync(folder, 0o500)
  requireWritable(join(folder, 'data'), { LEDGER_KEYS: kept, MIRROR_KEYS: kept })
  chmodSync(folder, 0o700)
  if (process.platform === 'linux')
    expect(() => requireWritable('/proc/data')).toThrow('to the folder /proc/data (ENOENT)')
  const closed = join(folder, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  if (process.getuid?.() !== 0) expect(() => requireWritable(closed)).toThrow('(EACCES)')
})
