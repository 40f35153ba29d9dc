import { existsSync, mkdirSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from './app.ts'
import { vendorMasterKey, secretsFromEnv, type SecretSettings } from '../modules/rounds/vendor-calls/secrets.ts'
import { forJobs, openDb, patient, type Where } from '../db/client.ts'
import { mirrorKeysOf } from '../modules/mirrors/keys.ts'
import { chainOf } from './operate/database-commands.ts'
import { DataFolderInUse, startEmbedded } from '../db/embedded.ts'
import { migrate, requireMigrated, roleOf } from '../db/migrate.ts'
import { checkRole } from '../db/roles.ts'
import { withConnection } from '../db/connection.ts'
import { requireSettings } from '../db/session.ts'
import { offerLanguages } from './sandbox/languages.ts'
import { historyStart, isHalfTold, makeHistory } from './sandbox/history.ts'
import { seed } from './seed.ts'
import { refuseMisspelt } from './setting-names.ts'
import { createServer } from '../http/server.ts'
import { openPool } from '../modules/jackpots/draw.ts'
import type { GroupInput, GroupName } from '../settings/settings.ts'
import type { SettingsStore } from '../settings/store.ts'
import { hostEntry } from '../lib/hosts.ts'
import { collectorOf } from '../telemetry/environment.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

interface Options {
  port: number
  host: string
  dataDir: string
  databaseUrl?: string | undefined
  /** Of the owner of its tables: for migrations alone. */
  databaseOwnerUrl?: string | undefined
  /** Past the pooler that stands at `databaseUrl`. */
  databaseDirectUrl?: string | undefined
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
}

/**
 * PORT, HOST, DATA_DIR, DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DIRECT_URL, VENDOR_ORIGIN, VENDOR_KEY,
 * VENDOR_SECRETS and more (modules/rounds/vendor-calls/secrets.ts), SITE_DIST, TRUST_PROXY (CIDR ranges, comma),
 * ALLOWED_HOSTS (http/request/hosts.ts, comma), LOTTERY_PACE, SANDBOX_HISTORY (`yes`), SANDBOX_LANGUAGES (`all`),
 * LOG_LEVEL, METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT and more of OpenTelemetry (telemetry/).
 */
export function optionsFrom(env: NodeJS.ProcessEnv): Options {
  refuseMisspelt(env)
  const port = portOf(env, 'PORT', '8080')
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
    vendorOrigin: env['VENDOR_ORIGIN'] || 'http://localhost:8081',
    vendorSecrets: secretsFromEnv(env),
    trustProxy: listOf(env['TRUST_PROXY']),
    hosts: hostsFrom(env),
    lotteryPace: Math.max(1, Math.trunc(Number(env['LOTTERY_PACE'])) || 1),
    sandboxHistory: env['SANDBOX_HISTORY'] === 'yes',
    sandboxLanguages: env['SANDBOX_LANGUAGES'] === 'all',
    logLevel: env['LOG_LEVEL'] || 'info',
    collector: collectorOf(env),
    metrics: env['METRICS_PORT']
      ? { port: portOf(env, 'METRICS_PORT'), host: env['METRICS_HOST'] || '127.0.0.1' }
      : undefined,
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

/**
 * The hosts a browser may have come by, for a list that nobody has written: this machine under two of its names, and
 * those that were named, where without a port also with that of this gateway.
 */
function ownHosts({ port, hosts }: Options): string[] {
  const at = (host: string) => (port === 80 || port === 443 ? host : `${host}:${port}`)
  const named = hosts.map((entry) => hostEntry(entry))
  return [
    ...['localhost', '127.0.0.1', '127.0.0.2'].map(at),
    ...named.flatMap(({ name, port: own }) => (own === undefined ? [name, at(name)] : [`${name}:${own}`])),
  ]
}

interface Store {
  where: Where
  /** Absent where migrations are run elsewhere. */
  owner?: Where | undefined
  /** Where a pooler stands in between: the server itself. */
  direct?: Where | undefined
  /** Of the embedded store: makes the database anew, empty. */
  renew?: () => Promise<void>
  stop(): Promise<void>
}

async function openStore(
  { databaseUrl, databaseOwnerUrl, databaseDirectUrl, dataDir, host, port }: Options,
  onLost: (error: Error) => void,
): Promise<Store> {
  if (databaseUrl)
    return {
      where: { url: databaseUrl },
      owner: databaseOwnerUrl === undefined ? undefined : { url: databaseOwnerUrl },
      direct: databaseDirectUrl === undefined ? undefined : { url: databaseDirectUrl },
      stop: async () => {},
    }
  const store = await startEmbedded({ dataDir, address: `${host}:${port}`, log: (line) => console.error(line), onLost })
  return { where: store.where(), owner: store.owner(), renew: () => store.renew(), stop: () => store.stop() }
}

/** Migrates the schema, where this gateway may, and refuses to serve with a role that may do more than serve. */
async function prepare({ where: through, owner, direct }: Store): Promise<void> {
  const where = direct ?? through
  if (owner) {
    const app = await roleOf(where)
    if (app === (await roleOf(owner)))
      throw new Error(
        `DATABASE_URL and DATABASE_OWNER_URL are one role, ${app}: the gateway serves as another than the ` +
          'owner of the tables. brand-gateway grants (in a clone: npm run -s database -- grants) prints what ' +
          'makes it',
      )
    await migrate(owner, app)
  }
  await checkRole(where)
  if (!owner) await requireMigrated(where)
  if (direct) await withConnection(through, 'gateway start', requireSettings, '')
}

/** A hint for the person, in one line; no address with its password in it. */
function explain(error: unknown, options: Options): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const own = (error as NodeJS.ErrnoException & { port?: number }).port
    const [name, port] =
      own !== undefined && own === options.metrics?.port ? ['METRICS_PORT', own] : ['PORT', options.port]
    return new Error(
      code === 'EADDRINUSE'
        ? `port ${port} is in use: stop what listens on it, or choose another with ${name}`
        : `port ${port} may not be used by this user: choose one above 1023 with ${name}`,
    )
  }
  if (error instanceof DataFolderInUse) return error
  if (options.databaseUrl && /^(ECONN|ENOTFOUND|ETIMEDOUT|28|3D)/.test(code)) {
    const named = options.databaseOwnerUrl ? 'DATABASE_URL or DATABASE_OWNER_URL' : 'DATABASE_URL'
    return new Error(
      `the database of ${named} cannot be used (${code}): check its address, user and name, or unset it to use the built-in one`,
    )
  }
  return error instanceof Error ? error : new Error(String(error))
}

/** So long a gateway that was told to stop goes on reading calls. */
const unreadMs = 100

const within = (ms: number, work: Promise<unknown>) =>
  Promise.race([work.catch(() => {}), new Promise((resolve) => setTimeout(resolve, ms).unref())])

/** Tells whoever started this process what it begins to do. */
const step = (name: string) => process.send?.({ type: 'step', step: name })

/** What the environment asks for is loaded; what it does not ask for costs nothing. */
async function startTelemetry(
  { metrics: at, collector }: Options,
  env: NodeJS.ProcessEnv,
  stops: (() => Promise<void>)[],
): Promise<Telemetry[]> {
  const all: Telemetry[] = []
  if (collector) {
    const [{ createTracing }, { toCollector }] = await Promise.all([
      import('../telemetry/tracing.ts'),
      import('../telemetry/collector.ts'),
    ])
    all.push(createTracing(env, (warn) => toCollector(collector, warn)))
  }
  stops.push(...all.map(({ stop }) => stop))
  if (!at) return all
  const [{ createMetrics }, { servePrivately }] = await Promise.all([
    import('../telemetry/metrics.ts'),
    import('../telemetry/private-port.ts'),
  ])
  const metrics = createMetrics()
  const { stop } = await servePrivately(metrics, at)
  stops.push(stop, metrics.stop)
  return [...all, metrics]
}

/** Parts an operator provides; the rest comes from the environment. */
export interface OwnParts extends Pick<
  AppOptions,
  'providers' | 'payoutProviders' | 'vendorWallets' | 'vendorRounds' | 'messenger' | 'identities'
> {
  /** Groups of settings, written at each start: what differs from the sandbox's. */
  settings?: OwnSettings
  onReady?: (url: string) => void
}
type OwnSettings = { readonly [G in GroupName]?: GroupInput<G> }

async function writeSettings(store: SettingsStore, own: OwnSettings): Promise<void> {
  for (const [group, value] of Object.entries(own)) await store.write(group as GroupName, value)
}

/**
 * The whole life of the process: store, migrations, seed, listening, and the shutdown on a signal. Ends the process
 * itself.
 */
export async function serve(
  env: NodeJS.ProcessEnv,
  { settings = {}, onReady = () => {}, ...parts }: OwnParts = {},
): Promise<void> {
  const options = optionsFrom(env)
  let app: FastifyInstance | undefined
  let stop: (code: number) => Promise<void> = async (code) => process.exit(code)
  let stopRequested = false
  const stopTelemetry: (() => Promise<void>)[] = []
  const requestStop = (code: number) => {
    if (stopRequested) return
    stopRequested = true
    void stop(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => requestStop(0))
  process.on('disconnect', () => requestStop(0))

  try {
    mkdirSync(options.dataDir, { recursive: true })
    const store = await openStore(options, (error) => {
      console.error(error.message)
      requestStop(1)
    })
    const { where, direct } = store
    const onError = (err: Error) => app?.log.warn({ err }, 'a database connection was lost')
    const db = openDb(where, { onError, direct })
    const jobsDb = openDb(where, { ...forJobs, onError, direct })
    stop = async (code) => {
      setTimeout(() => process.exit(code || 1), 9500).unref()
      // A call that has arrived but is not read yet would be reset.
      await new Promise((resolve) => setTimeout(resolve, unreadMs))
      // Running calls finish, streams are notified, and only then the store stops.
      await within(5000, app?.close() ?? Promise.resolve())
      await within(1000, Promise.all(stopTelemetry.map((stopOne) => stopOne())))
      await within(1000, Promise.all([db.$client.end(), jobsDb.$client.end()]))
      await within(3000, store.stop())
      process.exit(code)
    }
    if (stopRequested) return await stop(0)
    step('schema')
    await prepare(store)
    if (options.sandboxHistory && store.renew && (await isHalfTold(where))) {
      console.error('The sandbox was left half made: it is made anew.')
      await store.renew()
      await prepare(store)
    }
    step('sandbox')
    const slow = openDb(where, { ...patient, direct })
    const since = options.sandboxHistory ? historyStart() : undefined
    const accountsFile = join(options.dataDir, 'sandbox.json')
    if (options.sandboxLanguages) await offerLanguages(slow)
    await seed(slow, { accountsFile, ...(since && { since }) }).finally(() => slow.$client.end())
    if (since) step('history')
    if (since) await makeHistory(direct ?? where, since, createServer({ logLevel: 'warn', trustProxy: [] }).log)
    step('site')
    const { vendorSecrets, dataDir } = options
    const telemetry = await startTelemetry(options, env, stopTelemetry)
    app = await createApp({
      ...parts,
      ...options,
      telemetry,
      vendorSecrets: { ...vendorSecrets, key: vendorSecrets.key ?? vendorMasterKey(dataDir) },
      chain: chainOf(env, dataDir),
      mirrors: { keys: mirrorKeysOf(env, dataDir), hosts: ownHosts(options) },
      db,
      jobsDb,
    })
    await writeSettings(app.services.settingsStore, settings)
    // Before the first page, which names the hosts of the list and pins the key.
    await app.services.mirrors.renew()
    await openPool(db, app.services.settings(), app.services.clock.now())
    await app.listen({ port: options.port, host: options.host })
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : options.port
    const url = `http://localhost:${port}`
    process.send?.({ type: 'ready', port, url })
    onReady(url)
  } catch (error) {
    // What fails while the process is told to stop fails because of it, and is being stopped.
    if (stopRequested) return
    console.error(`The gateway does not start: ${explain(error, options).message.split('\n')[0]}`)
    await stop(1)
    process.exit(1)
  }
}
