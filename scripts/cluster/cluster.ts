import { execFile } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { VENDORS } from '../../packages/gateway/src/modules/games/catalogue/plan.ts'
import { withConnection } from '../../packages/gateway/src/db/connection.ts'
import { place, socketFolder } from '../../packages/gateway/src/db/embedded/place.ts'
import { createGateway, roles } from '../../packages/gateway/src/db/embedded/roles.ts'
import { migrate } from '../../packages/gateway/src/db/migrate.ts'
import { roleSettings } from '../../packages/gateway/src/db/session.ts'
import { demoSecrets, type Product } from '../lib/product.ts'
import { type Addresses, addresses, engines, passwordsIn, render } from './plan.ts'
import { createPart, type Part, type Program, until } from './part.ts'

export interface Cluster {
  /** `etcd1`…, `node1`… (Patroni with its PostgreSQL), `haproxy`, `pgbouncer`, `gateway1`…, `vendor1`… */
  parts: ReadonlyMap<string, Part>
  at: Addresses
  folder: string
  /** Where the engines keep their data: not below `folder` where their user cannot enter that. */
  engineFolder: string
  /** The folder of PostgreSQL's programs. */
  postgres: string
  /** Of the database: as its owner, as the role that serves by the pooler and past it, by a replica, as the superuser. */
  urls: { owner: string; app: string; direct: string; replica: string; superuser: string }
  /** Of the gateways. */
  env: NodeJS.ProcessEnv
  /** Runs pgBackRest on a node, as the user of its server. */
  pgBackRest: (node: string, ...args: string[]) => Promise<void>
  /** Name of the node whose PostgreSQL is the primary, as Patroni says. */
  primary: () => Promise<string | undefined>
  /** Names of the nodes that a commit may wait for, as Patroni says. */
  synchronous: () => Promise<string[]>
  stop: () => Promise<void>
}

/** The programs of ours, as files for Node. */
export interface Files {
  gateway: string
  vendor: string
}

interface Options {
  product: Product
  files: Files
  /** Builds of the site and of the vendor's pages. */
  builds: NodeJS.ProcessEnv
  say: (line: string) => void
  /** Aborted where it is to be stopped while it starts. */
  stopping?: AbortSignal
  onFailure: (line: string) => void
}

interface Member {
  name: string
  role: string
  state: string
}

/** What Patroni says about its cluster, by whichever node answers first. */
export async function members({ nodes }: Addresses): Promise<Member[]> {
  const answers = nodes.map(async (node) => {
    const response = await fetch(`http://${node}:8008/cluster`, { signal: AbortSignal.timeout(1000) })
    return ((await response.json()) as { members: Member[] }).members
  })
  return Promise.any(answers).catch(() => [])
}

/** Starts everything, in the order in which one needs the other. */
export async function startCluster({ product, files, builds, say, stopping, onFailure }: Options): Promise<Cluster> {
  const found = engines()
  const at = addresses()
  const folder = join(product.dataDir, 'cluster')
  const home = place(folder)
  if (home.note) say(home.note)
  const passwords = passwordsIn(folder)
  const logs = join(folder, 'log')
  mkdirSync(logs, { recursive: true })
  const parts = new Map<string, Part>()
  const siteHost = process.env['HOST'] || '127.0.0.1'

  const [node1 = '', node2 = '', node3 = ''] = at.nodes
  const [gateway1 = '', gateway2 = '', gateway3 = ''] = at.gateways
  const [vendor1 = '', vendor2 = ''] = at.vendors
  const values = {
    NODE1: node1,
    NODE2: node2,
    NODE3: node3,
    GATEWAY1: gateway1,
    GATEWAY2: gateway2,
    GATEWAY3: gateway3,
    VENDOR1: vendor1,
    VENDOR2: vendor2,
    POSTGRES: at.entry,
    POOLER: at.entry,
    NETWORK: '127.0.0.0/8',
    SITE_HOST: siteHost,
    SITE_PORT: product.port,
    VENDOR_PORT: product.vendorPort,
    PG_BIN: found.postgres,
    SHARED_BUFFERS: '64MB',
    SUPERUSER_PASSWORD: passwords.superuser,
    REPLICATION_PASSWORD: passwords.replication,
    REPOSITORY_PASSWORD: passwords.repository,
    PGBACKREST: found.pgbackrest,
    BOOTSTRAP: 'initdb',
    RESTORE_TO: '',
    // Who may be the superuser over the socket of the server.
    SYSTEM_USER: home.as ? nameOf(home.as.uid) : userInfo().username,
  }

  /** Writes a file of an engine, which may hold a password. */
  function write(file: string, text: string): string {
    writeFileSync(file, text, { mode: 0o600 })
    if (home.as) chownSync(file, home.as.uid, home.as.gid)
    return file
  }
  function engineFolder(name: string): string {
    const own = join(home.folder, name)
    mkdirSync(own, { recursive: true, mode: 0o700 })
    if (home.as) chownSync(own, home.as.uid, home.as.gid)
    return own
  }
  const configure = (template: string, own: string, more: Record<string, string | number> = {}) =>
    write(join(own, template), render(template, { ...values, DATA: own, ...more }))

  const add = (program: Omit<Program, 'log' | 'onFailure'>) =>
    parts.set(program.name, createPart({ ...program, log: join(logs, `${program.name}.log`), onFailure }))
  /** An engine runs as no root, and ends when this process is gone. */
  const as = home.as ? ['--reuid', String(home.as.uid), '--regid', String(home.as.gid), '--clear-groups'] : []
  const engine = (name: string, ...command: string[]) =>
    add({ name, command: found.setpriv, args: ['--pdeathsig', 'TERM', ...as, '--', ...command] })

  const repository = engineFolder('repository')
  for (const [n, address] of at.nodes.entries()) {
    const own = engineFolder(`node${n + 1}`)
    const SOCKET = socketFolder({ ...home, folder: own })
    const named = { NODE: `node${n + 1}`, ADDRESS: address, SOCKET, REPOSITORY: repository }
    configure('pgbackrest.conf', own, named)
    engine(`etcd${n + 1}`, found.etcd, '--config-file', configure('etcd.yml', own, named))
    engine(`node${n + 1}`, found.patroni, configure('patroni.yml', own, named))
  }
  const entry = engineFolder('entry')
  const brands = VENDORS.map((brand, n) => `${brand} vendor${(n % at.vendors.length) + 1}`)
  write(join(entry, 'brands.map'), `${brands.join('\n')}\n`)
  write(join(entry, 'userlist.txt'), `"${roles.app}" "${passwords.app}"\n`)
  engine('haproxy', found.haproxy, '-W', '-db', '-f', configure('haproxy.cfg', entry))
  engine('pgbouncer', found.pgbouncer, configure('pgbouncer.ini', entry))

  const url = (role: string, password: string, port: number, database = 'gateway') =>
    `postgres://${role}:${encodeURIComponent(password)}@${at.entry}:${port}/${database}`
  const urls = {
    owner: url(roles.owner, passwords.owner, 5432),
    app: url(roles.app, passwords.app, 6432),
    direct: url(roles.app, passwords.app, 5432),
    replica: url(roles.app, passwords.app, 5433),
    superuser: url('postgres', passwords.superuser, 5432, 'postgres'),
  }
  const env = {
    ...product.env,
    ...builds,
    PORT: '7080',
    DATABASE_URL: urls.app,
    DATABASE_DIRECT_URL: urls.direct,
    DATABASE_REPLICA_URL: urls.replica,
    // The gateways share their keys; the head of the ledger each keeps for itself.
    LEDGER_KEYS: join(folder, 'ledger-keys.json'),
    MIRROR_KEYS: join(folder, 'mirror-key.json'),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
    SANDBOX_HISTORY: process.env['SANDBOX_HISTORY'] ?? 'yes',
    SANDBOX_LANGUAGES: process.env['SANDBOX_LANGUAGES'] ?? 'all',
  }
  for (const [n, host] of at.gateways.entries()) {
    const own = { HOST: host, DATA_DIR: join(folder, `gateway${n + 1}`) }
    add({
      name: `gateway${n + 1}`,
      command: process.execPath,
      args: [files.gateway],
      env: { ...env, ...own },
      ours: true,
    })
  }
  const secrets = Object.entries(demoSecrets({ ...process.env, ...product.env }))
  for (const [n, host] of at.vendors.entries()) {
    const theirs = secrets.filter(([code]) => brands.includes(`${code} vendor${n + 1}`))
    const own = {
      HOST: host,
      VENDOR_PORT: '7081',
      DATA_DIR: join(folder, `vendor${n + 1}`),
      VENDOR_SECRETS: theirs.map(([code, secret]) => `${code}=${secret}`).join(','),
      VENDOR_KEY: undefined,
      VENDOR_PLATFORM_SECRET: undefined,
    }
    mkdirSync(own.DATA_DIR, { recursive: true })
    add({
      name: `vendor${n + 1}`,
      command: process.execPath,
      args: [files.vendor],
      env: { ...product.env, ...builds, ...own },
      ours: true,
    })
  }

  const start = (...names: string[]) => {
    stopping?.throwIfAborted()
    names.forEach((name) => parts.get(name)?.start())
  }
  const stopped = new Promise<never>((_resolve, reject) =>
    stopping?.addEventListener('abort', () => reject(new Error('it was told to stop'))),
  )
  stopped.catch(() => {})
  const ready = (...names: string[]) =>
    Promise.race([stopped, Promise.all(names.map(async (name) => parts.get(name)?.ready()))])
  const become = (what: string, ask: () => Promise<boolean>) => until(what, ask, { seconds: 120, stopping })
  const stop = async () => {
    const end = (prefix: string) =>
      Promise.all([...parts.values()].filter(({ name }) => name.startsWith(prefix)).map((part) => part.end()))
    await Promise.all([end('gateway'), end('vendor')])
    await Promise.all([end('haproxy'), end('pgbouncer')])
    await end('node')
    await end('etcd')
  }
  const cluster: Cluster = {
    parts,
    async pgBackRest(node, ...args) {
      const config = `--config=${join(home.folder, node, 'pgbackrest.conf')}`
      await promisify(execFile)(found.setpriv, [...as, '--', found.pgbackrest, config, '--stanza=gateway', ...args], {
        cwd: '/',
      })
    },
    at,
    folder,
    engineFolder: home.folder,
    postgres: found.postgres,
    urls,
    env,
    stop,
    primary: async () => (await members(at)).find(({ role, state }) => role === 'leader' && state === 'running')?.name,
    synchronous: async () =>
      (await members(at))
        .filter(({ role, state }) => role === 'sync_standby' && state === 'running')
        .map((one) => one.name),
  }

  try {
    say('Starting etcd, three PostgreSQL servers under Patroni, HAProxy and PgBouncer…')
    start('etcd1', 'etcd2', 'etcd3', 'node1', 'node2', 'node3', 'haproxy')
    await become(
      'PostgreSQL has no primary with a synchronous standby',
      async () => (await cluster.primary()) !== undefined && (await cluster.synchronous()).length > 0,
    )
    await become('HAProxy does not lead to the primary', () =>
      withConnection({ url: urls.superuser }, 'cluster', async () => true),
    )
    await cluster.pgBackRest((await cluster.primary()) ?? '', 'stanza-create')
    await prepareDatabase(urls.superuser, passwords)
    await migrate({ url: urls.owner }, roles.app)
    start('pgbouncer')
    say('Starting the gateways and the vendors…')
    // The first one fills the sandbox; the others find it filled.
    start('gateway1')
    await ready('gateway1')
    start('gateway2', 'gateway3', 'vendor1', 'vendor2')
    await ready('gateway2', 'gateway3', 'vendor1', 'vendor2')
    await become(
      'HAProxy does not lead to a gateway that is ready',
      async () => (await fetch(`${product.siteUrl}/readyz`)).ok,
    )
    return cluster
  } catch (error) {
    await stop()
    throw error
  }
}

/** The name of a user of the system. */
function nameOf(uid: number): string {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  return users.map((line) => line.split(':')).find(([, , id]) => id === String(uid))?.[0] ?? String(uid)
}

/** Makes the two roles and the database, where they are missing (`brand-gateway grants` prints the same). */
async function prepareDatabase(superuser: string, passwords: { owner: string; app: string }): Promise<void> {
  await withConnection({ url: superuser }, 'cluster', async (client) => {
    const exists = async (query: string, name: string) => (await client.query(query, [name])).rowCount === 1
    for (const role of ['owner', 'app'] as const) {
      if (await exists('select from pg_roles where rolname = $1', roles[role])) continue
      await client.query(`create role ${roles[role]} login password ${pg.escapeLiteral(passwords[role])}`)
    }
    await client.query(roleSettings(roles.app))
    if (await exists('select from pg_database where datname = $1', 'gateway')) return
    for (const statement of createGateway) await client.query(statement)
  })
}

/** The accounts of the sandbox, which the first gateway wrote. */
export function accountsOf({ folder }: Cluster): { kind: string; username: string; password: string }[] {
  const text = readFileSync(join(folder, 'gateway1', 'sandbox.json'), 'utf8')
  return (JSON.parse(text) as { accounts: { kind: string; username: string; password: string }[] }).accounts
}
