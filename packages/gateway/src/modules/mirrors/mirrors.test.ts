import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { readMirrorList } from '@brand/sdk'
import { afterAll, afterEach, expect, test } from 'vitest'
import { operatorAction } from '../../auth/operators/schema.ts'
import { mirrorSpeed } from './schema.ts'
import { siteFixture } from '../../http/site/testing.ts'
import { addOperator } from '../../auth/operators/operators.ts'
import { runner } from '../../app/operate/testing.ts'
import { call, refusalOf, valueOf } from '../../testing/inject.ts'
import { keyIdOf, mirrorKeys, pairsOf } from './keys.ts'
import { signList } from './list.ts'
import { settings } from './settings.ts'
import { sweepSpeeds } from './speeds.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-mirrors-'))
afterAll(() => rmSync(folder, { recursive: true }))
const keys = mirrorKeys(join(folder, 'mirror-key.json'))
const hosts = ['localhost', '127.0.0.1:8080', '[::1]:8080', 'play.example']
const { app, db, clock, get } = await siteFixture({ mirrors: { keys, hosts }, hosts: ['play.example'] })
const { mirrors, settingsStore } = app.services
const { system } = contract
await mirrors.renew()
await addOperator(db as never, 'mitu', ['manager'], clock.now())
const operate = runner(db, 'mitu', clock, keys)

afterEach(async () => {
  await settingsStore.write('modules', {})
  await settingsStore.write('mirrors', {})
  await mirrors.renew()
})

const address = '/.well-known/wps-mirrors.json'
const read = async (knownVersion = 0) =>
  readMirrorList((await get(address)).body, { publicKey: keys.publicKey() ?? '', now: clock.now(), knownVersion })
const visitorAt = '203.0.113.9'
const policy = (answer: { headers: Record<string, unknown> }) => String(answer.headers['content-security-policy'])

test('a gateway with a key signs the hosts it answers for; the client accepts them by the key in the page', async () => {
  const list = await read()
  expect(list).toMatchObject({
    version: 1,
    lines: [
      { name: { en: 'Harbour', bn: 'বন্দর' }, host: 'localhost', region: '' },
      { name: { en: 'Courtyard', bn: 'উঠান' }, host: '127.0.0.1:8080', region: '' },
      { name: { en: 'Orchard', bn: 'ফলের বাগান' }, host: 'play.example', region: '' },
    ],
  })
  const page = await get('/')
  expect(page.body).toContain(`<meta name="mirror-key" content="${keys.publicKey()}">`)
  expect(policy(page)).toContain("connect-src 'self' localhost 127.0.0.1:8080 play.example;")
  // Nothing to do until half of its time is over; then again, under the next number.
  expect(await mirrors.renew()).toBe(false)
  clock.forward(8 * 86_400_000)
  expect(await mirrors.renew()).toBe(true)
  expect((await read(2)).version).toBe(2)
})

test('the private key is a file of its owner alone, and in no table', async () => {
  const { mode } = statSync(keys.file)
  expect(mode & 0o077).toBe(0)
  const { privateKey } = JSON.parse(readFileSync(keys.file, 'utf8')) as { privateKey: string }
  const secret = privateKey.split('\n')[1] ?? ''
  const rows = await db.$client.query("select value::text as text from setting where key = 'mirrors'")
  expect(secret.length).toBeGreaterThan(40)
  expect(JSON.stringify(rows.rows)).not.toContain(secret)
})

test('what another key signed is not served, whoever wrote it into the settings', async () => {
  const stranger = mirrorKeys(join(folder, 'other.json'))
  stranger.make()
  const lines = [{ name: 'Harbour', host: 'elsewhere.example', region: '' }]
  const signed = await signList(stranger, { lines, days: 14, now: clock.now(), before: '' })
  await settingsStore.write('mirrors', { signed: signed ?? '' })
  expect((await get(address)).statusCode).toBe(404)
  expect(policy(await get('/'))).toContain("connect-src 'self';")
  // Nor is it replaced: it may be the list of another machine, whose key this one was to be given.
  expect(await mirrors.renew()).toBe(false)
})

test('any origin may measure how far a host is; it learns the time and nothing else', async () => {
  const answer = await call<{ serverTime: string }>(app, system.ping, {}, { headers: { origin: 'https://a.example' } })
  expect(Object.keys(valueOf(answer))).toEqual(['serverTime'])
  expect([answer.headers['access-control-allow-origin'], answer.headers['cache-control']]).toEqual(['*', 'no-store'])
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  await settingsStore.write('modules', { MIRROR3: false })
  expect((await call(app, system.ping)).status).toBe(403)
  expect((await get(address)).statusCode).toBe(404)
})

test('what people measured is stored without them, for hosts of the list, and operators read it', async () => {
  const report = (results: object[], ip: string) => call<{ stored: number }>(app, system.speedTest, { results }, { ip })
  await settingsStore.write('region', { places: [{ cidr: '203.0.113.0/24', country: 'BD', region: 'Dhaka' }] })
  const here = (latencyMs: number | null) => ({ host: 'play.example', latencyMs })
  const elsewhere = { host: 'elsewhere.example', latencyMs: 3 }
  expect(valueOf(await report([here(50), here(80), elsewhere], visitorAt))).toEqual({ stored: 1 })
  await report([here(120), { host: 'localhost', latencyMs: 4 }], visitorAt)
  await report([here(null)], visitorAt)
  await report([here(300)], '198.51.100.7')
  expect((await operate('mirrors', 'speeds', {})).json.text.split('\n')).toEqual([
    'play.example  BD  3 tests, 1 without an answer, median 100 ms, 90th percentile 116 ms',
    'localhost  BD  1 test, 0 without an answer, median 4 ms, 90th percentile 4 ms',
    'play.example  unknown  1 test, 0 without an answer, median 300 ms, 90th percentile 300 ms',
  ])
  const { rows } = await db.$client.query('select * from mirror_speed')
  expect(Object.keys(rows[0]).toSorted()).toEqual(['at', 'country', 'host', 'id', 'latency_ms'])

  expect(refusalOf(await report([here(0)], visitorAt)).code).toBe('validation')
  for (let n = 0; n < settings.mirrors.parse({}).testsPerHour; n += 1) await report([here(1)], '192.0.2.1')
  expect(refusalOf(await report([here(1)], '192.0.2.1')).code).toBe('rate_limited')

  clock.forward(31 * 86_400_000)
  await sweepSpeeds(db as never, clock.now(), new AbortController().signal)
  expect(await db.$count(mirrorSpeed)).toBe(0)
  await settingsStore.write('region', {})
})

test('who is blocked gets no list of hosts, from none of them, and is decided about alike on each', async () => {
  const lines = (await read()).lines.map(({ host }) => host)
  await settingsStore.write('site', { domainRoute: ['play.example'] })
  await settingsStore.write('region', { blockedIps: [visitorAt] })
  const at = (url: string, host: string) => get(url, { host }, visitorAt)
  for (const host of lines) {
    const [list, page, ping, shell] = await Promise.all(
      [address, '/mirrors', system.ping.path, '/app-shell'].map((url) => at(url, host)),
    )
    expect([host, list?.statusCode, page?.statusCode, ping?.statusCode, shell?.statusCode]).toEqual([
      host,
      451,
      451,
      451,
      451,
    ])
    const status = await at(system.status.path, host)
    expect(status.statusCode).toBe(200)
    expect(JSON.parse(status.body).value).toMatchObject({ regionRestriction: true, info: { domainRoute: [] } })
    for (const answer of [list!, page!, ping!, shell!, status]) {
      const told = JSON.stringify([answer.body, policy(answer), answer.headers['location'] ?? ''])
      for (const other of lines.filter((one) => one !== host && one !== 'localhost')) expect(told).not.toContain(other)
    }
  }
  expect((await get(address)).statusCode).toBe(200)
})

test('the shell of the app is a page for nobody, of the language asked for, and only while the site is open', async () => {
  const shell = await get('/app-shell', { cookie: 'lang=en' })
  expect([shell.statusCode, shell.headers['content-language'], shell.headers['cache-control']]).toEqual([
    200,
    'en',
    'private, no-cache',
  ])
  expect(shell.body).toContain('shell en')
  await settingsStore.write('maintenance', { on: true })
  expect((await get('/app-shell')).statusCode).toBe(503)
})

test('an operator makes the key, names the lines and signs them; the audit keeps who, and no private key', async () => {
  const before = await read()
  const lines = [{ name: { en: 'Harbour', bn: 'বন্দর' }, host: 'play.example', region: { en: 'Dhaka', bn: 'ঢাকা' } }]
  expect((await operate('mirrors', 'set', { lines: [...lines, ...lines] })).json.code).toBe('validation')
  expect((await operate('mirrors', 'set', { lines })).code).toBe(0)
  const preview = await operate('mirrors', 'sign', { days: 3 }, ['--preview'])
  expect(preview.code).toBe(0)
  const signed = await operate('mirrors', 'sign', { days: 3 })
  expect(signed.json.text).toMatch(/^list 2 is signed until/)
  await settingsStore.reload()
  const after = await read(before.version)
  expect(after).toMatchObject({ version: 2, lines })
  expect(Date.parse(after.expiresAt) - Date.parse(after.issuedAt)).toBe(3 * 86_400_000)

  const old = keys.publicKey() ?? ''
  await operate('mirrors', 'key', { replace: true }, ['--preview'])
  expect(keys.publicKey()).toBe(old)
  const made = await operate('mirrors', 'key', { replace: true })
  const key = keys.publicKey() ?? ''
  expect(key).not.toBe(old)
  expect(made.json.text).toContain(pairsOf(key))
  expect(pairsOf(key).replaceAll(/[ ·]/g, '').toLowerCase()).toBe(keyIdOf(key))
  // The old list is refused from now on, until it is signed again.
  expect((await get(address)).statusCode).toBe(404)
  expect((await operate('mirrors', 'sign', {})).code).toBe(0)
  await settingsStore.reload()
  expect((await read()).lines).toEqual(lines)
  const shown = await operate('mirrors', 'show')
  expect(shown.json.text).toContain(`key ${key}  (${pairsOf(key)})`)

  const rows = await db.select().from(operatorAction)
  expect(rows.filter(({ area }) => area === 'mirrors').map(({ command, result }) => `${command} ${result}`)).toEqual([
    'speeds done',
    'set wrong_input',
    'set done',
    'sign done',
    'key done',
    'sign done',
    'show done',
  ])
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
})

test('what an operator changes while a list is signed stays', async () => {
  const lines = [{ name: 'Harbour', host: 'new.example', region: '' }]
  // This gateway does not know it yet when the list is due.
  const known = { ...settingsStore }
  const stale = settingsStore.current()
  await operate('mirrors', 'set', { lines })
  settingsStore.current = () => stale
  clock.forward(8 * 86_400_000)
  expect(await mirrors.renew().finally(() => Object.assign(settingsStore, known))).toBe(true)
  expect(settingsStore.current().mirrors.lines).toEqual(lines)
  expect((await read()).lines).toEqual(lines)
})
