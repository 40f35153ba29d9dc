import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createApp, type AppOptions } from './app.ts'
import { vendorMasterKey } from '../modules/rounds/vendor-calls/secrets.ts'
import { forJobs, openDb, patient, type Where } from '../db/client.ts'
import { mirrorKeysOf } from '../modules/mirrors/keys.ts'
import { chainOf } from './operate/database-commands.ts'
import { startEmbedded } from '../db/embedded.ts'
import { isNewerSchema, migrate, requireMigrated } from '../db/migrate.ts'
import { checkRole } from '../db/roles.ts'
import { withConnection } from '../db/connection.ts'
import { openReplica, requireReplica } from '../db/replica.ts'
import { requireSettings } from '../db/session.ts'
import { offerLanguages } from './sandbox/languages.ts'
import { historyStart, isHalfTold, makeHistory } from './sandbox/history.ts'
import { type Options, optionsFrom, requireWritable } from './options.ts'
import { seed } from './seed.ts'
import { explain, requireOneDatabase, requirePrimary } from './start-faults.ts'
import { createServer } from '../http/server.ts'
import { openPool } from '../modules/jackpots/draw.ts'
import type { GroupInput, GroupName } from '../settings/settings.ts'
import type { SettingsStore } from '../settings/store.ts'
import { hostEntry } from '../lib/hosts.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

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
  /** A standby, where there is one to read from. */
  replica?: Where | undefined
  /** Of the embedded store: makes the database anew, empty. */
  renew?: () => Promise<void>
  stop(): Promise<void>
}

async function openStore(
  { databaseUrl, databaseOwnerUrl, databaseDirectUrl, databaseReplicaUrl, dataDir, host, port }: Options,
  onLost: (error: Error) => void,
): Promise<Store> {
  if (databaseUrl)
    return {
      where: { url: databaseUrl },
      owner: databaseOwnerUrl === undefined ? undefined : { url: databaseOwnerUrl },
      direct: databaseDirectUrl === undefined ? undefined : { url: databaseDirectUrl },
      replica: databaseReplicaUrl === undefined ? undefined : { url: databaseReplicaUrl },
      stop: async () => {},
    }
  const store = await startEmbedded({ dataDir, address: `${host}:${port}`, log: (line) => console.error(line), onLost })
  return { where: store.where(), owner: store.owner(), renew: () => store.renew(), stop: () => store.stop() }
}

/** Migrates the schema, where this gateway may, and refuses to serve with a role that may do more than serve. */
async function prepare({ where: through, owner, direct, replica }: Store): Promise<void> {
  const where = direct ?? through
  const app = await requirePrimary('DATABASE_URL', through)
  if (direct) await requireOneDatabase('DATABASE_DIRECT_URL', direct, through)
  if (owner) {
    if (app === (await requireOneDatabase('DATABASE_OWNER_URL', owner, through)))
      throw new Error(
        `DATABASE_URL and DATABASE_OWNER_URL are one role, ${app}: the gateway serves as another than the ` +
          'owner of the tables. brand-gateway grants (in a clone: npm run -s database -- grants) prints what ' +
          'makes it',
      )
    await migrate(owner, app)
  }
  await checkRole(where, { newer: await isNewerSchema(where) })
  if (!owner) await requireMigrated(where)
  if (direct) await withConnection(through, 'gateway start', requireSettings, '')
  if (replica) await requireReplica(where, replica)
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
  /**
   * Values of groups of settings, written at each start: what differs from the sandbox's. Others that an operator has
   * set in a group stay.
   */
  settings?: OwnSettings
  onReady?: (url: string) => void
}
type OwnSettings = { readonly [G in GroupName]?: GroupInput<G> }

export async function writeSettings(store: Pick<SettingsStore, 'change'>, own: OwnSettings): Promise<void> {
  for (const [group, value] of Object.entries(own))
    await store.change(group as GroupName, async (_now, written) => ({ ...written, ...value }))
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
  let stop: (code: number, drainMs?: number) => Promise<void> = async (code) => process.exit(code)
  let stopRequested = false
  const stopTelemetry: (() => Promise<void>)[] = []
  const hurry = new AbortController()
  const requestStop = (code: number, drainMs = 0) => {
    // A second request ends the wait of the first.
    if (stopRequested) return hurry.abort()
    stopRequested = true
    void stop(code, drainMs)
  }
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => requestStop(0))
  process.on('SIGTERM', () => requestStop(0, options.drainMs))
  process.on('disconnect', () => requestStop(0))

  try {
    requireWritable(options.dataDir, env)
    const store = await openStore(options, (error) => {
      console.error(error.message)
      requestStop(1)
    })
    const { where, direct } = store
    const onError = (err: Error) => app?.log.warn({ err }, 'a database connection was lost')
    const db = openDb(where, { onError, direct })
    const jobsDb = openDb(where, { ...forJobs, onError, direct })
    const replica =
      store.replica &&
      openReplica(db, store.replica, {
        onError,
        log: (err) => app?.log.warn({ err }, 'a read from the replica was made at the primary'),
      })
    stop = async (code, drainMs = 0) => {
      if (drainMs > 0 && app?.server.listening) {
        app.drain().catch((err: unknown) => app?.log.warn({ err }, 'jobs were not handed over'))
        await delay(drainMs, undefined, { signal: hurry.signal }).catch(() => {})
      }
      setTimeout(() => process.exit(code || 1), 9500).unref()
      // A call that has arrived but is not read yet would be reset.
      await new Promise((resolve) => setTimeout(resolve, unreadMs))
      // Running calls finish, streams are notified, and only then the store stops.
      await within(5000, app?.close() ?? Promise.resolve())
      await within(1000, Promise.all(stopTelemetry.map((stopOne) => stopOne())))
      await within(1000, Promise.all([db.$client.end(), jobsDb.$client.end(), replica?.stop()]))
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
      replica,
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
