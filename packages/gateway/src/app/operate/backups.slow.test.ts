import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  chmodSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readHead } from '../../ledger/chain/head.ts'
import { badVendor } from '../../testing/fuzz/vendor.ts'
import { witness } from '../../testing/fuzz/witness.ts'
import { copyPrepared } from '../../testing/prepared.ts'
import { startProcess, type GatewayProcess } from '../../testing/process.ts'
import { runDatabase, withDatabase } from './database-commands.ts'
import { runner } from './testing.ts'

// The built-in database is backed up, lost and restored. What a server of your own does is rehearsed by
// pgbackrest.slow.test.ts.
const folder = mkdtempSync(join(tmpdir(), 'brand-backups-'))
chmodSync(folder, 0o755) // as root the database runs as another user, who must have access
const dataDir = join(folder, 'data')
mkdirSync(dataDir)
copyPrepared(dataDir)
const key = 'the key of a gateway that is backed up'
const vendor = await badVendor()
const env = { DATA_DIR: dataDir, DATABASE_URL: undefined }
let gateway: GatewayProcess | undefined
let url = ''

async function start(): Promise<void> {
  gateway = startProcess({ DATA_DIR: dataDir, VENDOR_KEY: key, VENDOR_ORIGIN: vendor.origin, LOG_LEVEL: 'silent' })
  ;({ url } = await gateway.ready)
}
async function end(signal: NodeJS.Signals): Promise<void> {
  gateway?.child.kill(signal)
  await gateway?.ended
}
const postmaster = () => Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n', 1)[0])
const headSeq = () => readHead(join(dataDir, 'ledger-head.json'))?.seq ?? 0
const run = (
  verb: Parameters<typeof runDatabase>[0],
  words: Parameters<typeof runDatabase>[2] = {},
  more: NodeJS.ProcessEnv = {},
) => runDatabase(verb, { ...env, ...more }, words)
const fault = (...given: Parameters<typeof run>) =>
  run(...given).then(
    ({ text }) => text,
    (error: Error) => error.message,
  )

afterAll(async () => {
  await end('SIGTERM')
  await vendor.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a lost database is restored from its copy, with every booking from before it', { timeout: 240_000 }, async () => {
  const copy = join(folder, 'copy')
  await start()
  const vendorBooks = await witness(() => url, key)
  const grown = async (by: number) => {
    const before = vendorBooks.acknowledged()
    await expect.poll(() => vendorBooks.acknowledged(), { timeout: 60_000 }).toBeGreaterThan(before + by)
  }
  vendorBooks.begin()
  await grown(100)
  await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(await fault('backup', { to: copy })).toMatch(/^a gateway is running on .* stop it first$/)
  expect(existsSync(copy)).toBe(false)
  await vendorBooks.end()
  await end('SIGTERM')
  const until = Date.now()
  const made = (await run('backup', { to: copy })).text
  expect(made).toMatch(/^The database of .* [\d.]+ MB in [\d.]+ s\.\n/)
  expect(readdirSync(copy)).toEqual(['postgres'])
  expect(await fault('backup', { to: copy })).toBe(
    `${copy} is not empty: name a new folder with --to, so that no earlier backup is overwritten`,
  )

  await start()
  vendorBooks.begin()
  await grown(100)
  const sealed = headSeq()
  await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(sealed)
  process.kill(postmaster(), 'SIGKILL')
  await end('SIGKILL')
  await vendorBooks.end()
  expect(await fault('restore', { from: copy })).toMatch(/ has a database: stop its gateway and move .* away/)
  renameSync(join(dataDir, 'postgres'), join(folder, 'lost'))
  const restored = (await run('restore', { from: copy })).text
  expect(restored).toMatch(/^The database of .* [\d.]+ MB in [\d.]+ s\./)

  const { acknowledged, lost } = await withDatabase(env, dataDir, (db) => vendorBooks.compare(db, until))
  expect(lost).toBeGreaterThan(100)
  console.log(
    `${acknowledged} bookings acknowledged, ${lost} of them after the copy was made; 0 others missing\n${made}\n${restored}`,
  )
  const head = headSeq()
  expect(await fault('verify')).toContain(`accept-restored --head ${head}`)
  await withDatabase(env, dataDir, (db) => runner(db, 'mitu')('operators', 'add', { name: 'mitu', roles: ['manager'] }))
  expect(await run('accept-restored', { head: String(head), as: 'mitu' })).toMatchObject({ well: true })
  const accepted = headSeq()
  expect(accepted).toBeLessThan(head)
  await start()
  await vendorBooks.playOne()
  await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(accepted)
  expect((await run('verify')).text).toContain('The ledger is whole')
})

test('what cannot be done is said in one sentence', async () => {
  const nowhere = join(folder, 'nowhere')
  const server = { DATABASE_URL: 'postgres://gateway_app@db/gateway' }
  const closed = 'postgres://gateway_app:canary@127.0.0.1:1/gateway'
  const silent = 'the database of DATABASE_URL cannot be used: nothing answers at its address (ECONNREFUSED)'
  const cases: [string, ...Parameters<typeof run>][] = [
    [`${nowhere} holds no built-in database`, 'backup', { to: join(folder, 'other') }, { DATA_DIR: nowhere }],
    [`${nowhere} holds no backup of a built-in database`, 'restore', { from: nowhere }],
    ['there are no keys of a ledger in', 'verify', {}, { DATA_DIR: nowhere }],
    [silent, 'verify', {}, { DATABASE_URL: closed, LEDGER_KEYS: import.meta.filename }],
    [silent, 'migrate', {}, { DATABASE_URL: closed, DATABASE_OWNER_URL: closed }],
    ['--to is missing', 'backup'],
    ['--from is missing', 'restore'],
    ['DATABASE_URL names a server of your own: give --stanza', 'backup', { to: nowhere }, server],
    ['DATABASE_URL names a server of your own: give --stanza', 'restore', { from: nowhere }, server],
    ['give one of them', 'backup', { to: nowhere, stanza: 'gateway' }],
    ['--at is for a server of your own', 'restore', { from: nowhere, at: '2026-11-29T23:40:00Z' }],
    ['--type=half is no kind of backup', 'backup', { stanza: 'gateway', type: 'half' }],
    ['--at=yesterday is no time with its zone', 'restore', { stanza: 'gateway', at: 'yesterday' }],
    ['is yet to come', 'restore', { stanza: 'gateway', at: '2999-01-01T00:00:00Z' }],
    ['pgBackRest is not installed here', 'backup', { stanza: 'gateway' }],
    ['pgBackRest is not installed here', 'restore', { stanza: 'gateway' }],
  ]
  const running = join(folder, 'running/postgres/data')
  mkdirSync(running, { recursive: true })
  writeFileSync(join(running, 'PG_VERSION'), '18')
  writeFileSync(join(running, 'postmaster.pid'), String(process.pid))
  cases.push(['is the data folder of a server that was not stopped', 'restore', { from: join(folder, 'running') }])
  const { PATH } = process.env
  process.env['PATH'] = nowhere
  try {
    for (const [words, ...given] of cases) expect(await fault(...given), words).toContain(words)
  } finally {
    process.env['PATH'] = PATH
  }
})
