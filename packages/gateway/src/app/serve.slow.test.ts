import type { ChildProcess } from 'node:child_process'
import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, inject, test } from 'vitest'
import { cloneDb, urlOf } from '../testing/database.ts'
import { withConnection } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { optionsFrom } from './options.ts'
import { startProcess, type GatewayProcess } from '../testing/process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'brand-serve-'))
let databaseUrl = ''
let ownerUrl = ''
const running = new Set<ChildProcess>()

beforeAll(async () => {
  const { where, owner, drop } = await cloneDb(inject('postgres'))
  ownerUrl = urlOf(owner)
  databaseUrl = urlOf(where)
  return async () => {
    await drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

function start(env: Record<string, string>, from?: 'source'): GatewayProcess {
  const all = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, VENDOR_KEY: 'canary-secret', ...env }
  const gateway = startProcess(all, from)
  running.add(gateway.child)
  return gateway
}

test('on SIGTERM calls under way are answered, streams end, and the process ends in time', async () => {
  const gateway = start({}, 'source')
  const { url } = await gateway.ready
  const { token } = await createBrandClient({
    baseUrl: url,
    session: createSessionStore(memoryStorage()),
  }).session.freePlay()
  const stream = await fetch(`${url}/wps/stream`, { headers: { authorization: `Bearer ${token}` } })
  const calls = Array.from({ length: 40 }, (_, at) =>
    fetch(`${url}/wps/relay/GCSGAME_gameList?gameName=wheel${at}`).then((answer) => answer.status),
  )
  await Promise.race(calls)
  gateway.child.kill('SIGTERM')
  const text = await stream.text()
  expect(text).toContain('event: balance')
  expect(await Promise.all(calls)).toEqual(Array<number>(40).fill(200))
  const { code, output } = await gateway.ended
  expect(code).toBe(0)
  for (const line of output.split('\n').filter(Boolean)) expect(JSON.parse(line)).toHaveProperty('level')
  expect(output).not.toContain('canary')
})

test('on SIGTERM it says that it is not ready, serves on for a while, and hands leadership over', async () => {
  const gateway = start({ DRAIN_SECONDS: '2' }, 'source')
  const { url } = await gateway.ready
  const { token } = await createBrandClient({
    baseUrl: url,
    session: createSessionStore(memoryStorage()),
  }).session.freePlay()
  const leader = () =>
    withConnection({ url: databaseUrl }, 'tests', async (client) => {
      const { rows } = await client.query<{ id: string | null }>('select gateway_id::text as id from job_leader')
      return rows[0]?.id
    })
  await expect.poll(leader, { timeout: 30_000 }).toBeTruthy()
  const stream = await fetch(`${url}/wps/stream`, { headers: { authorization: `Bearer ${token}` } })
  const text = stream.text()
  gateway.child.kill('SIGTERM')
  await expect
    .poll(async () => {
      const answer = await fetch(`${url}/readyz`)
      return [answer.status, ((await answer.json()) as { notReady: string[] }).notReady]
    })
    .toEqual([503, ['serving']])
  await expect.poll(leader).toBeNull()
  expect((await fetch(`${url}/wps/system/status`)).status).toBe(200)
  expect(gateway.child.exitCode).toBeNull()
  expect((await gateway.ended).code).toBe(0)
  // How long to wait comes with the beginning and with the end.
  expect((await text).match(/^retry: \d+$/gm)).toHaveLength(2)
})

test('a second signal ends the wait of the first', async () => {
  const gateway = start({ DRAIN_SECONDS: '300' })
  const { url } = await gateway.ready
  gateway.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503)
  gateway.child.kill('SIGTERM')
  expect((await gateway.ended).code).toBe(0)
})

test('a request that comes in drops is cut after ten seconds, whether it is its head or its body', async () => {
  const gateway = start({})
  const { port } = await gateway.ready
  const heads = [
    'GET /wps/system/status HTTP/1.1\r\nHost: localhost\r\n',
    'POST /wps/session/login/freeplay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n',
  ]
  const drip = (head: string) =>
    new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(head))
      const drops = setInterval(() => socket.writable && socket.write('a'), 500)
      socket.on('data', (part: Buffer) => (text += part.toString())).on('error', () => {})
      socket.on('close', () => (clearInterval(drops), resolve(text)))
    })
  for (const text of await Promise.all(heads.map(drip))) expect(text).toMatch(/^HTTP\/1\.1 4\d\d .*"success":false/s)
})

test('it ends when its parent process has ended', async () => {
  const gateway = start({})
  await gateway.ready
  const gone = once(gateway.child, 'exit')
  gateway.child.disconnect()
  expect(await gone).toEqual([0, null])
})

test('a port in use is reported in one line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as { port: number }
  const { code, errors } = await start({ PORT: String(port) }).ended
  other.close()
  expect([code, errors]).toEqual([
    1,
    [`The gateway does not start: port ${port} is in use: stop what listens on it, or choose another with PORT`],
  ])
})

test('a database that does not answer is reported in one line, without its password', async () => {
  const { code, errors } = await start({ DATABASE_URL: 'postgres://someone:canary@127.0.0.1:1/none' }).ended
  expect(code).toBe(1)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(
    /the database of DATABASE_URL cannot be used: nothing answers at its address \(ECONNREFUSED\)/,
  )
  expect(errors[0]).not.toContain('canary')
})

test('what else stands in the way of a start is reported in one line', async () => {
  const { where, drop } = await cloneDb(inject('postgres'))
  const changed = (part: 'password' | 'pathname', to: string) => {
    const [, user = '', password = '', name = '', rest = ''] = /\/\/(.*?):(.*?)@\/(.*?)\?(.*)/.exec(databaseUrl) ?? []
    return `postgres://${user}:${part === 'password' ? to : password}@/${part === 'pathname' ? to : name}?${rest}`
  }
  const cases: [Record<string, string>, string][] = [
    [{ DATABASE_URL: changed('password', 'canary') }, 'user or password is wrong (28P01)'],
    [
      { DATABASE_URL: changed('pathname', 'none') },
      'DATABASE_URL cannot be used: it has no database of that name (3D000)',
    ],
    [{ DATABASE_URL: 'postgres://a:canary@/b?host=/nowhere' }, 'there is no socket in its folder (ENOENT)'],
    [{ DATABASE_DIRECT_URL: urlOf(where) }, 'DATABASE_DIRECT_URL and DATABASE_URL name two databases'],
    [{ DATABASE_OWNER_URL: ownerUrl.replace(/@.*?\?/, '@/postgres?') }, 'DATABASE_OWNER_URL and DATABASE_URL name two'],
    [{ HOST: '203.0.113.7' }, 'HOST=203.0.113.7 is no address of this machine (EADDRNOTAVAIL)'],
    [{ DATA_DIR: import.meta.filename }, `nothing can be written to the folder ${import.meta.filename}`],
    [
      { LEDGER_KEYS: '/nowhere/keys.json' },
      'LEDGER_KEYS=/nowhere/keys.json: nothing can be written to the folder /nowhere',
    ],
    [{ DATABASE_ULR: databaseUrl }, 'DATABASE_ULR is no setting of the gateway: DATABASE_URL is'],
  ]
  await Promise.all(
    cases.map(async ([env, sentence]) => {
      const { code, errors } = await start(env).ended
      expect([code, errors.length]).toEqual([1, 1])
      expect(errors[0]).toContain(sentence)
      expect(errors[0]).not.toContain('canary')
    }),
  )
  await drop()
})

test("the owner of the tables is refused, with a hint; the owner's address is for migrations", async () => {
  const { code, errors } = await start({ DATABASE_URL: ownerUrl }).ended
  expect([code, errors.length]).toEqual([1, 1])
  expect(errors[0]).toMatch(
    /DATABASE_URL connects as \S+, which owns the tables.*: the gateway serves as a role that owns nothing.*grants.*DATABASE_OWNER_URL/,
  )
  const both = await start({ DATABASE_URL: ownerUrl, DATABASE_OWNER_URL: ownerUrl }).ended
  expect(both.errors[0]).toContain('DATABASE_URL and DATABASE_OWNER_URL are one role')
  const { url } = await start({ DATABASE_OWNER_URL: ownerUrl }).ready
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('an empty database is filled by its owner, and by no other role', async () => {
  const { where, owner, drop } = await cloneDb({ ...inject('postgres'), template: 'template1' })
  const { errors } = await start({ DATABASE_URL: urlOf(where) }).ended
  expect(errors[0]).toContain('the database is not at the schema of this version: start once with DATABASE_OWNER_URL')
  const filled = start({ DATABASE_URL: urlOf(where), DATABASE_OWNER_URL: urlOf(owner) })
  await filled.ready
  filled.child.kill('SIGTERM')
  await filled.ended
  const again = start({ DATABASE_URL: urlOf(where) })
  await again.ready
  again.child.kill('SIGTERM')
  await again.ended
  await drop()
})

test('a site folder without a site, and a port that is none, are reported in one line', async () => {
  const { code, errors } = await start({ SITE_DIST: '/nowhere' }).ended
  expect([code, errors.length]).toEqual([1, 1])
  expect(errors[0]).toContain('SITE_DIST=/nowhere holds no built site')
  expect(() => optionsFrom({ PORT: 'http' })).toThrow('PORT=http is not a port')
  expect(optionsFrom({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
})

test('a sandbox whose first start was killed in the middle of its history is made anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brand-half-'))
  chmodSync(folder, 0o755)
  const env = { DATA_DIR: folder, DATABASE_URL: '', SANDBOX_HISTORY: 'yes' }
  const first = start(env)
  const killed = once(first.child, 'exit')
  await new Promise<void>((resolve) =>
    first.child.on('message', ({ step }: { step?: string }) => step === 'history' && resolve()),
  )
  const store = await startEmbedded({ dataDir: folder, guest: true })
  const state = () =>
    withConnection(store.admin(), 'tests', async (client) => {
      const { rows } = await client.query<{ made: number; people: number }>(
        `select oid::int as made, (select count(*)::int from sandbox_player) as people from pg_database where datname = 'gateway'`,
      )
      return rows[0]
    })
  await expect.poll(async () => (await state())?.people, { timeout: 60_000 }).toBeGreaterThan(5)
  first.child.kill('SIGKILL')
  await killed
  const half = await state()

  const second = start(env)
  const anew = async () => {
    const now = await state().catch(() => undefined)
    return now !== undefined && now.made !== half?.made && now.people > 5
  }
  await expect.poll(anew, { timeout: 60_000 }).toBe(true)
  second.child.kill('SIGTERM')
  expect((await second.ended).errors).toEqual(['The sandbox was left half made: it is made anew.'])
  await store.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a port of metrics that is in use is named, and the gateway does not start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { code, errors } = await start({ METRICS_PORT: String(port) }).ended
  expect([code, errors]).toEqual([
    1,
    [
      `The gateway does not start: port ${port} is in use: stop what listens on it, or choose another with METRICS_PORT`,
    ],
  ])
  other.close()
})

test('a collector that nobody reaches stops and slows nothing, and is told in one line', async () => {
  const gateway = start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '100' })
  const { url } = await gateway.ready
  // A busy machine refuses reads for a moment after a start.
  await expect.poll(async () => (await fetch(`${url}/wps/system/status`)).status).toBe(200)
  gateway.child.kill('SIGTERM')
  const { code, output } = await gateway.ended
  expect(code).toBe(0)
  expect(output.match(/traces do not reach their collector/g)?.length ?? 0).toBeLessThan(2)
})
