// `npm run rehearse`: what a release brings its users. The packages are built, packed and published to a registry of
// this machine; applications install them from there and are used in a browser on the gateway of the package. Arguments
// choose among them; `-- --all` also installs every consumer of the packages with npm.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proofs as ofTheKit } from '../packages/ui/scripts/consumers.ts'
import { checklist, install, pack, run } from './lib/packed.ts'
import { root } from './lib/run.ts'
import { proofs as ofTheClient } from './published/consumers.ts'
import { elsewhere } from './published/elsewhere.ts'
import { apps, everyStep } from './release/apps.ts'
import { startRegistry } from './release/registry.ts'
import { startSandbox } from './release/sandbox.ts'
import { billOf } from './release/sbom.ts'

const begun = Date.now()
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const { check, fail, passed, failed } = checklist(chosen)
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rehearsal-')))
// As root the sandbox's database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const packages = ['ui', 'sdk', 'gateway']
const registry = await startRegistry(join(folder, 'registry'))

function publish(): string {
  const at = join(folder, 'published')
  mkdirSync(at)
  writeFileSync(join(at, '.npmrc'), registry.npmrc)
  for (const name of packages) run(at, 'npm', ['publish', pack(join(root, 'packages', name), at), '--loglevel=error'])
  return packages.map((name) => `@brand/${name}`).join(', ')
}

async function tryApps(): Promise<void> {
  const at = join(folder, 'users')
  mkdirSync(at)
  const since = Date.now()
  const sandbox = await startSandbox(join(at, 'sandbox'), registry.npmrc)
  console.log(`The gateway answers ${((Date.now() - since) / 1000).toFixed(0)} s after its installation began.`)
  try {
    for (const [name, app] of Object.entries(apps)) {
      const start = Date.now()
      await check(name, async () => {
        const result = await app({ folder: at, npmrc: registry.npmrc, sandbox })
        return `${result} (${((Date.now() - start) / 1000).toFixed(0)} s)`
      })
    }
    await check('steps', everyStep)
  } finally {
    await sandbox.stop()
  }
}

/** Every other consumer of the packages, with all dependencies from npm. */
async function all(): Promise<void> {
  const at = join(folder, 'consumers')
  for (const name of packages) mkdirSync(join(at, name), { recursive: true })
  const place = (of: string) => (name: string) =>
    install(join(root, 'packages', of, 'consumers', name), join(at, of), registry.npmrc)
  for (const [name, proof] of Object.entries(ofTheKit)) await check(`kit: ${name}`, () => proof(place('ui')(name)))
  for (const [name, proof] of Object.entries({ ...ofTheClient, ...elsewhere(at) }))
    await check(`client: ${name}`, () => proof(place('sdk')))
}

try {
  console.log(`Published: ${publish()}`)
  for (const name of packages)
    await check(`bill of ${name}`, () => {
      const { version } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
        version: string
      }
      return `${billOf(`@brand/${name}`, version, join(folder, `bill-${name}`), registry.npmrc).components.length} packages`
    })
  await tryApps()
  if (process.argv.includes('--all')) await all()
} catch (error) {
  fail('rehearsal', error)
} finally {
  registry.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
console.log(`All of it took ${((Date.now() - begun) / 1000).toFixed(0)} s.`)
console.log(`${passed()} passed, ${failed()} failed`)
process.exitCode = failed() ? 1 : 0
