// Generates one thing of each kind in a copy of the repository, and runs all checks of a change on it. Prints a line
// `ok` or `FAIL` for each with its seconds; the copy is removed afterwards unless KEEP=1.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bin, fromSource, root, runToEnd } from '../lib/run.ts'

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'new-')))
const git = (cwd: string, ...args: string[]) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout

/** Copies a folder, with copy-on-write if the file system supports it. */
function lend(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) lend(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        copyFileSync(source, target)
      }
    }
  }
}

/** Every file that is or may be tracked, with the installed packages; our own packages are those of the copy. */
function prepare(): void {
  for (const file of git(root, 'ls-files', '-z', '-co', '--exclude-standard').split('\0')) {
    if (!file || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  mkdirSync(join(copy, 'node_modules'))
  // Each copy has its own caches, since they contain absolute paths. Links to our packages are relative, so they
  // resolve within the copy.
  for (const entry of readdirSync(join(root, 'node_modules'), { withFileTypes: true })) {
    const [source, target] = [join(root, 'node_modules', entry.name), join(copy, 'node_modules', entry.name)]
    if (entry.name.startsWith('.') && entry.name !== '.bin' && !entry.isFile()) continue
    if (entry.isDirectory()) lend(source, target)
    else copyFileSync(source, target)
  }
  for (const part of [
    'packages/demo-vendor',
    'packages/gateway',
    'packages/sdk',
    'packages/ui',
    'packages/bench',
    'site',
  ]) {
    if (existsSync(join(root, part, 'node_modules')))
      lend(join(root, part, 'node_modules'), join(copy, part, 'node_modules'))
  }
  git(copy, 'init', '-q')
  git(copy, 'add', '-A')
}

let failed = 0
async function step(what: string, work: () => Promise<string | undefined>): Promise<void> {
  const since = Date.now()
  const problem = await work()
  if (problem !== undefined) failed += 1
  const seconds = ((Date.now() - since) / 1000).toFixed(1)
  console.log(
    `${problem === undefined ? 'ok  ' : 'FAIL'} ${what.padEnd(56)} ${seconds} s` +
      (problem === undefined ? '' : `\n${problem.replaceAll(/^/gm, '     ')}`),
  )
}

async function run(command: string, ...args: string[]): Promise<string | undefined> {
  const { code, output } = await runToEnd(command, args, { cwd: copy })
  return code === 0 ? undefined : output
}
const node = (...args: string[]) => run(process.execPath, ...fromSource, ...args)
const make = (...args: string[]) => node('scripts/new.ts', ...args)
/**
 * Parts of paths: generated files, and tests of a registry, a contract, a table of addresses or a list of languages.
 */
const tests = [
  'RatingStars',
  'SeatMap',
  'ui/src/registry',
  'ui/src/ssr',
  'ui/src/i18n',
  'packages/sdk/',
  'member/tips',
  'member/inbox',
  'gateway/src/app/conformance',
  'platform/tips',
  'account/my-seats',
  'agent/team-notes',
  'app/routing',
  'app/centre',
  'routes/waiting',
  'app/i18n',
]

/** The generator refuses with a reason, and the copy is unchanged. */
async function refused(reason: RegExp, ...args: string[]): Promise<string | undefined> {
  const before = git(copy, 'status', '--porcelain', '-uall')
  const { code, output } = await runToEnd(process.execPath, [...fromSource, 'scripts/new.ts', ...args], { cwd: copy })
  if (code === 0 || !output.includes('Nothing was written') || !reason.test(output))
    return `${args.join(' ')}: ${output}`
  return git(copy, 'status', '--porcelain', '-uall') === before ? undefined : `${args.join(' ')} left something behind`
}

try {
  prepare()
  await step('bad names and names that are taken', async () => {
    const all = [
      await refused(/what is to be made/),
      await refused(/"castle" cannot be made/, 'castle', 'X'),
      await refused(/a name is missing/, 'component'),
      await refused(/PascalCase/, 'component', 'ratingStars'),
      await refused(/already in the kit/, 'component', 'Button'),
      await refused(/--group toys is none/, 'component', 'RatingStars', '--group', 'toys'),
      await refused(/already there/, 'endpoint', 'favourites.add'),
      await refused(/area and call/, 'endpoint', 'tips'),
      await refused(/word of the language/, 'endpoint', 'tips.delete'),
      await refused(/lower case/, 'page', '../Tips'),
      await refused(/already/, 'page', 'help'),
      await refused(/already has a page|already something called/, 'page', 'member/limits'),
      await refused(/already spoken/, 'language', 'bn'),
      await refused(/no language/, 'language', 'xq'),
      await refused(/unknown option/i, 'language', 'hi', '--fast'),
    ]
    return all.filter((one) => one !== undefined).join('\n') || undefined
  })
  await step('new endpoint tournaments.list, two lines of other files', async () => {
    const problem = await make('endpoint', 'tournaments.list')
    if (problem !== undefined) return problem
    const generated = [':!*.gen.ts', ':!packages/sdk/openapi.json']
    const lines = git(copy, 'diff', '--numstat', '--', '.', ...generated).trim()
    const others = git(copy, 'ls-files', '-o', '--exclude-standard')
      .split('\n')
      .filter((file) => file && !file.includes('tournaments'))
    const wanted = ['packages/gateway/src/modules/index.ts', 'packages/sdk/contract/areas/index.ts']
    return lines === wanted.map((file) => `1\t0\t${file}`).join('\n') && others.length === 0
      ? undefined
      : [lines, ...others].join('\n')
  })
  await step('new component RatingStars', () => make('component', 'RatingStars'))
  await step('new component SeatMap, of games', () => make('component', 'SeatMap', '--group', 'gaming'))
  await step('new endpoint tips.today, an area of its own', () => make('endpoint', 'tips.today'))
  await step('new endpoint inbox.search, in an area there is', () => make('endpoint', 'inbox.search'))
  await step('new page tips, at an address of its own', () => make('page', 'tips', '--title-bn', 'পরামর্শ'))
  await step('new page member/my-seats, of the member centre', () => make('page', 'member/my-seats'))
  await step('new page agent/team-notes, of the agent centre', () => make('page', 'agent/team-notes'))
  await step('new language he, right to left', () => make('language', 'he'))
  await step('new language yo', () => make('language', 'yo'))
  await step(
    'the same once more is refused',
    async () =>
      (await refused(/already in the kit/, 'component', 'RatingStars')) ??
      (await refused(/already spoken/, 'language', 'he')) ??
      refused(/already/, 'page', 'tips'),
  )

  git(copy, 'add', '-A')
  // In parallel, as in `npm test`: none of them writes what another one reads.
  await Promise.all([
    step('lint', () => node('scripts/lint.ts')),
    step('types', () => run('npm', 'run', '-s', 'types')),
    step('generated files fresh', () => node('scripts/gen.ts', '--check')),
  ])
  await step('docs: a page of the component and of the area', () => node('scripts/docs.ts'))
  await step('tests of what was made, and of the lists it stands in', () =>
    run(
      bin('vitest').replace(root, copy),
      'run',
      ...['ui', 'sdk', 'gateway', 'site'].flatMap((part) => ['--project', part]),
      ...tests,
    ),
  )
} finally {
  if (process.env['KEEP']) console.log(`kept: ${copy}`)
  else rmSync(copy, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0
