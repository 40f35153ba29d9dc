// Our packages as users get them: packed as npm would publish them, installed into consumers outside of this
// repository.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { basename, dirname, join } from 'node:path'
import { root } from './run.ts'

const windows = process.platform === 'win32'

interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  bin?: Record<string, string>
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Runs a command to its end; returns its output, or throws an error that contains it. */
export function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env,
    shell: windows,
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`${[command, ...args].join(' ')}\n${stdout}${stderr}`.trim())
  return stdout.trim()
}

/** Builds the package in `home` and packs it as npm would publish it; the tarball's path. */
export function pack(home: string, folder: string): string {
  run(home, 'npm', ['run', '-s', 'build'])
  // A list, or an object by name: npm has changed the format before.
  const [packed] = Object.values(
    JSON.parse(run(home, 'npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])) as Record<
      string,
      { filename: string }
    >,
  )
  if (!packed) throw new Error('npm pack made nothing')
  return join(folder, packed.filename)
}

/** The unpacked content of the tarball. */
export function unpack(tarball: string, folder: string): string {
  run(folder, 'tar', ['-xzf', tarball])
  const open = tarball.replace(/\.tgz$/, '')
  renameSync(join(folder, 'package'), open)
  return open
}

/** A dependency of a consumer that is one of our packages, possibly under another name. */
const named = (name: string, version: string) => /^npm:(@brand\/\w+)/.exec(version)?.[1] ?? name

/**
 * A consumer in a folder of its own, outside the repository. Our packages are installed there as npm would, from their
 * tarballs; every other declared dependency comes from this repository; undeclared ones are absent.
 */
export function borrow(consumer: string, folder: string, unpacked: readonly string[]): string {
  const at = join(folder, basename(consumer))
  const modules = join(at, 'node_modules')
  cpSync(consumer, at, { recursive: true })
  const ours = new Map(unpacked.map((open) => [manifest(open).name ?? '', open]))
  const { dependencies = {}, devDependencies = {} } = manifest(at)
  const common = join(root, 'node_modules')
  const wanted = new Map([...Object.keys(dependencies), ...Object.keys(devDependencies)].map((name) => [name, common]))
  for (const [name, version] of Object.entries(dependencies)) {
    const open = ours.get(named(name, version))
    if (!open) continue
    cpSync(open, join(modules, name), { recursive: true })
    const more = manifest(open)
    for (const [command, script] of Object.entries(more.bin ?? {})) {
      const link = join(modules, '.bin', command)
      mkdirSync(dirname(link), { recursive: true })
      // If there are two copies of a package under two names, the first provides the command.
      if (!existsSync(link)) symlinkSync(join(modules, name, script), link)
      chmodSync(join(modules, name, script), 0o755)
    }
    // Dependencies that a package cannot share with the others are in its own folder.
    const own = join(root, 'packages', basename(more.name ?? ''), 'node_modules')
    for (const each of Object.keys({ ...more.dependencies, ...more.optionalDependencies }))
      wanted.set(each, existsSync(join(own, each)) ? own : common)
  }
  for (const [dependency, from] of wanted) {
    const link = join(modules, dependency)
    const here = join(from, dependency)
    // Platform packages of other platforms are not here either.
    if (existsSync(link) || !existsSync(here)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(here, link, windows ? 'junction' : 'dir')
  }
  return at
}

/** The same consumer as its owner would install it: everything by npm, our packages from the registry in `npmrc`. */
export function install(consumer: string, folder: string, npmrc: string): string {
  const at = join(folder, basename(consumer))
  cpSync(consumer, at, { recursive: true })
  writeFileSync(join(at, '.npmrc'), npmrc)
  run(at, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
  return at
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** Prints `ok` or `FAIL` for each check, or for those in `only` if it is not empty; returns the number of failures. */
export function checklist(only: readonly string[] = [], print: (text: string) => void = console.log) {
  let passed = 0
  let failed = 0
  const fail = (name: string, error: unknown): void => {
    failed += 1
    print(`FAIL ${name}\n${error instanceof Error ? error.message : String(error)}`)
  }
  async function check(name: string, proof: () => string | Promise<string>): Promise<void> {
    if (only.length > 0 && !only.includes(name)) return
    try {
      const result = await proof()
      passed += 1
      print(`ok   ${name.padEnd(18)} ${result}`)
    } catch (error) {
      fail(name, error)
    }
  }
  return { check, fail, passed: () => passed, failed: () => failed }
}
