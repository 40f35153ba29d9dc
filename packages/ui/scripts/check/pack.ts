import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const home = join(import.meta.dirname, '../..')
const root = join(home, '../..')
const windows = process.platform === 'win32'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Runs a command to its end; what it printed, or an error that says it. */
export function run(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env, shell: windows, maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`.trim())
  return stdout.trim()
}

/** Builds the package and packs it as npm would publish it; the tarball's path. */
export function pack(folder: string): string {
  run(home, 'npm', ['run', '-s', 'build'])
  // A list, or an object by name: npm's answer has changed its form before.
  const [packed] = Object.values(JSON.parse(run(home, 'npm', ['pack', '--json', '--pack-destination', folder])) as Record<string, { filename: string }>)
  if (!packed) throw new Error('npm pack made nothing')
  return join(folder, packed.filename)
}

/** What the tarball holds, laid open. */
export function unpack(tarball: string, folder: string): string {
  run(folder, 'tar', ['-xzf', tarball])
  renameSync(join(folder, 'package'), join(folder, 'unpacked'))
  return join(folder, 'unpacked')
}

const isKit = ([name, version]: [string, string]) => name === '@brand/ui' || version === 'npm:@brand/ui'

/**
 * A consumer in a folder of its own, outside the repository. The kit lies there as npm would lay it, from the tarball;
 * everything either of them declares is borrowed from this repository, and what nobody declares is not there.
 */
export function borrow(name: string, folder: string, unpacked: string): string {
  const at = join(folder, name)
  const modules = join(at, 'node_modules')
  cpSync(join(home, 'consumers', name), at, { recursive: true })
  const { dependencies = {}, devDependencies = {} } = manifest(at)
  for (const [kit] of Object.entries(dependencies).filter(isKit)) cpSync(unpacked, join(modules, kit), { recursive: true })
  for (const dependency of Object.keys({ ...manifest(unpacked).dependencies, ...dependencies, ...devDependencies })) {
    const link = join(modules, dependency)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', dependency), link, windows ? 'junction' : 'dir')
  }
  return at
}

/** The same consumer as its owner would have it: npm installs everything from the registry, the kit from the tarball. */
export function install(name: string, folder: string, tarball: string): string {
  const at = join(folder, name)
  cpSync(join(home, 'consumers', name), at, { recursive: true })
  const kits = Object.entries(manifest(at).dependencies ?? {}).filter(isKit).map(([kit]) => `${kit}@file:${tarball}`)
  run(at, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...kits])
  return at
}
