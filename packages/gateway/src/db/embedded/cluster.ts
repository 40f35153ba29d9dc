import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Where } from '../client.ts'
import { type Place, socketFolder } from './place.ts'
import { type Postmaster, alive, clearEmpty, releasePidFile, readPostmaster, serves } from './postmaster.ts'
import { run } from './run.ts'

const windows = process.platform === 'win32'
/** A server that was killed first replays its log, which may take minutes on a busy disk. */
const patienceMs = 180_000
/** Of one start, in s; after it we check ourselves, as an overwritten pid file leaves pg_ctl waiting in vain. */
const startSeconds = 15

/** One database cluster on disk and its server. */
export interface Cluster {
  place: Place
  bin: string
  /** False: no fsync, for throwaway servers of tests. */
  durable: boolean
}

const program = (cluster: Cluster, name: string) => join(cluster.bin, windows ? `${name}.exe` : name)
const passwordFile = (cluster: Cluster) => join(cluster.place.folder, 'password')

/**
 * Written to a temporary name and renamed: a server that starts now reads the old text or the new, never half of one.
 */
export function writeOwned(cluster: Cluster, file: string, text: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(part, text, { mode: 0o600 })
  if (cluster.place.as) chownSync(part, cluster.place.as.uid, cluster.place.as.gid)
  renameSync(part, file)
}

/** The same, and of several concurrent writers the first one wins. */
function writeFirst(cluster: Cluster, file: string, text: string): void {
  const part = `${file}.${randomBytes(4).toString('hex')}`
  writeOwned(cluster, part, text)
  try {
    linkSync(part, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(part, { force: true })
  }
}

/** Creates the cluster if there is none, under a temporary name and renamed, so that it is whole or absent. */
export async function initialise(cluster: Cluster): Promise<void> {
  const { data, as } = cluster.place
  if (existsSync(join(data, 'PG_VERSION'))) return
  if (!existsSync(passwordFile(cluster)))
    writeFirst(cluster, passwordFile(cluster), randomBytes(24).toString('base64url'))
  const part = `${data}.${randomBytes(4).toString('hex')}`
  let problem: string | null = null
  // pg_trgm takes what a letter is from the C library: without a UTF-8 locale there it finds no word in Bengali, only
  // slower methods work.
  for (const ctype of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    rmSync(part, { recursive: true, force: true })
    problem = await run(
      program(cluster, 'initdb'),
      [
        '-D',
        part,
        '-U',
        'postgres',
        '--pwfile',
        passwordFile(cluster),
        '--auth-local=scram-sha-256',
        '--auth-host=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${ctype}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--no-instructions',
        ...(cluster.durable ? [] : ['--no-sync']),
      ],
      as,
    )
    if (!problem?.includes('locale')) break
  }
  if (problem !== null) {
    rmSync(part, { recursive: true, force: true })
    throw new Error(`PostgreSQL could not make its data folder ${data}: ${problem}`)
  }
  try {
    renameSync(part, data)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(join(data, 'PG_VERSION'))) throw error // else another start was quicker
  }
}

async function settings(cluster: Cluster): Promise<string> {
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
  const network = windows
    ? [`listen_addresses = '127.0.0.1'`, `port = ${await freePort()}`, `unix_socket_directories = ''`]
    : [
        `listen_addresses = ''`,
        'port = 54329',
        `unix_socket_directories = ${quote(`"${socketFolder(cluster.place)}"`)}`,
      ]
  const safety = cluster.durable
    ? ['fsync = on', 'synchronous_commit = on']
    : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
  return [
    '# Written anew at each start; lasting changes belong into ALTER SYSTEM.',
    ...network,
    ...safety,
    // Tests on one throwaway server each open pools of their own, and more of them than there are cores.
    `max_connections = ${cluster.durable ? 100 : 300}`,
    'shared_buffers = 64MB',
    'wal_level = minimal',
    'max_wal_senders = 0',
    'max_wal_size = 512MB',
    'max_parallel_workers_per_gather = 0',
    'jit = off',
    "timezone = 'UTC'",
    'log_min_messages = warning',
    'log_checkpoints = off',
  ].join('\n')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port === 5432 ? freePort() : port))
    })
  })
}

/** The server's address as it recorded it, for its superuser. */
export function whereIs(cluster: Cluster, { host, port }: Postmaster, database: string): Where {
  return { host, port, user: 'postgres', database, password: readFileSync(passwordFile(cluster), 'utf8') }
}

async function answers(cluster: Cluster, postmaster: Postmaster): Promise<boolean> {
  if (!postmaster.host || !postmaster.port) return false
  const client = new pg.Client({ ...whereIs(cluster, postmaster, 'postgres'), connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code?.startsWith('28') === true // it answers, if only to refuse
  } finally {
    await client.end().catch(() => {})
  }
}

/** Finds the server of this cluster running, or starts it; waits for one that is starting, stopping or dying. */
export async function ensureRunning(cluster: Cluster): Promise<Postmaster & { attached: boolean }> {
  const { data, log, as } = cluster.place
  let problem = 'it does not answer'
  for (const end = Date.now() + patienceMs; Date.now() < end; await delay(150)) {
    const found = readPostmaster(data)
    if (found && serves(found.pid, data)) {
      if (await answers(cluster, found)) return { ...found, attached: true }
      continue
    }
    if (!found) clearEmpty(data)
    else if (alive(found.pid)) releasePidFile(data, found)
    if (existsSync(log) && statSync(log).size > 5_000_000) rmSync(log)
    writeOwned(cluster, join(data, 'postgresql.conf'), await settings(cluster))
    const failed = await run(
      program(cluster, 'pg_ctl'),
      ['start', '-D', data, '-l', log, '-w', '-t', String(startSeconds), '-s'],
      as,
    )
    const started = readPostmaster(data)
    if (failed === null && started) return { ...started, attached: false }
    problem = lastLine(log) || failed || problem
  }
  throw new Error(`PostgreSQL does not start on ${data}: ${problem} (its log: ${log})`)
}

function lastLine(log: string): string {
  try {
    return (
      readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .findLast((line) => line.includes('FATAL') || line.includes('HINT')) ?? ''
    )
  } catch {
    return ''
  }
}

/** Fast shutdown: running queries are cancelled, everything committed stays. */
export async function shutDown(cluster: Cluster): Promise<void> {
  const found = readPostmaster(cluster.place.data)
  if (!found || !serves(found.pid, cluster.place.data)) return
  const problem = await run(
    program(cluster, 'pg_ctl'),
    ['stop', '-D', cluster.place.data, '-m', 'fast', '-w', '-t', '20', '-s'],
    cluster.place.as,
  )
  if (problem !== null && serves(found.pid, cluster.place.data)) throw new Error(`PostgreSQL does not stop: ${problem}`)
  if (found.host.startsWith('/') && !found.host.startsWith(cluster.place.folder))
    rmSync(found.host, { recursive: true, force: true })
}
