// `npm test`: every layer with its duration, the slowest tests of each, and one last line `N passed, N failed`. Words
// after `--` select layers by name; `-- --changed` selects layers and tests by the changes in git, see
// `scripts/test/changed.ts`. `npm run test:full` adds the long ones: those that need the network, many cases, or many
// minutes.
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './lib/browser.ts'
import { bin, fromSource, root, runToEnd } from './lib/run.ts'
import { baseOf, changedSince, choose, type Project } from './test/changed.ts'
import { prepared, removePrepared } from './test/prepared.ts'
import {
  busySeconds,
  readBrowser,
  readReport,
  readUnit,
  slowest,
  type BrowserReport,
  type Timed,
  type UnitReport,
} from './test/reports.ts'

// The compile cache of Node, shared by the many processes that tests start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')

interface Count {
  passed: number
  failed: number
  output?: string
  /** A few lines for each failure, repeated at the end. */
  why?: string[]
  /**
   * Browser tests that passed only on a retry: not a failure of the product, but a defect of the test that needs a fix.
   */
  flaky?: string[]
  /** Duration of each test. */
  times?: Timed[]
}
interface Layer {
  name: string
  /** Runs in `npm run test:full` only. */
  long?: true
  /** Same group as the previous layer: two layers of a group run at a time, and none needs the result of another. */
  beside?: true
  /** The layer whose result it needs, so that they never run at the same time. */
  after?: string
  /** A folder it builds: two layers that build the same never run at the same time. */
  writes?: string
  run: () => Promise<Count>
}

const reports = join(root, 'node_modules/.cache/reports')
mkdirSync(reports, { recursive: true })

const script = (file: string, ...args: string[]) => runToEnd(process.execPath, [...fromSource, file, ...args])

/** A script that prints a line `ok` or `FAIL` for each check. */
async function checks(file: string, ...args: string[]): Promise<Count> {
  const { code, output } = await script(file, ...args)
  const count = (word: string) => output.split('\n').filter((line) => line.startsWith(`${word} `)).length
  const failed = count('FAIL') || (code === 0 ? 0 : 1)
  return { passed: count('ok') || (failed ? 0 : 1), failed, output: failed ? output : undefined }
}

async function vitest(...args: string[]): Promise<Count> {
  const file = join(reports, 'vitest.json')
  rmSync(file, { force: true })
  const { code, output } = await runToEnd(
    bin('vitest'),
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { env: { ...process.env, ...(!args.includes('!gateway') && (await prepared())) } },
  )
  const report = readReport<UnitReport>(file)
  const failed = report ? report.numFailedTests || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites)) : 1
  return { passed: report?.numPassedTests ?? 0, failed, output: failed ? output : undefined, ...readUnit(report) }
}

/**
 * All tests of Vitest; with `--changed` those that import changed files, and in the gateway those of the changed
 * modules.
 */
async function units(): Promise<Count> {
  if (!choice || !base) return vitest()
  const changed = await vitest('--changed', base, '--project', '!gateway', '--passWithNoTests')
  if (choice.gateway.size === 0) return changed
  const gateway = await vitest('--project', 'gateway', ...choice.gateway)
  return {
    passed: changed.passed + gateway.passed,
    failed: changed.failed + gateway.failed,
    output: [changed.output, gateway.output].filter(Boolean).join('\n'),
    why: [...(changed.why ?? []), ...(gateway.why ?? [])],
    times: [...(changed.times ?? []), ...(gateway.times ?? [])],
  }
}

async function playwright(project: Project): Promise<Count> {
  const file = join(reports, `playwright-${project}.json`)
  rmSync(file, { force: true })
  const named = project === 'kit' && choice ? [...choice.components].join('|') : ''
  const { code, output } = await runToEnd(
    bin('playwright'),
    [
      'test',
      ...(choice?.specs[project] ?? []),
      '--project',
      project,
      // Layers may run in parallel, so each has its own files.
      '--output',
      join('test-results', project),
      ...(named ? ['-g', `/(${named})\\b`, '--pass-with-no-tests'] : []),
    ],
    {
      env: {
        ...process.env,
        ...(project === 'site' && (await prepared())),
        // Specs that import modules of the gateway read the packages from source, whether or not they are built.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${fromSource[0]}`.trim(),
        PLAYWRIGHT_JSON: file,
        PICTURES: 'none',
        ...(full && { SHEETS: 'all', FULL: 'yes' }),
        FORCE_COLOR: '0',
      },
    },
  )
  const report = readReport<BrowserReport>(file)
  const failed = report ? report.stats.unexpected || (code === 0 ? 0 : 1) : 1
  return {
    passed: report ? report.stats.expected + report.stats.flaky : 0,
    failed,
    output: failed ? output : undefined,
    ...readBrowser(report),
  }
}

async function storybook(): Promise<Count> {
  const { code, output } = await runToEnd(bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

const fuzzed = ['src/testing/fuzz/fuzz', 'src/modules/contracts/settlement/random']

const layers: Layer[] = [
  { name: 'browser found', run: async () => (findBrowser(), { passed: 1, failed: 0 }) },
  { name: 'lint', run: () => checks('scripts/lint.ts') },
  { name: 'types', beside: true, run: () => checks('scripts/types.ts') },
  {
    name: 'generated files fresh',
    beside: true,
    run: () => checks('scripts/gen.ts', '--check', ...(choice?.generated ?? [])),
  },
  { name: 'unit, gateway, conformance', run: units },
  {
    name: 'fuzz, 1,000 cases a call',
    long: true,
    run: () => vitest('--project', 'gateway', '--mode', 'fuzz', ...fuzzed),
  },
  {
    name: 'kills, 50 and 10',
    long: true,
    run: () => vitest('--project', 'gateway', '--mode', 'full', 'src/testing/fuzz/kills'),
  },
  { name: 'new things of each kind', long: true, run: () => checks('scripts/new/rehearse.ts') },
  {
    name: 'size budgets',
    beside: true,
    after: 'new things of each kind',
    writes: 'packages/ui/dist',
    run: () => checks('scripts/size.ts', ...(choice?.siteAlone ? ['site'] : [])),
  },
  {
    name: 'kit as published',
    beside: true,
    writes: 'packages/ui/dist',
    run: () => checks('packages/ui/scripts/check.ts'),
  },
  // These three mostly wait for npm.
  { name: 'sdk as published', beside: true, run: () => checks('scripts/published.ts') },
  // In `npm run test:full` npm also installs every other consumer of the packages.
  {
    name: 'release rehearsed',
    long: true,
    beside: true,
    run: () => checks('scripts/rehearse.ts', ...(full ? ['--all'] : [])),
  },
  { name: 'storybook builds', beside: true, run: storybook },
  { name: 'docs', run: () => checks('scripts/docs.ts', '--check') },
  { name: 'kit in the browser', run: () => playwright('kit') },
  // Tests of games wait for reels and closing times: with fewer workers a core would be idle.
  { name: 'game in the browser', beside: true, run: () => playwright('vendor') },
  { name: 'docs in the browser', beside: true, after: 'docs', run: () => playwright('docs') },
  // If two builds of one commit differed in appearance, reviews of pictures would be worthless.
  { name: 'pictures are repeatable', long: true, run: () => checks('scripts/visual.ts', '--base', 'HEAD', '--strict') },
  { name: 'site in the browser', run: () => playwright('site') },
]

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const sinceWord = process.argv.find((word) => /^--changed(=|$)/.test(word))
const base = sinceWord === undefined ? undefined : baseOf(sinceWord.split('=')[1])
const choice = base === undefined ? undefined : choose(changedSince(base))
const total = { passed: 0, failed: 0 }
const faults: string[] = []
const flakyTests: string[] = []
const slow: string[] = []
const begun = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function show({ name, run }: Layer): Promise<boolean> {
  const since = Date.now()
  const {
    passed,
    failed,
    output,
    why = [],
    flaky = [],
    times = [],
  } = await run().catch((cause: unknown): Count => ({
    passed: 0,
    failed: 1,
    output: cause instanceof Error ? cause.message : String(cause),
  }))
  total.passed += passed
  total.failed += failed
  faults.push(...why)
  flakyTests.push(...flaky)
  if (times.length > 0) slow.push(`Slowest of ${name}:`, ...slowest(times))
  if (output) console.log(output)
  console.log(
    `${failed ? 'FAIL' : 'ok  '} ${name.padEnd(28)} ` +
      `${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds(since)}`,
  )
  return failed === 0
}

/**
 * Runs the layers of a group, two at a time, so that waiting leaves a core to the other. Returns whether each passed.
 */
async function inTwoLanes(group: readonly Layer[]): Promise<boolean[]> {
  const left = [...group]
  const passed: boolean[] = []
  const written = new Set<string>()
  // What waits for another layer's folder is left to the lane that runs that one.
  const next = () => {
    const at = left.findIndex(({ writes }) => !writes || !written.has(writes))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const lane = async () => {
    for (let layer = next(); layer; layer = next()) {
      const { writes } = layer
      if (writes) written.add(writes)
      passed.push(await show(layer))
      if (writes) written.delete(writes)
    }
  }
  await Promise.all([lane(), lane()])
  return passed
}

const chosen = layers.filter(
  ({ name, long }) =>
    (full || !long) &&
    (choice?.layers?.has(name) ?? true) &&
    (only.length === 0 || name === 'browser found' || only.some((word) => name.includes(word))),
)
if (base) console.log(`Compared with ${base}: ${choice?.layers ? `${chosen.length} layers` : 'every layer'}.`)
const groups = chosen.reduce<Layer[][]>((sum, layer) => {
  const last = sum.at(-1) ?? []
  const fits = layer.beside && sum.length > 1 && !last.some(({ name }) => name === layer.after)
  return fits ? [...sum.slice(0, -1), [...last, layer]] : [...sum, [layer]]
}, [])
for (const [at, group] of groups.entries()) {
  const [since, before] = [Date.now(), busySeconds()]
  const whole = await inTwoLanes(group)
  const after = busySeconds()
  if (after - before > 1) {
    const share = (after - before) / ((Date.now() - since) / 1000) / availableParallelism()
    console.log(
      `     ${(after - before).toFixed(0)} s of CPU on this machine, ${(share * 100).toFixed(0)} % of all cores`,
    )
  }
  // Without a browser, all further layers would fail for the same reason.
  if (at === 0 && !whole[0]) break
}
await removePrepared()
for (const line of slow) console.log(line)
for (const flakyTest of flakyTests) console.log(`FLAKY ${flakyTest}`)
for (const fault of faults) console.log(`FAIL ${fault}`)
console.log(`All of it took ${seconds(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
// Not exit(), which would lose output that is still in a pipe.
process.exitCode = total.failed ? 1 : 0
