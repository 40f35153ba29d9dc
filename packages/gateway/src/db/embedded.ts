import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Where } from './client.ts'
import { withConnection } from './connection.ts'
import { binaries } from './embedded/binaries.ts'
import { type Cluster, ensureRunning, initialise, shutDown, whereIs } from './embedded/cluster.ts'
import { DataFolderInUse, takeLock } from './embedded/lock.ts'
import { place } from './embedded/place.ts'
import { createGateway, prepareRoles, roles, whereAs } from './embedded/roles.ts'

export { DataFolderInUse }

export interface EmbeddedOptions {
  /** The data folder of the gateway; the server's files are in `postgres` under it. */
  dataDir: string
  /** Where this gateway listens, reported to a second one that tries the same folder. */
  address?: string
  /** False: nothing is flushed to disk; for throwaway servers of tests. */
  durable?: boolean
  /**
   * Take part beside a gateway or without one (scripts): does not lock the folder, and leaves the server as it was
   * found.
   */
  guest?: boolean
  /** Called with one line for each thing a reader of the log should know. */
  log?: (line: string) => void
  /** The folder was lost to another gateway, or the server does not restart: the process must end. */
  onLost?: (error: Error) => void
}

export interface Embedded {
  /** As the role that serves: it owns nothing and changes no row of the ledger. */
  where: (database?: string) => Where
  /** As the role that has the tables: for migrations. */
  owner: (database?: string) => Where
  /** As the superuser: for tests and repairs, never for serving. */
  admin: (database?: string) => Where
  info: { dataDir: string; logFile: string; pid: number; attached: boolean; note?: string }
  createDatabase: (name: string, options?: { template?: string }) => Promise<void>
  dropDatabase: (name: string) => Promise<void>
  /** Makes the gateway's own database anew, empty. */
  renew: () => Promise<void>
  /** Shuts the server down, once; a guest only one that it started, and that no gateway has taken over. */
  stop: () => Promise<void>
}

/**
 * PostgreSQL 18 from npm as a process of its own, which outlives a killed gateway and is found again by the next. Locks
 * the folder against a second gateway (`DataFolderInUse`) and starts the server again if it dies.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { dataDir, address = '', durable = true, guest = false, log = () => {}, onLost = () => {} } = options
  const home = place(dataDir)
  if (home.note) log(home.note)
  const cluster: Cluster = { place: home, bin: await binaries(home.fallbackFolder, home.as), durable }
  await initialise(cluster)
  let running = await ensureRunning(cluster)
  let lock: pg.Client | undefined
  let recovery: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  async function hold(): Promise<void> {
    lock = await takeLock(whereAs(cluster, running, 'app', 'postgres'), dataDir, address)
    // It ends when the server dies: that is the moment to start it again.
    lock.once('end', () => {
      lock = undefined
      if (!stopped) recovery = recover()
    })
  }
  /** Creates the roles where they are missing, and locks the folder; the server may be down, or stop meanwhile. */
  async function settle(gone: boolean): Promise<void> {
    for (let tries = 1; !stopped; tries++) {
      try {
        if (gone || tries > 1) running = await ensureRunning(cluster)
        await prepareRoles(cluster, running, dataDir)
        return guest ? undefined : await hold()
      } catch (error) {
        if (error instanceof DataFolderInUse || tries === 5 || !existsSync(home.folder)) throw error
        await delay(500)
      }
    }
  }
  async function recover(): Promise<void> {
    log('PostgreSQL is gone; starting it again')
    try {
      await settle(true)
      if (lock) log('PostgreSQL is back')
    } catch (error) {
      onLost(error as Error)
    }
  }
  async function stop(): Promise<void> {
    await recovery
    if (guest && !running.attached)
      lock = await takeLock(whereAs(cluster, running, 'app', 'postgres'), dataDir).catch(() => undefined)
    // With the lock still held: no other gateway can have taken the server over meanwhile.
    if (lock) await shutDown(cluster)
    await lock?.end().catch(() => {})
  }

  await settle(false)

  const admin = (statement: string) =>
    withConnection(whereIs(cluster, running, 'postgres'), 'gateway start', (client) => client.query(statement))
  const createDatabase: Embedded['createDatabase'] = async (name, { template } = {}) => {
    await admin(
      `create database ${pg.escapeIdentifier(name)} owner ${roles.owner}${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
    )
  }

  const dropDatabase: Embedded['dropDatabase'] = async (name) =>
    void (await admin(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`))

  return {
    where: (database = 'gateway') => whereAs(cluster, running, 'app', database),
    owner: (database = 'gateway') => whereAs(cluster, running, 'owner', database),
    admin: (database = 'gateway') => whereIs(cluster, running, database),
    info: {
      dataDir: home.folder,
      logFile: home.log,
      pid: running.pid,
      attached: running.attached,
      note: home.note,
    },
    createDatabase,
    dropDatabase,
    async renew() {
      await dropDatabase('gateway')
      for (const statement of createGateway) await admin(statement)
    },
    stop: () => (stopped ??= stop()),
  }
}
