import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withConnection } from '../../db/connection.ts'
import { readHead } from '../../ledger/chain/head.ts'
import { badVendor } from '../../testing/fuzz/vendor.ts'
import { witness } from '../../testing/fuzz/witness.ts'
import { startProcess, type GatewayProcess } from '../../testing/process.ts'
import { withDatabase, runDatabase } from './database-commands.ts'
import { runner } from './testing.ts'

// A server of its own under load is backed up by pgBackRest, killed, and restored to the end and to a point in time;
// each time it is compared with what the vendors wrote down. `npm run backups` runs it, where PostgreSQL and pgBackRest
// are installed (Debian: apt install postgresql-15 pgbackrest; `PG_BIN` names another folder of programs).
const bin = process.env['PG_BIN'] ?? '/usr/lib/postgresql/15/bin'
const installed = ['pg_ctl', 'initdb'].every((name) => existsSync(join(bin, name))) && finds('pgbackrest')

function finds(name: string): boolean {
  return (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name)))
}

const folder = mkdtempSync(join(tmpdir(), 'brand-pgbackrest-'))
const [data, run, config, dataDir] = ['data', 'run', 'pgbackrest.conf', 'gateway'].map((name) =>
  join(folder, name),
) as [string, string, string, string]
/** Neither server nor pgBackRest runs as root. */
const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
const port = 54330
const urlOf = (user: string) => `postgres://${user}@/gateway?host=${encodeURIComponent(run)}&port=${port}`
const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf('gateway_app'), DATABASE_DIRECT_URL: undefined }
const key = 'the key of a gateway that is backed up'
const vendor = await badVendor()
let gateway: GatewayProcess | undefined
let url = ''

function own(name: string): void {
  mkdirSync(name, { recursive: true, mode: 0o700 })
  if (as.uid) chownSync(name, as.uid, as.gid)
}
const program = (name: string, ...args: string[]) =>
  execFileSync(join(bin, name), args, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
function startServer(): void {
  const log = join(folder, 'log/server')
  try {
    program('pg_ctl', 'start', '-D', data, '-l', log, '-w', '-s', '-t', '120')
  } catch (cause) {
    throw new Error(readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'), { cause })
  }
}
const stopServer = (mode = 'fast') => program('pg_ctl', 'stop', '-D', data, '-m', mode, '-w', '-s')
const admin = <T extends object>(statement: string, database = 'postgres') =>
  withConnection(
    { host: run, port, user: 'postgres', database },
    'tests',
    async (client) => (await client.query<T>(statement)).rows,
  )
const isWriting = () =>
  admin<{ reads: boolean }>('select pg_is_in_recovery() as reads').then(([row]) => row?.reads === false)

const { PROGRAMS } = process.env
const commands = PROGRAMS ? join(PROGRAMS, 'brand-gateway.mjs') : join(import.meta.dirname, '../bin.ts')
/** `brand-gateway`, as the user of the server. */
const command = (...words: string[]) =>
  new Promise<{ code: number; text: string; seconds: number }>((resolve) => {
    const began = performance.now()
    execFile(
      process.execPath,
      ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning', commands, ...words],
      { ...as, cwd: '/', env: { PATH: process.env['PATH'], PGBACKREST_CONFIG: config } },
      (error, out, err) =>
        resolve({ code: error ? 1 : 0, text: out + err, seconds: (performance.now() - began) / 1000 }),
    )
  })

async function serve(owner = false): Promise<void> {
  gateway = startProcess({
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf('gateway_app'),
    ...(owner && { DATABASE_OWNER_URL: urlOf('gateway_owner') }),
    VENDOR_KEY: key,
    VENDOR_ORIGIN: vendor.origin,
    LOG_LEVEL: 'silent',
  })
  ;({ url } = await gateway.ready)
}
async function end(signal: NodeJS.Signals): Promise<void> {
  gateway?.child.kill(signal)
  await gateway?.ended
}
const headSeq = () => readHead(join(dataDir, 'ledger-head.json'))?.seq ?? 0
const bytesIn = (at: string) =>
  readdirSync(at, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  )

async function makeServer(): Promise<void> {
  chmodSync(folder, 0o755)
  for (const name of ['run', 'log', 'repo', 'lock', 'spool']) own(join(folder, name))
  own(data)
  program(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
    '--no-sync',
  )
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    [
      `listen_addresses = ''`,
      `unix_socket_directories = '${run}'`,
      `port = ${port}`,
      'archive_mode = on',
      `archive_command = 'pgbackrest --config=${config} --stanza=gateway archive-push %p'`,
      `timezone = 'UTC'`,
      '',
    ].join('\n'),
  )
  writeFileSync(
    config,
    [
      '[global]',
      ...['log', 'repo1', 'lock', 'spool'].map((name) => `${name}-path=${join(folder, name.replace('1', ''))}`),
      'start-fast=y',
      'compress-type=zst',
      'log-level-console=off',
      '[gateway]',
      `pg1-path=${data}`,
      `pg1-socket-path=${run}`,
      `pg1-port=${port}`,
      'pg1-user=postgres',
      '',
    ].join('\n'),
  )
  startServer()
  for (const statement of [
    'create role gateway_owner login',
    'create role gateway_app login',
    'create database gateway owner gateway_owner',
  ])
    await admin(statement)
}

afterAll(async () => {
  await end('SIGKILL')
  await vendor.stop()
  if (existsSync(join(data, 'postmaster.pid'))) stopServer('immediate')
  rmSync(folder, { recursive: true, force: true })
})

test.runIf(installed)(
  'a server that was lost is restored to its end, and to a point in time',
  { timeout: 600_000 },
  async () => {
    mkdirSync(dataDir, { recursive: true })
    await makeServer()
    expect((await command('backup', '--stanza', 'gateway')).text).toContain('there is no stanza gateway')
    execFileSync('pgbackrest', [`--config=${config}`, '--stanza=gateway', 'stanza-create'], { ...as, cwd: '/' })
    expect((await command('restore', '--stanza', 'gateway')).text).toContain(
      'stanza gateway has no backup: there is nothing to restore',
    )
    await serve(true)
    const books = await witness(() => url, key)
    const grown = async (by: number) => {
      const before = books.acknowledged()
      await expect.poll(() => books.acknowledged(), { timeout: 120_000 }).toBeGreaterThan(before + by)
    }
    books.begin()
    await grown(200)
    await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(0)
    const early = new Date().toISOString()
    const full = await command('backup', '--stanza', 'gateway', '--type', 'full')
    expect(full).toMatchObject({ code: 0 })
    expect(full.text).toMatch(/^Backup \S+F of gateway took \d+ s: [\d.]+ MB of database, [\d.]+ MB written\.\n$/)
    await grown(200)
    const at = new Date()
    await grown(200)
    const incremental = await command('backup', '--stanza', 'gateway', '--type', 'incr')
    expect(incremental).toMatchObject({ code: 0 })
    await grown(200)
    const sealedAt = headSeq()
    await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(sealedAt)

    // The machine is lost; the disk of the log is not.
    const bytes = bytesIn(data)
    process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]), 'SIGKILL')
    await end('SIGKILL')
    await books.end()
    renameSync(data, join(folder, 'lost'))
    own(data)

    const whole = await command('restore', '--stanza', 'gateway')
    expect(whole).toMatchObject({ code: 0 })
    for (const name of readdirSync(join(folder, 'lost/pg_wal')).filter((one) => /^[0-9A-F]{24}$/.test(one))) {
      const target = join(data, 'pg_wal', name)
      cpSync(join(folder, 'lost/pg_wal', name), target)
      if (as.uid) chownSync(target, as.uid, as.gid)
    }
    let began = performance.now()
    startServer()
    await expect.poll(isWriting, { timeout: 60_000, interval: 100 }).toBe(true)
    const replayed = (performance.now() - began) / 1000
    const { acknowledged, lost } = await withDatabase(env, dataDir, (db) => books.compare(db))
    expect(lost).toBe(0)
    expect(await runDatabase('verify', env)).toMatchObject({ well: true })
    await serve()
    await books.playOne()
    expect((await command('restore', '--stanza', 'gateway')).text).toContain(
      'PostgreSQL runs on that data folder: stop it',
    )
    await end('SIGTERM')
    stopServer()

    expect((await command('restore', '--stanza', 'gateway')).text).toContain(
      'not empty: move its files away, or add --delta',
    )
    expect((await command('restore', '--stanza', 'gateway', '--at', early)).text).toContain(
      `--at=${early} is before the first backup had ended`,
    )
    const past = await command('restore', '--stanza', 'gateway', '--at', at.toISOString(), '--delta')
    expect(past).toMatchObject({ code: 0 })
    began = performance.now()
    startServer()
    await expect.poll(isWriting, { timeout: 60_000, interval: 100 }).toBe(true)
    const rewound = (performance.now() - began) / 1000
    const then = await withDatabase(env, dataDir, (db) => books.compare(db, at.getTime()))
    expect(then.lost).toBeGreaterThan(400)

    const head = headSeq()
    const verdict = await runDatabase('verify', env)
    expect(verdict.well).toBe(false)
    expect(verdict.text).toContain(`accept-restored --head ${head}`)
    await withDatabase(env, dataDir, (db) =>
      runner(db, 'mitu')('operators', 'add', { name: 'mitu', roles: ['manager'] }),
    )
    expect(await runDatabase('accept-restored', env, { head: String(head), as: 'mitu' })).toMatchObject({ well: true })
    const accepted = headSeq()
    expect(accepted).toBeLessThan(head)
    await serve()
    await books.playOne()
    await expect.poll(headSeq, { timeout: 30_000 }).toBeGreaterThan(accepted)
    expect((await runDatabase('verify', env)).text).toContain('The ledger is whole')
    await end('SIGTERM')

    console.log(
      [
        `${acknowledged} bookings acknowledged before the kill; database ${(bytes / 1e6).toFixed(0)} MB, repository ${(bytesIn(join(folder, 'repo')) / 1e6).toFixed(1)} MB`,
        `full backup under load ${full.seconds.toFixed(1)} s, incremental ${incremental.seconds.toFixed(1)} s: ${full.text.trim()} ${incremental.text.trim()}`,
        `restored to the end in ${whole.seconds.toFixed(1)} s, replayed in ${replayed.toFixed(1)} s: 0 bookings lost`,
        `restored to a point in time in ${past.seconds.toFixed(1)} s, replayed in ${rewound.toFixed(1)} s: the ${then.lost} bookings after it are gone, no other`,
      ].join('\n'),
    )
  },
)
