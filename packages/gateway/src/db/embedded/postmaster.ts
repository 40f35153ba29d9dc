import { execFileSync } from 'node:child_process'
import {
  chownSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** What a server writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number
  port: number
  /** Socket folder, or the loopback address. */
  host: string
}

/** The server of a data folder as recorded in its pid file; undefined where none did. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, , , port, socket, address] = lines
  if (!Number(pid)) return undefined
  return { pid: Number(pid), port: Number(port) || 0, host: socket?.trim() || address?.trim() || '' }
}

/**
 * An empty pid file, of a server killed before it wrote its pid: no other starts beside it. Removed once that is sure.
 */
export function clearEmpty(data: string, sureMs = 2000): void {
  const file = join(data, 'postmaster.pid')
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { size: 1, mtimeMs: 0 }
  if (size === 0 && Date.now() - mtimeMs > sureMs) rmSync(file, { force: true })
}

/** Whether a process of this number runs, under any user. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether the process is a server on this data folder, and not another process with a reused number. */
export function serves(pid: number, data: string): boolean {
  if (!alive(pid)) return false
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data) // a server runs in its data folder
    } catch {
      return false // a zombie, or another user's
    }
  }
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/fi', `pid eq ${pid}`, '/nh']]
      : ['ps', ['-o', 'command=', '-p', String(pid)]]
  try {
    return execFileSync(program as string, args as string[], { encoding: 'utf8' }).includes('postgres')
  } catch {
    return false
  }
}

/**
 * Makes PostgreSQL believe that the server of an old pid file has ended although another program runs under its number.
 * The file stays, with an unused number: so the check for backends still attached to the shared memory holds.
 */
export function releasePidFile(data: string, { pid, host, port }: Postmaster): void {
  // Another start may have put its own server there meanwhile; if the pid were replaced, that server would end itself.
  if (readPostmaster(data)?.pid !== pid) return
  const file = join(data, 'postmaster.pid')
  const { uid, gid } = statSync(data)
  const text = readFileSync(file, 'utf8').replace(/^-?\d+/, '2147483647')
  // Written to a temporary name and renamed: killed in between, we would leave an empty file, with which no server
  // starts again.
  const part = `${file}.part`
  writeFileSync(part, text, { mode: 0o600 })
  chownSync(part, uid, gid)
  renameSync(part, file)
  if (host.startsWith('/')) rmSync(`${host}/.s.PGSQL.${port}.lock`, { force: true })
}
