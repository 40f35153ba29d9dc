import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root, stop } from '../lib/run.ts'

/**
 * Addresses of a cluster on one machine: each "machine" has an address of the loopback network, so that its programs
 * listen on the ports they would have on a machine of their own. `CLUSTER_NET` (127.0.17) lets two clusters run at once.
 */
export function addresses(net = process.env['CLUSTER_NET'] || '127.0.17') {
  if (!/^127\.\d{1,3}\.\d{1,3}$/.test(net))
    stop(`CLUSTER_NET=${net} is no part of the loopback network: use three numbers that begin with 127, like 127.0.17.`)
  const numbered = (from: number, count: number) => Array.from({ length: count }, (_, n) => `${net}.${from + n}`)
  return {
    nodes: numbered(1, 3),
    /** HAProxy's for PostgreSQL, and PgBouncer's. */
    entry: `${net}.10`,
    gateways: numbered(21, 3),
    vendors: numbered(31, 2),
  }
}
export type Addresses = ReturnType<typeof addresses>

const folders = () => [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/sbin']
const found = (program: string): string | undefined =>
  folders()
    .map((folder) => join(folder, program))
    .find((path) => existsSync(path))

/** The programs of PostgreSQL as Debian installs them, the newest of several. */
function postgresFolder(): string | undefined {
  const versions = '/usr/lib/postgresql'
  const installed = existsSync(versions) ? readdirSync(versions).map(Number).filter(Boolean) : []
  return installed
    .toSorted((a, b) => b - a)
    .map((version) => join(versions, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

/** The engines, from packages of the system; ends with one line that says what to install. */
export function engines() {
  if (process.platform !== 'linux') stop('npm run cluster needs Linux and packages of Debian 12 or Ubuntu 24.04.')
  const wanted = {
    etcd: { path: found('etcd'), from: 'etcd-server' },
    patroni: { path: found('patroni'), from: 'patroni' },
    pgbouncer: { path: found('pgbouncer'), from: 'pgbouncer' },
    haproxy: { path: found('haproxy'), from: 'haproxy' },
    pgbackrest: { path: found('pgbackrest'), from: 'pgbackrest' },
    postgres: { path: postgresFolder(), from: 'postgresql' },
    setpriv: { path: found('setpriv'), from: 'util-linux' },
  }
  const missing = Object.values(wanted).flatMap(({ path, from }) => (path ? [] : [from]))
  if (missing.length > 0) stop(`Something of the cluster is not installed: apt install ${missing.join(' ')}`)
  const path = (name: keyof typeof wanted) => wanted[name].path ?? ''
  return {
    etcd: path('etcd'),
    patroni: path('patroni'),
    pgbouncer: path('pgbouncer'),
    haproxy: path('haproxy'),
    pgbackrest: path('pgbackrest'),
    postgres: path('postgres'),
    setpriv: path('setpriv'),
  }
}
export type Engines = ReturnType<typeof engines>

const roles = ['superuser', 'replication', 'owner', 'app', 'repository'] as const
export type Passwords = Record<(typeof roles)[number], string>

/** Made at the first start and kept beside the data. */
export function passwordsIn(folder: string): Passwords {
  const file = join(folder, 'passwords.json')
  mkdirSync(folder, { recursive: true })
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Passwords>) : {}
  const made = Object.fromEntries(
    roles.map((role) => [role, kept[role] ?? randomBytes(24).toString('base64url')]),
  ) as Passwords
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

/** A configuration of `deploy/cluster` with its `${NAMES}` filled in, as `envsubst` does it. */
export function render(template: string, values: Readonly<Record<string, string | number>>): string {
  const text = readFileSync(join(root, 'deploy/cluster', template), 'utf8')
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${template} names ${name}, which has no value`)
    return String(value)
  })
}
