// The package as others get it: built, packed, looked at by publint and attw, then used by the consumers of
// ../consumers, with their other dependencies from this repository. Names after it choose among the checks.
// `npm run rehearse -- --all` has npm install them.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrow, checklist, pack, run, unpack } from '../../../scripts/lib/packed.ts'
import { bin } from '../../../scripts/lib/run.ts'
import { proofs } from './consumers.ts'

const { check, fail, failed } = checklist(process.argv.slice(2).filter((word) => !word.startsWith('-')))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ui-check-')))
const home = join(import.meta.dirname, '..')

try {
  const tarball = pack(home, folder)
  const unpacked = unpack(tarball, folder)
  const { exports } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const css = Object.keys(exports).filter((entry) => entry.endsWith('.css'))
  await check('publint', () => run(folder, bin('publint'), [tarball, '--strict', '--level', 'warning']) && 'clean')
  await check(
    'attw',
    () =>
      run(folder, bin('attw'), [
        tarball,
        '--profile',
        'esm-only',
        '--format',
        'table-flipped',
        '--exclude-entrypoints',
        ...css,
      ]) && 'clean',
  )
  for (const [name, proof] of Object.entries(proofs))
    await check(name, () => proof(borrow(join(home, 'consumers', name), folder, [unpacked])))
} catch (error) {
  fail('packing', error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed() ? 1 : 0)
