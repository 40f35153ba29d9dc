// The package as others get it: built, packed, looked at by publint and attw, then used by the consumers of ../consumers.
// `--install` installs those from the registry first, as their owners would; without it they borrow from this repository.
// Names after it choose among the checks.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrow, checklist, install, pack, run, unpack } from '../../../scripts/lib/packed.ts'
import { bin } from '../../../scripts/lib/run.ts'
import { light } from './check/consumers.ts'
import { next } from './check/next.ts'

const installs = process.argv.includes('--install')
const { check, fail, failed } = checklist(process.argv.slice(2).filter((word) => !word.startsWith('-')))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ui-check-')))
const home = join(import.meta.dirname, '..')

try {
  const tarball = pack(home, folder)
  const unpacked = unpack(tarball, folder)
  const { exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as { exports: Record<string, unknown> }
  const css = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
  await check('publint', () => run(folder, bin('publint'), [tarball, '--strict', '--level', 'warning']) && 'clean')
  await check('attw', () => run(folder, bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'table-flipped', '--exclude-entrypoints', ...css]) && 'clean')
  for (const [name, proof] of Object.entries(installs ? { ...light, next } : light)) {
    const consumer = join(home, 'consumers', name)
    await check(name, () => proof(installs ? install(consumer, folder, { '@brand/ui': tarball }) : borrow(consumer, folder, [unpacked])))
  }
} catch (error) {
  fail('packing', error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed() ? 1 : 0)
