// The client, and the gateway it is tested with, as users get them: built, packed, checked by publint and attw, then
// used by the consumers of packages/sdk, with their other dependencies from this repository. Arguments select checks.
// `npm run rehearse -- --all` installs the consumers with npm.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrow, checklist, pack, run, unpack } from './lib/packed.ts'
import { bin, root } from './lib/run.ts'
import { proofs } from './published/consumers.ts'

const { check, fail, failed } = checklist(process.argv.slice(2).filter((word) => !word.startsWith('-')))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-check-')))
// As root the gateway's database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const packages = join(root, 'packages')

try {
  const tarballs = {
    '@brand/sdk': pack(join(packages, 'sdk'), folder),
    '@brand/gateway': pack(join(packages, 'gateway'), folder),
  }
  for (const [name, tarball] of Object.entries(tarballs)) {
    await check(
      `publint ${name}`,
      () => run(folder, bin('publint'), [tarball, '--strict', '--level', 'warning']) && 'clean',
    )
    await check(
      `attw ${name}`,
      () => run(folder, bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'table-flipped']) && 'clean',
    )
  }
  const unpacked = Object.values(tarballs).map((tarball) => unpack(tarball, folder))
  const place = (name: string) => borrow(join(packages, 'sdk/consumers', name), folder, unpacked)
  for (const [name, proof] of Object.entries(proofs)) await check(name, () => proof(place))
} catch (error) {
  fail('packing', error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed() ? 1 : 0)
