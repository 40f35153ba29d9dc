import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { pgConfig } from './client.ts'
import { withConnection } from './connection.ts'
import { DataFolderInUse, type Embedded, startEmbedded } from './embedded.ts'
import { alive, readPostmaster } from './embedded/postmaster.ts'

const base = mkdtempSync(join(tmpdir(), 'brand-embedded-'))
chmodSync(base, 0o755)
const dataDir = join(base, 'data')
const cluster = join(dataDir, 'postgres', 'data')
const isRoot = process.getuid?.() === 0
const running = new Set<Embedded>()

async function start(options: Partial<Parameters<typeof startEmbedded>[0]> = {}): Promise<Embedded> {
  const server = await startEmbedded({ dataDir, durable: false, ...options })
  running.add(server)
  return server
}

const query = <T extends pg.QueryResultRow>(server: Embedded, text: string): Promise<T[]> =>
  withConnection(server.owner(), 'tests', async (client) => (await client.query<T>(text)).rows)

/** A gateway in a process of its own, which can be killed. */
async function elsewhere(): Promise<ChildProcess> {
  const code = `
    const { startEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: false, address: 'http://localhost:4711' })
    process.send('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--conditions=@brand/source', '--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

afterEach(async () => {
  for (const server of running) await server.stop()
  running.clear()
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

test('keeps data over a stop and a start, in its own process, over a socket and no port', async () => {
  const first = await start()
  await query(first, 'create table kept as select 7 as n')
  expect(await query(first, `select current_setting('listen_addresses') as addresses`)).toEqual([{ addresses: '' }])
  await first.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
  const second = await start()
  expect(second.info).toMatchObject({ attached: false, dataDir: join(dataDir, 'postgres') })
  expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }])
})

test('flushes to disk what is committed, unless it is for tests', async () => {
  const durable = await start({ durable: true })
  expect(
    await query(
      durable,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages`,
    ),
  ).toEqual([{ fsync: 'on', commit: 'on', pages: 'on' }])
})

test('a killed gateway leaves the server running, and the next one finds it', async () => {
  const gateway = await elsewhere()
  const { pid } = readPostmaster(cluster)!
  await kill(gateway)
  expect(alive(pid)).toBe(true)
  expect((await start()).info).toMatchObject({ pid, attached: true })
})

test('a second gateway is refused by name, and the first is unaffected', async () => {
  const gateway = await elsewhere()
  const refused = await start().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(DataFolderInUse)
  expect(refused).toMatchObject({ pid: gateway.pid, address: 'http://localhost:4711' })
  const guest = await start({ guest: true })
  expect(guest.info).toMatchObject({ attached: true })
  await guest.stop()
  expect(alive(guest.info.pid)).toBe(true)
  expect(await query(guest, 'select n from kept')).toEqual([{ n: 7 }])
  await kill(gateway)
})

// Starts a server six times.
test('a script does not lock the folder against a gateway, and leaves the server as it found it', async () => {
  const gateway = await elsewhere()
  await kill(gateway)
  const left = await start({ guest: true })
  const { pid } = left.info
  const next = await elsewhere()
  await left.stop()
  expect(alive(pid)).toBe(true)
  await kill(next)
  process.kill(pid, 'SIGKILL')

  const first = await start({ guest: true })
  expect(first.info.attached).toBe(false)
  const beside = await start()
  await first.stop()
  expect(await query(beside, 'select n from kept')).toEqual([{ n: 7 }])
  await beside.stop()
  const alone = await start({ guest: true })
  await alone.stop()
  expect(existsSync(join(cluster, 'postmaster.pid'))).toBe(false)
})

test('a gateway that starts while a script shuts the server down starts it again', async () => {
  const script = await start({ guest: true })
  const [gateway] = await Promise.all([start(), script.stop()])
  expect(await query(gateway, 'select n from kept')).toEqual([{ n: 7 }])
  await expect(startEmbedded({ dataDir, durable: false })).rejects.toBeInstanceOf(DataFolderInUse)
})

test('a server that dies is started again, and the folder locked again', async () => {
  const lines: string[] = []
  const server = await start({ log: (line) => lines.push(line) })
  const { pid } = readPostmaster(cluster)!
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => lines, { timeout: 15_000 })
    .toEqual(['PostgreSQL is gone; starting it again', 'PostgreSQL is back'])
  expect(readPostmaster(cluster)?.pid).not.toBe(pid)
  expect(await query(server, 'select n from kept')).toEqual([{ n: 7 }])
  await expect(startEmbedded({ dataDir, durable: false })).rejects.toBeInstanceOf(DataFolderInUse)
})

test('gateway and server both killed: the next start recovers', async () => {
  const gateway = await elsewhere()
  const { pid } = readPostmaster(cluster)!
  await kill(gateway)
  process.kill(pid, 'SIGKILL')
  expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }])
})

test('a data folder of the version before, owned by the superuser and without a password, is migrated without loss', async () => {
  const folder = join(base, 'before')
  const old = await start({ dataDir: folder, guest: true })
  const admin = new pg.Client(pgConfig(old.admin()))
  await admin.connect()
  await admin.query(`create table played as select 7 as n; create schema drizzle; create table drizzle.done (id serial
    primary key); create view seen as select n from played;
    create function seven() returns int language sql as 'select 7'; create extension pg_trgm`)
  await admin.query('alter database gateway owner to postgres')
  for (const role of ['gateway_app', 'gateway_owner']) await admin.query(`drop owned by ${role}`)
  const inData = (name: string) => join(folder, 'postgres', name)
  await admin.query('drop role gateway_app, gateway_owner')
  await admin.end()
  writeFileSync(inData('data/pg_hba.conf'), 'local all all trust\n')
  for (const name of ['password-owner', 'password-app']) rmSync(inData(name))
  process.kill(readPostmaster(inData('data'))!.pid, 'SIGINT')
  await expect.poll(() => readPostmaster(inData('data')), { timeout: 15_000 }).toBeUndefined()
  running.delete(old)

  const next = await start({ dataDir: folder })
  expect(
    await query(
      next,
      `select (select n from seen) as n, seven() as seven, (select string_agg(distinct tableowner, ',') from pg_tables
        where schemaname in ('public', 'drizzle')) as owner,
    (select pg_get_userbyid(datdba) from pg_database where datname = 'gateway') as database`,
    ),
  ).toEqual([{ n: 7, seven: 7, owner: 'gateway_owner', database: 'gateway_owner' }])
  await query(next, 'alter table played add column more text; drop table drizzle.done')
  for (const name of ['password', 'password-owner', 'password-app'])
    expect(statSync(inData(name)).mode & 0o777).toBe(0o600)
  const { password: _, ...open } = next.admin() as {
    password: string
    host: string
    port: number
    user: string
    database: string
  }
  for (const user of ['postgres', 'gateway_owner', 'gateway_app']) {
    const stranger = new pg.Client({ ...open, user, password: 'guessed' })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
  }
})

test('an empty pid file, of an interrupted start, is ignored', async () => {
  await (await start()).stop()
  writeFileSync(join(cluster, 'postmaster.pid'), '')
  expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }])
})

test('a pid file of another process is ignored', async () => {
  const server = await start()
  const file = join(cluster, 'postmaster.pid')
  const text = readFileSync(file, 'utf8')
  await server.stop()
  writeFileSync(file, text.replace(/^\d+/, String(process.pid)))
  expect((await start()).info.attached).toBe(false)
})

test('two starts at once on an empty folder: one serves, one is refused', async () => {
  const empty = join(base, 'empty')
  const both = await Promise.allSettled([start({ dataDir: empty }), start({ dataDir: empty })])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.find((one) => one.status === 'rejected')?.reason).toBeInstanceOf(DataFolderInUse)
})

test('a path longer than a socket allows still works', async () => {
  const server = await start({ dataDir: join(base, 'a'.repeat(120)) })
  expect(await query(server, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.runIf(isRoot)('as root: a data folder closed to others is made traversable', async () => {
  const closed = join(base, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const server = await start({ dataDir: closed })
  expect(server.info.dataDir).toBe(join(closed, 'postgres'))
  expect(statSync(closed).mode & 0o777).toBe(0o711)
})

test.runIf(isRoot)('as root: runs as nobody, and where nobody has no access it logs where the data is', async () => {
  const home = join(base, 'home')
  mkdirSync(home, { mode: 0o700 })
  const lines: string[] = []
  const server = await start({ dataDir: join(home, 'data'), log: (line) => lines.push(line) })
  expect(server.info.dataDir).toMatch(/^\/var\/lib\/brand-gateway\/[0-9a-f]{16}$/)
  expect(lines).toEqual([expect.stringContaining(server.info.dataDir)])
  expect(readFileSync(`/proc/${server.info.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m)
  await server.stop()
  running.delete(server)
  rmSync(server.info.dataDir, { recursive: true })
})
