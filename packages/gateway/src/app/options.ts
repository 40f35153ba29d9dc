import { accessSync, constants, existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import ipaddr from 'ipaddr.js'
import { makeFolder } from '../lib/folders.ts'
import { hostEntry } from '../lib/hosts.ts'
import { collectorOf } from '../telemetry/environment.ts'
import { refuseMisspelt } from './setting-names.ts'
import { secretsFromEnv, type SecretSettings } from '../modules/rounds/vendor-calls/secrets.ts'

/** What the environment says of a gateway. */
export interface Options {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string | undefined
  /** Of the owner of its tables: for migrations alone. */
  databaseOwnerUrl?: string | undefined
  /** Past the pooler that stands at `databaseUrl`. */
  databaseDirectUrl?: string | undefined
  /** Of a standby, for reports and the catalogue. */
  databaseReplicaUrl?: string | undefined
  vendorOrigin: string
  vendorSecrets: SecretSettings
  siteDist?: string | undefined
  trustProxy: string[]
  hosts: string[]
  lotteryPace: number
  /** Whether a new sandbox begins with people who have played for sixty days. */
  sandboxHistory: boolean
  /** Whether the sandbox offers every language that is complete, instead of those of the settings. */
  sandboxLanguages: boolean
  logLevel: string
  /** Where Prometheus finds `/metrics`; without a port there are none. */
  metrics?: { host: string; port: number } | undefined
  /** Address of the collector of traces; without one there are none. */
  collector?: string | undefined
  /** How long a gateway that is told to stop by SIGTERM goes on serving, so that a proxy learns of it. */
  drainMs: number
}

/**
 * PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL, VENDOR_ORIGIN,
 * VENDOR_KEY, VENDOR_SECRETS and more (modules/rounds/vendor-calls/secrets.ts), SITE_DIST, TRUST_PROXY (CIDR ranges, comma),
 * ALLOWED_HOSTS (http/request/hosts.ts, comma), LOTTERY_PACE, SANDBOX_HISTORY (`yes`), SANDBOX_LANGUAGES (`all`),
 * LOG_LEVEL, DRAIN_SECONDS, METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT and more of OpenTelemetry (telemetry/).
 */
export function optionsFrom(env: NodeJS.ProcessEnv): Options {
  refuseMisspelt(env)
  const port = portOf(env, 'PORT', '8080')
  const drain = Number(env['DRAIN_SECONDS'] || 5)
  if (!(drain >= 0 && drain <= 300))
    throw new Error(`DRAIN_SECONDS=${env['DRAIN_SECONDS']} is no time to go on serving for: use 0 to 300 seconds`)
  requireAddresses(env)
  const siteDist = env['SITE_DIST'] || undefined
  if (siteDist && !existsSync(join(siteDist, 'pages', 'manifest.json'))) {
    throw new Error(
      `SITE_DIST=${siteDist} holds no built site: build it, or leave SITE_DIST empty to serve the API only`,
    )
  }
  return {
    port,
    siteDist,
    host: env['HOST'] || '0.0.0.0',
    dataDir: env['DATA_DIR'] || '.data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    databaseOwnerUrl: env['DATABASE_OWNER_URL'] || undefined,
    databaseDirectUrl: env['DATABASE_DIRECT_URL'] || undefined,
    databaseReplicaUrl: env['DATABASE_REPLICA_URL'] || undefined,
    vendorOrigin: originFrom(env['VENDOR_ORIGIN'] || 'http://localhost:8081'),
    vendorSecrets: secretsFromEnv(env),
    trustProxy: proxiesFrom(env),
    hosts: hostsFrom(env),
    lotteryPace: paceFrom(env['LOTTERY_PACE'] || '1'),
    sandboxHistory: oneOf(env, 'SANDBOX_HISTORY', ['no', 'yes']) === 'yes',
    sandboxLanguages: oneOf(env, 'SANDBOX_LANGUAGES', ['own', 'all']) === 'all',
    logLevel: oneOf(env, 'LOG_LEVEL', ['info', 'silent', 'fatal', 'error', 'warn', 'debug', 'trace']),
    collector: collectorOf(env),
    metrics: env['METRICS_PORT']
      ? { port: portOf(env, 'METRICS_PORT'), host: env['METRICS_HOST'] || '127.0.0.1' }
      : undefined,
    drainMs: drain * 1000,
  }
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback = ''): number {
  const port = Number(env[name] || fallback)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`${name}=${env[name]} is not a port: use a number from 1 to 65535`)
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** The hosts to answer for: those that were named, and the address listened on where it is a certain one. */
function hostsFrom(env: NodeJS.ProcessEnv): string[] {
  const named = listOf(env['ALLOWED_HOSTS'])
  try {
    named.forEach(hostEntry)
  } catch (cause) {
    throw new Error(`ALLOWED_HOSTS: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
  const own = env['HOST'] ?? ''
  const address = isIP(own) === 6 ? `[${own}]` : own
  return ['', '0.0.0.0', '[::]'].includes(address) ? named : [...named, address]
}

/** By the driver's rules, which also take a folder of sockets as the host. No address with its password is shown. */
function requireAddresses(env: NodeJS.ProcessEnv): void {
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL']) {
    const address = env[name]
    if (!address) continue
    const socket = /^postgres(ql)?:\/\/[^/]*@\//.test(address)
    if (!/^postgres(ql)?:\/\//.test(address) || !(socket || URL.canParse(address)))
      throw new Error(`${name} is no address of PostgreSQL: write it as postgres://user:password@host:5432/database`)
    if (!env['DATABASE_URL'])
      throw new Error(
        `${name} is set and DATABASE_URL is not: set both for a server of your own, none for the built-in one`,
      )
  }
}

function originFrom(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new Error(`VENDOR_ORIGIN=${text} is no origin: write it as https://games.example, with no path`)
  return text
}

/** Ranges whose X-Forwarded-For is taken. */
function proxiesFrom(env: NodeJS.ProcessEnv): string[] {
  const ranges = listOf(env['TRUST_PROXY'])
  const known = (range: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(range) || ipaddr.isValid(range) || ipaddr.isValidCIDR(range)
  const wrong = ranges.find((range) => !known(range))
  if (wrong !== undefined)
    throw new Error(`TRUST_PROXY: ${wrong} is no range of addresses: write ranges as 10.0.0.0/8, separated by commas`)
  return ranges
}

function paceFrom(text: string): number {
  const pace = Number(text)
  if (!(pace >= 1)) throw new Error(`LOTTERY_PACE=${text} is no pace: how many times faster lotteries draw, 1 or more`)
  return Math.trunc(pace)
}

/** The value of a variable with few; the first is meant where it is not set. */
function oneOf<T extends string>(env: NodeJS.ProcessEnv, name: string, values: readonly [T, ...T[]]): T {
  const given = env[name] || values[0]
  const value = values.find((one) => one === given)
  if (value === undefined) throw new Error(`${name}=${given} is not known: use ${values.join(', ')}`)
  return value
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/**
 * Makes the data folder. A key that exists may lie in a folder that only reads, as a secret of Kubernetes does.
 *
 * @throws Error in one line where the data folder takes no files, or that of a key or head which is still to be made
 */
export function requireWritable(dataDir: string, env: NodeJS.ProcessEnv = {}): void {
  const files = ['LEDGER_KEYS', 'LEDGER_HEAD', 'MIRROR_KEYS'].flatMap((name) => {
    const file = env[name]
    if (!file || (name !== 'LEDGER_HEAD' && existsSync(file))) return []
    return [{ name, value: file, folder: dirname(file) }]
  })
  for (const { name, value, folder } of [{ name: 'DATA_DIR', value: dataDir, folder: dataDir }, ...files])
    try {
      if (name === 'DATA_DIR') makeFolder(folder)
      accessSync(folder, constants.W_OK)
    } catch (cause) {
      throw new Error(`${name}=${value}: nothing can be written to the folder ${folder} (${codeOf(cause)})`, { cause })
    }
}
