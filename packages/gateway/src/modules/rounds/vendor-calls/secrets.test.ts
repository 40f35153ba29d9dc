import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createSecrets, vendorMasterKey, secretsFromEnv } from './secrets.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('the environment gives a key, secrets, and what they were before', () => {
  const secrets = createSecrets(
    secretsFromEnv({
      VENDOR_KEY: 'key',
      VENDOR_SECRETS: 'PG=the-secret-of-pg-0, JDB=the-secret-of-jdb',
      VENDOR_SECRETS_OLD: 'PG=the-secret-of-pg-1',
      VENDOR_SECRETS_OLD_UNTIL: '2026-11-20T10:00:01Z',
    }),
  )
  expect(secrets.taken('PG', now)).toEqual(['the-secret-of-pg-0', 'the-secret-of-pg-1'])
  expect(secrets.taken('PG', new Date('2026-11-20T10:00:01Z'))).toEqual(['the-secret-of-pg-0'])
  expect(secrets.of('EG2')).toMatch(/^[0-9a-f]{64}$/)
  expect(secrets.of('EG2')).not.toBe(secrets.of('PT'))
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(secrets.taken(name, now)).toEqual([secrets.of(name)])
})

test('without a key only vendors with a given secret have one', () => {
  const secrets = createSecrets(secretsFromEnv({ VENDOR_SECRETS: 'PG=the-secret-of-pg-0' }))
  expect([secrets.of('PG'), secrets.of('JDB'), secrets.taken('JDB', now), secrets.of('constructor')]).toEqual([
    'the-secret-of-pg-0',
    undefined,
    [],
    undefined,
  ])
})

test('a platform of all brands may sign for each; one brand never for another', () => {
  const secrets = createSecrets(
    secretsFromEnv({ VENDOR_KEY: 'key', VENDOR_PLATFORM_SECRET: 'the-secret-of-the-platform' }),
  )
  expect(secrets.taken('PG', now)).toEqual([secrets.of('PG'), 'the-secret-of-the-platform'])
  expect(secrets.taken('JDB', now)).not.toContain(secrets.of('PG'))
  expect(() => secretsFromEnv({ VENDOR_PLATFORM_SECRET: 'short' })).toThrow(/VENDOR_PLATFORM_SECRET/)
})

test('an ambiguous list is refused with an error text', () => {
  for (const list of ['PG', 'PG=short', 'pg=the-secret-of-pg-0', '=the-secret-of-pg-0'])
    expect(() => secretsFromEnv({ VENDOR_SECRETS: list })).toThrow(/VENDOR_SECRETS is a list/)
  expect(() => secretsFromEnv({ VENDOR_SECRETS_OLD: 'PG=the-secret-of-pg-1' })).toThrow(/VENDOR_SECRETS_OLD_UNTIL/)
  expect(() =>
    secretsFromEnv({ VENDOR_SECRETS_OLD: 'PG=the-secret-of-pg-1', VENDOR_SECRETS_OLD_UNTIL: 'soon' }),
  ).toThrow(/VENDOR_SECRETS_OLD_UNTIL/)
})

test('the key of a data folder is made once and readable by its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'house-key-'))
  const key = vendorMasterKey(folder)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(vendorMasterKey(folder)).toBe(key)
  expect(statSync(join(folder, 'vendor-key')).mode & 0o077).toBe(0)
  rmSync(folder, { recursive: true })
})

test('a key is made where the file system has no links', async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  onTestFinished(() => {
    vi.doUnmock('node:fs')
    rmSync(folder, { recursive: true })
  })
  const linkSync = () => {
    throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
  }
  vi.doMock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), linkSync }))
  vi.resetModules()
  const without = await import('./secrets.ts')
  const key = without.vendorMasterKey(folder)
  expect(key).toMatch(/^[0-9a-f]{64}$/)
  expect(without.vendorMasterKey(folder)).toBe(key)
  expect([readdirSync(folder), statSync(join(folder, 'vendor-key')).mode & 0o077]).toEqual([['vendor-key'], 0])
})

test('a key that a full disk cut off is not used: anybody could sign with an empty one', ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), 'key-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vendor-key'), '')
  expect(() => vendorMasterKey(folder)).toThrow(/vendor-key has no key of 64 hex digits/)
})
