// The client, and the gateway it is tried on, as others get them: built, packed, looked at by publint and attw, then used by
// the consumers of packages/sdk. `--install` installs those from the registry first, and other versions of Node and TypeScript
// beside them; without it they borrow from this repository. Names after it choose among the checks.
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { borrow, checklist, install, pack, run, unpack } from './lib/packed.ts'
import { bin, root } from './lib/run.ts'
import { proofs } from './published/consumers.ts'
import { elsewhere } from './published/elsewhere.ts'

const installs = process.argv.includes('--install')
const { check, fail, failed } = checklist(process.argv.slice(2).filter((word) => !word.startsWith('-')))
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-check-')))
// As root the gateway's database runs as another user, who must get through.
chmodSync(folder, 0o755)
const packages = join(root, 'packages')

try {
  const tarballs = { '@brand/sdk': pack(join(packages, 'sdk'), folder), '@brand/gateway': pack(join(packages, 'gateway'), folder) }
  for (const [name, tarball] of Object.entries(tarballs)) {
    await check(`publint ${name}`, () => run(folder, bin('publint'), [tarball, '--strict', '--level', 'warning']) && 'clean')
    await check(`attw ${name}`, () => run(folder, bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'table-flipped']) && 'clean')
  }
  const unpacked = Object.values(tarballs).map((tarball) => unpack(tarball, folder))
  const place = (name: string) => {
    const consumer = join(packages, 'sdk/consumers', name)
    return installs ? install(consumer, folder, tarballs) : borrow(consumer, folder, unpacked)
  }
  for (const [name, proof] of Object.entries(installs ? { ...proofs, ...elsewhere(folder) } : proofs)) {
    await check(name, () => proof(place))
  }
} catch (error) {
  fail('packing', error)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed() ? 1 : 0)
