// The package as others get it: built, packed, looked at by publint and attw, then used by the consumers of ../consumers.
// `--install` installs those from the registry first, as their owners would; without it they borrow from this repository.
// Names after it choose among the checks.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { light } from './check/consumers.ts'
import { next } from './check/next.ts'
import { borrow, install, pack, run, unpack } from './check/pack.ts'

const bin = (name: string) => join(import.meta.dirname, '../../../node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const installs = process.argv.includes('--install')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ui-check-')))
let failed = 0

async function check(name: string, proof: () => string | Promise<string>) {
  if (only.length > 0 && !only.includes(name)) return
  const said = await Promise.resolve().then(proof).catch((error: Error) => error)
  if (said instanceof Error) failed += 1
  console.log(said instanceof Error ? `FAIL ${name}\n${said.message}` : `ok   ${name.padEnd(18)} ${said}`)
}

try {
  const tarball = pack(folder)
  const unpacked = unpack(tarball, folder)
  const { exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as { exports: Record<string, unknown> }
  const css = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
  await check('publint', () => run(folder, bin('publint'), [tarball, '--strict', '--level', 'warning']) && 'clean')
  await check('attw', () => run(folder, bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--exclude-entrypoints', ...css]) && 'clean')
  for (const [name, proof] of Object.entries(installs ? { ...light, next } : light)) {
    await check(name, () => proof(installs ? install(name, folder, tarball) : borrow(name, folder, unpacked)))
  }
} catch (error) {
  failed += 1
  console.log(`FAIL packing\n${error instanceof Error ? error.message : String(error)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed ? 1 : 0)
