// `npm run rehearse`: a release from its notes to its users, on a registry of this machine. A copy of the repository is
// versioned, built and published; three applications install it and run login, list and launch on `npx @brand/gateway`.
// `-- --all` also installs every consumer of the packages with npm; `-- --write` writes the transcript to
// docs/release-rehearsal.md.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proofs as ofTheKit } from '../packages/ui/scripts/consumers.ts'
import { checklist, install, run, unpack } from './lib/packed.ts'
import { root } from './lib/run.ts'
import { proofs as ofTheClient } from './published/consumers.ts'
import { elsewhere } from './published/elsewhere.ts'
import { next, node, vite, type App, type Stage, type Weights } from './release/apps.ts'
import { contents } from './release/contents.ts'
import { commit, copyRepository } from './release/copy.ts'
import { page } from './release/page.ts'
import { reportsOf } from './release/report.ts'
import { startRegistry, type Registry } from './release/registry.ts'
import { startSandbox, type Sandbox } from './release/sandbox.ts'
import { billOf } from './release/sbom.ts'
import { createTranscript } from './release/transcript.ts'

const begun = Date.now()
const transcript = createTranscript()
const { say, chapter, type } = transcript
const { check, fail, passed, failed } = checklist([], say)
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'rehearsal-')))
// As root the sandbox's database runs as another user, who needs access to the folder.
chmodSync(folder, 0o755)
const copy = join(folder, 'repository')
const packages = ['ui', 'sdk', 'gateway']
const weights: Weights[] = []
const times: [string, number][] = []

async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const since = Date.now()
  const done = await work()
  times.push([what, Date.now() - since])
  return done
}

const manifest = (name: string) =>
  JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8')) as { name: string; version: string }

async function release(registry: Registry): Promise<void> {
  chapter('The maintainer')
  const left = await timed('copy', () => copyRepository(copy))
  if (left.length > 0)
    console.log(`A release is made of a commit: ${left.length} changed files of the work tree are not in it.`)
  await timed('version', () => type(copy, 'npm run -s release:version'))
  for (const name of packages) {
    const changelog = readFileSync(join(copy, 'packages', name, 'CHANGELOG.md'), 'utf8')
    const notes = changelog.split('\n').filter((line) => line.startsWith('- '))
    say(`\n${manifest(name).name} ${manifest(name).version}: ${notes.length} notes in its changelog`)
  }
  await timed('build', () => type(copy, 'npm run -s release:build'))
  await check(
    'lockfile',
    () => (
      run(copy, 'npm', ['ci', '--dry-run', '--ignore-scripts', '--loglevel=error']),
      'npm ci takes it with the new versions'
    ),
  )
  commit(copy, 'Version packages')
  writeFileSync(join(copy, '.npmrc'), `${readFileSync(join(copy, '.npmrc'), 'utf8')}\n${registry.npmrc}`)
  await timed('publish', () => type(copy, 'npx changeset publish'))
}

function published(registry: Registry): string[] {
  const at = join(folder, 'published')
  mkdirSync(at)
  writeFileSync(join(at, '.npmrc'), registry.npmrc)
  return packages.map((name) => {
    const [tarball = ''] = run(at, 'npm', [
      'pack',
      '--loglevel=error',
      `@brand/${name}@${manifest(name).version}`,
    ]).split('\n')
    return unpack(join(at, tarball), at)
  })
}

async function looked(registry: Registry): Promise<void> {
  chapter('What the registry holds')
  for (const [at, open] of published(registry).entries())
    await check(`contents @brand/${packages[at]}`, () => contents(open, { released: true }))
  for (const name of packages) {
    await check(`bill @brand/${name}`, () => {
      const { components } = billOf(
        `@brand/${name}`,
        manifest(name).version,
        join(folder, `bill-${name}`),
        registry.npmrc,
      )
      return `CycloneDX, ${components.length} packages, all that npm installs`
    })
  }
  await check('API reports', () => {
    const entries = packages.flatMap((name) => [...reportsOf(join(copy, 'packages', name)).keys()])
    return `${entries.length} entries`
  })
}

async function used(registry: Registry): Promise<void> {
  chapter('The users')
  const at = join(folder, 'users')
  mkdirSync(at)
  const sandbox: Sandbox = await timed('npx @brand/gateway', () =>
    startSandbox(join(at, 'sandbox'), registry.npmrc, transcript),
  )
  try {
    const stage: Stage = { folder: at, npmrc: registry.npmrc, sandbox, transcript }
    const apps: Record<string, (stage: Stage) => Promise<App>> = { node, vite, next }
    for (const [name, app] of Object.entries(apps)) {
      await check(name, () =>
        timed(name, async () => {
          const { result, weights: mine } = await app(stage)
          if (mine) weights.push(mine)
          return result
        }),
      )
    }
  } finally {
    await sandbox.stop()
  }
}

/** Every other consumer of the packages, with all dependencies from npm. */
async function all(registry: Registry): Promise<void> {
  chapter('Other consumers')
  const at = join(folder, 'consumers')
  for (const name of packages) mkdirSync(join(at, name), { recursive: true })
  const place = (of: string) => (name: string) =>
    install(join(root, 'packages', of, 'consumers', name), join(at, of), registry.npmrc)
  for (const [name, proof] of Object.entries(ofTheKit)) await check(`kit: ${name}`, () => proof(place('ui')(name)))
  for (const [name, proof] of Object.entries({ ...ofTheClient, ...elsewhere(at) }))
    await check(`client: ${name}`, () => proof(place('sdk')))
}

const registry = await startRegistry(join(folder, 'registry'))
try {
  await release(registry)
  await timed('contents, bills', () => looked(registry))
  await used(registry)
  if (process.argv.includes('--all')) await timed('other consumers', () => all(registry))
} catch (error) {
  fail('rehearsal', error)
} finally {
  registry.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
chapter('What it cost')
for (const { consumer, js, css, later } of weights)
  say(
    `${consumer.padEnd(24)} ${String(js).padStart(7)} B js ${String(css).padStart(6)} B css at first, ${later} B later (gz)`,
  )
for (const [what, ms] of times) say(`${what.padEnd(24)} ${(ms / 1000).toFixed(1).padStart(7)} s`)
say(`All of it took ${((Date.now() - begun) / 1000).toFixed(0)} s.`)
say(`${passed()} passed, ${failed()} failed`)
if (process.argv.includes('--write'))
  writeFileSync(join(root, 'docs/release-rehearsal.md'), page(transcript.lines, weights, times))
process.exitCode = failed() ? 1 : 0
