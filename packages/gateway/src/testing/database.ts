import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import { type Where, openDb, patient } from '../db/client.ts'
import { withConnection } from '../db/connection.ts'
import { startEmbedded } from '../db/embedded.ts'
import { alive, readPostmaster, serves } from '../db/embedded/postmaster.ts'
import { migrate } from '../db/migrate.ts'
import { seed } from '../app/seed.ts'
import { copyPrepared } from './prepared.ts'
import { quickFolder, quickFolders } from './quick-folder.ts'

/** A server for tests, and the name of a migrated and seeded database on it that is cloned, never used. */
export interface TestServer {
  /**
   * Address of any database on the server, for a role that may create databases; plain data, so it can travel to test
   * workers.
   */
  admin: Where
  /** The role that owns the tables. */
  owner: Where
  /** The role of the running gateway: what it may not do fails in tests as well. */
  app: Where
  template: string
}

const prefix = 'brand-test-db-'

/**
 * One throwaway PostgreSQL per test run, in a throwaway folder and without fsync; or, with `TEST_DATABASE_URL`, that server,
 * whose role there may make databases and roles.
 * @returns the server to hand to `cloneDb`, and how to remove it
 */
export async function startTestDb(): Promise<TestServer & { stop: () => Promise<void> }> {
  const template = `brand_template_${process.pid}_${Date.now().toString(36)}`
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const server = await rolesAt(url, template)
    await fillTemplate(server)
    const stop = () =>
      query(
        server.admin,
        `drop database if exists ${template} with (force)`,
        `drop role ${template}_app`,
        `drop role ${template}_owner`,
      )
    return { ...server, stop }
  }
  sweep()
  const dataDir = mkdtempSync(join(quickFolder(), prefix))
  const filled = copyPrepared(dataDir)
  chmodSync(dataDir, 0o755) // as root the server runs as another user, who must have access
  writeFileSync(join(dataDir, 'owner'), String(process.pid))
  const embedded = await startEmbedded({ dataDir, durable: false })
  const server = {
    admin: embedded.admin('postgres'),
    owner: embedded.owner('postgres'),
    app: embedded.where('postgres'),
    template: filled ? 'gateway' : template,
  }
  if (!filled) await fillTemplate(server)
  return {
    ...server,
    async stop() {
      await embedded.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The two roles of a gateway on an existing server, for this run alone. */
async function rolesAt(url: string, template: string): Promise<TestServer> {
  const as = (name: string) => {
    const address = Object.assign(new URL(url), { username: name, password: randomBytes(18).toString('base64url') })
    return { where: { url: address.href }, make: `create role ${name} login password '${address.password}'` }
  }
  const [owner, app] = [as(`${template}_owner`), as(`${template}_app`)]
  await query({ url }, owner.make, app.make, `grant ${template}_owner to current_user`)
  return { admin: { url }, owner: owner.where, app: app.where, template }
}

async function makeDatabase({ admin, owner, app }: TestServer, name: string, template = 'template1'): Promise<void> {
  // Copying files takes a seventh of the processor time that copying pages through the log does.
  await query(admin, `create database ${name} owner ${userOf(owner)} template ${template} strategy file_copy`)
  await query(database(owner, name), `revoke temporary on database ${name} from public, ${userOf(app)}`)
}

const userOf = (where: Where): string => ('url' in where ? new URL(where.url).username : where.user)

async function fillTemplate(server: TestServer): Promise<void> {
  const { owner, app, template } = server
  await makeDatabase(server, template)
  await migrate(database(owner, template), userOf(app))
  const db = openDb(database(app, template), patient)
  await seed(db)
  await db.$client.end()
}

/** Brings an empty database to its first two migrations, which later ones are changes of. */
export async function migrateToFirst(owner: Where): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(fileURLToPath(new URL('../../migrations', import.meta.url)), folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 2) }))
  await withConnection(owner, 'tests', (client) => apply(drizzle(client), { migrationsFolder: folder }))
  rmSync(folder, { recursive: true })
}

let clones = 0

export interface ClonedDb {
  where: Where
  /** Connection as the owner of the tables, for what a gateway may not do. */
  owner: Where
  /** Connection as the superuser of the server. */
  admin: Where
  drop: () => Promise<void>
}

/** A separate database, a copy of the template: migrated and seeded. About 0.1 s. */
export async function cloneDb(server: TestServer): Promise<ClonedDb> {
  const { admin, owner, app, template } = server
  const name = `brand_test_${process.pid}_${Date.now().toString(36)}_${++clones}`
  await makeDatabase(server, name, template)
  return {
    where: database(app, name),
    owner: database(owner, name),
    admin: database(admin, name),
    drop: () => query(admin, `drop database if exists ${name} with (force)`),
  }
}

function database(admin: Where, name: string): Where {
  if (!('url' in admin)) return { ...admin, database: name }
  const url = new URL(admin.url)
  url.pathname = `/${name}`
  return { url: url.href }
}

/** The address of a database as text, for programs that read it from the environment. */
export function urlOf(where: Where): string {
  if ('url' in where) return where.url
  const { user, password = '', database: name, host, port } = where
  return `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`
}

async function query(where: Where, ...statements: string[]): Promise<void> {
  await withConnection(where, 'tests', async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

/** Removes the databases left by killed test runs. */
function sweep(): void {
  const left = quickFolders().flatMap((parent) => readdirSync(parent).map((name) => ({ parent, name })))
  for (const { parent, name } of left.filter((entry) => entry.name.startsWith(prefix))) {
    const folder = join(parent, name)
    const owner = join(folder, 'owner')
    if (
      // Another run may have removed it by now.
      statSync(folder, { throwIfNoEntry: false })?.uid !== (process.getuid?.() ?? 0) ||
      !existsSync(owner) ||
      alive(Number(readFileSync(owner, 'utf8')))
    )
      continue
    const data = join(folder, 'postgres', 'data')
    const running = readPostmaster(data)
    if (running && serves(running.pid, data)) process.kill(running.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
