import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Where, openDb, patient, pgConfig } from './client.ts'
import { startEmbedded } from './embedded.ts'
import { alive, readPostmaster, serves } from './embedded/postmaster.ts'
import { migrate } from './migrate.ts'
import { seed } from './seed.ts'

/** A server for tests, and the name of a migrated and seeded database on it that is cloned, never used. */
export interface TestServer {
  /** Address of any database on the server; plain data, so it can travel to test workers. */
  admin: Where
  template: string
}

const prefix = 'brand-test-db-'

/**
 * One throwaway PostgreSQL per test run, in a temp folder and without fsync; or, with `TEST_DATABASE_URL`, that server.
 * @returns the server to hand to `cloneDb`, and how to be rid of it
 */
export async function startTestDb(): Promise<TestServer & { stop: () => Promise<void> }> {
  const template = `brand_template_${process.pid}_${Date.now().toString(36)}`
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const admin = { url }
    await fillTemplate(admin, template)
    return { admin, template, stop: () => query(admin, `drop database if exists ${template} with (force)`) }
  }
  sweep()
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  chmodSync(dataDir, 0o755) // as root the server runs as another user, who must get through
  writeFileSync(join(dataDir, 'owner'), String(process.pid))
  const server = await startEmbedded({ dataDir, durable: false })
  const admin = server.where('postgres')
  await fillTemplate(admin, template)
  return {
    admin,
    template,
    async stop() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(admin: Where, template: string): Promise<void> {
  await query(admin, `create database ${template}`)
  const where = database(admin, template)
  await migrate(where)
  const db = openDb(where, patient)
  await seed(db)
  await db.$client.end()
}

let clones = 0

/** A database of one's own, as the template is: migrated and seeded. About 0.1 s. */
export async function cloneDb({ admin, template }: TestServer): Promise<{ where: Where; drop: () => Promise<void> }> {
  const name = `brand_test_${process.pid}_${Date.now().toString(36)}_${++clones}`
  await query(admin, `create database ${name} template ${template}`)
  return { where: database(admin, name), drop: () => query(admin, `drop database if exists ${name} with (force)`) }
}

function database(admin: Where, name: string): Where {
  if (!('url' in admin)) return { ...admin, database: name }
  const url = new URL(admin.url)
  url.pathname = `/${name}`
  return { url: url.href }
}

async function query(where: Where, statement: string): Promise<void> {
  const client = new pg.Client(pgConfig(where))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Removes what killed test runs left behind. */
function sweep(): void {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    const owner = join(folder, 'owner')
    if (
      statSync(folder).uid !== (process.getuid?.() ?? 0) ||
      !existsSync(owner) ||
      alive(Number(readFileSync(owner, 'utf8')))
    )
      continue
    const data = join(folder, 'postgres', 'data')
    const left = readPostmaster(data)
    if (left && serves(left.pid, data)) process.kill(left.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
