import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { DataFolderInUse, startEmbedded } from '../embedded.ts'
import { type Place, place } from './place.ts'
import { readPostmaster } from './postmaster.ts'

/** What a copy of the built-in database came to. */
export interface Copied {
  folder: string
  bytes: number
}

/** The files of a server that a copy has: its data, and the passwords of its roles. */
const isKept = (name: string) => name === 'data' || /^password(-\w+)?$/.test(name)
const isServer = (folder: string) => existsSync(join(folder, 'data', 'PG_VERSION'))
/** Of a whole data folder or a copy of one. */
const serverIn = (folder: string) => join(resolve(folder), 'postgres')

/** Without making a folder where there is none. */
function databaseOf(dataDir: string): Place {
  const found = existsSync(dataDir) ? place(dataDir) : undefined
  if (!found || !isServer(found.folder))
    throw new Error(`${dataDir} holds no built-in database: name the data folder of the gateway with --data`)
  return found
}

/** Runs nothing while `work` does, and makes sure that the server was shut down: its files are whole then. */
async function withServerStopped<T>(dataDir: string, { data }: Place, work: () => T): Promise<T> {
  const control = () => statSync(join(data, 'global', 'pg_control')).mtimeMs
  try {
    // A server that was killed first replays its log here.
    const store = await startEmbedded({ dataDir, address: 'backup' })
    await store.stop()
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error
    throw new Error(`a gateway is running on ${dataDir} (process ${error.pid}, ${error.address}): stop it first`, {
      cause: error,
    })
  }
  const before = control()
  const result = work()
  if (readPostmaster(data) || control() !== before)
    throw new Error(`a gateway was started on ${dataDir} meanwhile, so the copy is not whole: stop it and begin again`)
  return result
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

/** PostgreSQL reads nothing that belongs to another user. */
function give(folder: string, { as }: Place): void {
  if (!as) return
  for (const name of ['', ...readdirSync(folder, { recursive: true }).map(String)])
    chownSync(join(folder, name), as.uid, as.gid)
}

function copy(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(from).filter(isKept)) cpSync(join(from, name), join(to, name), { recursive: true })
  // PostgreSQL starts in no folder that others may enter, and Node copies files with their modes, folders without.
  chmodSync(join(to, 'data'), 0o700)
}

/**
 * Copies the built-in database of a gateway that is stopped into an empty folder: its data and the passwords of its
 * roles, not the head and the keys of the ledger. The copy is whole or absent.
 */
export async function backUpEmbedded(dataDir: string, to: string): Promise<Copied> {
  const found = databaseOf(dataDir)
  if (existsSync(to) && readdirSync(to).length > 0)
    throw new Error(`${to} is not empty: name a new folder with --to, so that no earlier backup is overwritten`)
  const part = `${resolve(to)}.part`
  rmSync(part, { recursive: true, force: true })
  try {
    await withServerStopped(dataDir, found, () => copy(found.folder, serverIn(part)))
    if (existsSync(to)) rmdirSync(to)
    renameSync(part, to)
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return { folder: to, bytes: bytesIn(to) }
}

/** Puts such a copy into a data folder that has no database. */
export function restoreEmbedded(dataDir: string, from: string): Copied {
  const source = serverIn(from)
  if (!isServer(source))
    throw new Error(`${from} holds no backup of a built-in database: name the folder that backup --to made`)
  if (readPostmaster(join(source, 'data')))
    throw new Error(`${from} is the data folder of a server that was not stopped: back it up with backup --to`)
  const target = place(dataDir)
  if (isServer(target.folder))
    throw new Error(
      `${dataDir} has a database: stop its gateway and move ${target.folder} away, or name another folder with --data`,
    )
  const part = join(target.folder, 'restored')
  rmSync(part, { recursive: true, force: true })
  try {
    copy(source, part)
    give(part, target)
    // The data last: a restore that was interrupted left none, and is done again.
    for (const name of readdirSync(part).toSorted().toReversed()) {
      rmSync(join(target.folder, name), { recursive: true, force: true })
      renameSync(join(part, name), join(target.folder, name))
    }
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return { folder: target.folder, bytes: bytesIn(target.data) }
}
