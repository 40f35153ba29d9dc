import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { As } from './run.ts'

/** Where root keeps what an unprivileged user must reach. */
const rootFallback = '/var/lib/brand-gateway'
const nobody = 65534
const socketName = '/run/.s.PGSQL.54329'

export interface Place {
  /** Folder of everything of this server: `data`, `run` (socket), `log`, `password`. */
  folder: string
  data: string
  log: string
  /** Where copies of the binaries go if the package cannot be used in place. */
  fallbackFolder: string
  /** PostgreSQL refuses to run as root: then it runs as the owner of the folder, by default nobody. */
  as?: As
  /** Shown to the person when the folder is not under the one they chose. */
  note?: string
}

/** Settles folder and user of the server for the data folder chosen, and makes the folder. */
export function place(dataDir: string): Place {
  const chosen = join(resolve(dataDir), 'postgres')
  const isRoot = process.getuid?.() === 0
  if (!isRoot) {
    mkdirSync(chosen, { recursive: true, mode: 0o700 })
    const owner = statSync(chosen).uid
    if (process.getuid && owner !== process.getuid()) {
      throw new Error(
        `The data folder ${chosen} belongs to another user (id ${owner}): start as that user or root, or choose another DATA_DIR.`,
      )
    }
    return parts(chosen, resolve(dataDir))
  }
  const stats = existsSync(chosen) ? statSync(chosen) : undefined
  const as = stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : { uid: nobody, gid: nobody }
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const hash = createHash('sha256').update(realpathSync(home)).digest('hex').slice(0, 16)
  const folder = join(rootFallback, hash)
  if (!existsSync(join(folder, 'data')) && isTraversable(home, as)) {
    mkdirSync(chosen, { recursive: true, mode: 0o700 })
    chownSync(chosen, as.uid, as.gid)
    return { ...parts(chosen, rootFallback), as }
  }
  mkdirSync(rootFallback, { recursive: true })
  chmodSync(rootFallback, 0o755) // whatever root's umask is
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chownSync(folder, nobody, nobody)
  const note = `PostgreSQL does not run as root, and user ${nobody} cannot enter ${home}: its data is in ${folder}`
  return { ...parts(folder, rootFallback), as: { uid: nobody, gid: nobody }, note }
}

const parts = (folder: string, fallbackFolder: string) => ({
  folder,
  data: join(folder, 'data'),
  log: join(folder, 'log'),
  fallbackFolder,
})

/** Lets a user traverse our own data folder without reading it; not through the folders above, which are not ours. */
function isTraversable(home: string, as: As): boolean {
  const { mode, uid } = statSync(home)
  if (uid === 0 && reachable(dirname(home), as)) chmodSync(home, mode | 0o011)
  return reachable(home, as)
}

/** Whether a user may enter a folder: whether every folder above can be traversed. */
function reachable(path: string, as: As): boolean {
  for (let at = realpathSync(path); ; at = dirname(at)) {
    const { uid, gid, mode } = statSync(at)
    const bit = uid === as.uid ? 0o100 : gid === as.gid ? 0o010 : 0o001
    if (!(mode & bit)) return false
    if (at === dirname(at)) return true
  }
}

/** Folder for the socket: in the server's folder, or a short one where that path is longer than a socket's may be. */
export function socketFolder({ folder, as }: Place): string {
  const tooLong = Buffer.byteLength(folder + socketName) > (process.platform === 'darwin' ? 103 : 107)
  const at = tooLong ? mkdtempSync(join(tmpdir(), 'brand-pg-')) : join(folder, 'run')
  mkdirSync(at, { recursive: true, mode: 0o700 })
  if (as) chownSync(at, as.uid, as.gid)
  return at
}
