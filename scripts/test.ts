// `npm test` is the gate: what has to pass before a change lands, in at most eight minutes. `npm run test:wide` runs
// every test of the product but the long ones, which `npm run test:full` adds. Words after `--` choose: those in the
// name of a step choose steps, others choose test files by their path. The last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './lib/product.ts'
import { bin, fromSource, root, runToEnd } from './lib/run.ts'
import { prepared, removePrepared } from './test/prepared.ts'
import {
  busySeconds,
  countUnits,
  failedFiles,
  readBrowser,
  readReport,
  readUnit,
  slowest,
  type BrowserReport,
  type Count,
  type UnitReport,
} from './test/reports.ts'

type Level = 'gate' | 'wide' | 'full'
interface Step {
  name: string
  /** The levels that have it. */
  levels: readonly Level[]
  /** Begins when the steps before it have ended; otherwise two steps run at a time. */
  alone?: true
  /** A folder it builds: two steps that build the same never run at the same time. */
  writes?: string
  run: () => Promise<Count>
}

const level: Level = process.argv.includes('--full') ? 'full' : process.argv.includes('--wide') ? 'wide' : 'gate'
const words = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const reports = join(root, 'node_modules/.cache/reports')
mkdirSync(reports, { recursive: true })
// The compile cache of Node, shared by the many processes that tests start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules/.cache/compiled')

/** A command that is one check. */
async function command(name: string, ...args: string[]): Promise<Count> {
  const { code, output } = await runToEnd(name, args, { env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' } })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

/** A script that prints a line `ok` or `FAIL` for each check. */
async function checks(file: string, ...args: string[]): Promise<Count> {
  const { code, output } = await runToEnd(process.execPath, [...fromSource, file, ...args])
  const count = (word: string) => output.split('\n').filter((line) => line.startsWith(`${word} `)).length
  const failed = count('FAIL') || (code === 0 ? 0 : 1)
  return { passed: count('ok') || (failed ? 0 : 1), failed, output: failed ? output : undefined }
}

/** Vitest, and its failed files again by themselves: a file that passes then is named as flaky. */
async function vitest(...args: string[]): Promise<Count> {
  const run = async (...more: string[]) => {
    const file = join(reports, 'vitest.json')
    rmSync(file, { force: true })
    const { code, output } = await runToEnd(
      bin('vitest'),
      ['run', ...args, ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      { env: { ...process.env, ...(await prepared()) } },
    )
    return { code, output, report: readReport<UnitReport>(file) }
  }
  const first = await run()
  if (!first.report) return { passed: 0, failed: 1, output: first.output }
  let [wrong, last] = [failedFiles(first.report), first]
  const flaky: string[] = []
  // Of a broken build everything fails: a second run would only take time.
  for (let again = 0; again < 2 && wrong.length > 0 && wrong.length <= 10; again++) {
    last = await run(...wrong, '--maxWorkers=1')
    if (!last.report) break
    const still = failedFiles(last.report)
    flaky.push(...wrong.filter((file) => !still.includes(file)))
    wrong = still
  }
  const { passed, failed } = countUnits(first.report, wrong)
  // An error outside of any test, as an unhandled rejection.
  const outside = wrong.length === 0 && last.code !== 0 ? 1 : 0
  return {
    passed,
    failed: failed + outside,
    output: failed + outside ? first.output : undefined,
    why: readUnit(first.report, wrong).why,
    times: readUnit(first.report, wrong).times,
    flaky: [...flaky, ...(flaky.length > 0 ? readUnit(first.report, flaky).why : [])],
  }
}

async function playwright(project: string, ...args: string[]): Promise<Count> {
  const file = join(reports, `playwright-${project}.json`)
  rmSync(file, { force: true })
  const { code, output } = await runToEnd(
    bin('playwright'),
    // Steps may run at the same time, so each has its own files.
    ['test', '--project', project, '--output', join('test-results', project), ...args],
    {
      env: {
        ...process.env,
        ...(project === 'site' && (await prepared())),
        // Specs that import modules of the gateway read the packages from source, whether or not they are built.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${fromSource[0]}`.trim(),
        PLAYWRIGHT_JSON: file,
        PICTURES: 'none',
        ...(level === 'gate' && { GATE: 'yes' }),
        ...(level === 'full' && { SHEETS: 'all', FULL: 'yes' }),
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

/** Found or fetched; its version is printed, as it is not pinned. */
async function browser(): Promise<Count> {
  const { code, output } = await runToEnd(process.execPath, ['scripts/test/browser.ts'])
  return { passed: code ? 0 : 1, failed: code ? 1 : 0, output: output.trim() }
}

async function built(): Promise<Count> {
  await bundle()
  await prepared()
  return { passed: 2, failed: 0 }
}

const all: readonly Level[] = ['gate', 'wide', 'full']
const gate: readonly Level[] = ['gate']
const wide: readonly Level[] = ['wide', 'full']
const full: readonly Level[] = ['full']
const fuzzed = ['src/testing/fuzz/fuzz', 'src/modules/contracts/settlement/random']
const names = (): string[] => steps.map(({ name }) => name)
/** Words that are in the name of no step choose test files. */
const files = (): string[] => words.filter((word) => !names().some((name) => name.includes(word)))
const chosenFiles = (flag: string): string[] => (files().length > 0 ? [...files(), flag] : [])

const steps: readonly Step[] = [
  // What is generated is used as this run writes it; whether the committed files are the same is asked by `wide`.
  { name: 'generate', levels: gate, run: () => checks('scripts/gen.ts') },
  { name: 'browser', levels: all, alone: true, run: browser },
  { name: 'lint', levels: all, run: () => checks('scripts/lint.ts', ...(level === 'gate' ? ['--quick'] : [])) },
  { name: 'types', levels: all, run: () => command('npm', 'run', '-s', 'types') },
  { name: 'build', levels: all, run: built },
  { name: 'generated files are fresh', levels: wide, run: () => checks('scripts/gen.ts', '--check') },
  {
    name: 'units',
    levels: gate,
    alone: true,
    run: () => vitest('--exclude', '**/*.slow.test.*', ...chosenFiles('--passWithNoTests')),
  },
  {
    name: 'smoke',
    levels: gate,
    alone: true,
    run: () =>
      playwright('site', '--grep', '@smoke', '--retries=2', '--max-failures=3', ...chosenFiles('--pass-with-no-tests')),
  },
  { name: 'units, all of them', levels: wide, alone: true, run: () => vitest(...chosenFiles('--passWithNoTests')) },
  {
    name: 'fuzz, 1,000 cases a call',
    levels: full,
    alone: true,
    run: () => vitest('--project', 'gateway', '--mode', 'fuzz', ...fuzzed),
  },
  {
    name: 'kills, 50 and 10',
    levels: full,
    alone: true,
    run: () => vitest('--project', 'gateway', '--mode', 'full', 'src/testing/fuzz/kills'),
  },
  { name: 'new things of each kind', levels: full, alone: true, run: () => checks('scripts/new/rehearse.ts') },
  {
    name: 'size budgets',
    levels: wide,
    alone: true,
    writes: 'packages/ui/dist',
    run: () => checks('scripts/size.ts'),
  },
  {
    name: 'kit as published',
    levels: wide,
    writes: 'packages/ui/dist',
    run: () => checks('packages/ui/scripts/check.ts'),
  },
  { name: 'client as published', levels: wide, run: () => checks('scripts/published.ts') },
  // npm also installs every other consumer of the packages.
  { name: 'release rehearsed', levels: full, run: () => checks('scripts/rehearse.ts', '--all') },
  {
    name: 'storybook and documentation build',
    levels: wide,
    run: () => command(bin('storybook'), 'build', '-o', 'storybook-static', '--quiet'),
  },
  {
    name: 'kit in the browser',
    levels: wide,
    alone: true,
    run: () => playwright('kit', ...chosenFiles('--pass-with-no-tests')),
  },
  // Tests of games wait for reels and closing times: with fewer workers a core would be idle.
  {
    name: 'games in the browser',
    levels: wide,
    run: () => playwright('vendor', ...chosenFiles('--pass-with-no-tests')),
  },
  // If two builds of one commit differed in appearance, reviews of pictures would be worthless.
  {
    name: 'pictures are repeatable',
    levels: full,
    alone: true,
    run: () => checks('scripts/visual.ts', '--base', 'HEAD', '--strict'),
  },
  {
    name: 'site in the browser',
    levels: wide,
    alone: true,
    run: () => playwright('site', ...chosenFiles('--pass-with-no-tests')),
  },
]

const total = { passed: 0, failed: 0 }
const ends: { faults: string[]; flaky: string[]; slow: string[] } = { faults: [], flaky: [], slow: [] }
const seconds = (since: number) => (Date.now() - since) / 1000

async function show({ name, run }: Step): Promise<void> {
  const since = Date.now()
  const count = await run().catch((cause: unknown): Count => ({
    passed: 0,
    failed: 1,
    output: cause instanceof Error ? cause.message : String(cause),
  }))
  total.passed += count.passed
  total.failed += count.failed
  ends.faults.push(...(count.why ?? []))
  ends.flaky.push(...(count.flaky ?? []))
  if (count.times?.length) ends.slow.push(`Slowest of ${name}:`, ...slowest(count.times))
  if (count.output) console.log(count.output)
  console.log(
    `${count.failed ? 'FAIL' : 'ok  '} ${name.padEnd(28)} ` +
      `${String(count.passed).padStart(5)} passed ${String(count.failed).padStart(3)} failed  ${seconds(since).toFixed(1)} s`,
  )
}

/** Runs steps two at a time, so that what waits leaves a core to the other. */
async function inTwoLanes(group: readonly Step[]): Promise<void> {
  const left = [...group]
  const written = new Set<string>()
  // What waits for another step's folder is left to the lane that runs that one.
  const next = () => {
    const at = left.findIndex(({ writes }) => !writes || !written.has(writes))
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const lane = async () => {
    for (let step = next(); step; step = next()) {
      const { writes } = step
      if (writes) written.add(writes)
      await show(step)
      if (writes) written.delete(writes)
    }
  }
  await Promise.all([lane(), lane()])
}

const named = words.filter((word) => !files().includes(word))
const takesFiles = /^(units|smoke)|in the browser/
const inBrowser = /^smoke|in the browser/
const asked = steps.filter(
  ({ name, levels }) =>
    levels.includes(level) &&
    (words.length === 0 ||
      named.some((word) => name.includes(word)) ||
      (files().length > 0 && named.length === 0 && takesFiles.test(name))),
)
// Whoever asks for journeys alone still needs what they run in.
const needed = ({ name }: Step) =>
  (name === 'browser' && asked.some((step) => inBrowser.test(step.name))) ||
  (name === 'build' && (files().length > 0 || asked.some((step) => inBrowser.test(step.name))))
const chosen = steps.filter((step) => asked.includes(step) || (step.levels.includes(level) && needed(step)))
const groups = chosen.reduce<Step[][]>((sum, step) => {
  const last = sum.at(-1)
  return last && !step.alone ? [...sum.slice(0, -1), [...last, step]] : [...sum, [step]]
}, [])

const [begun, before] = [Date.now(), busySeconds()]
for (const group of groups) await inTwoLanes(group)
await removePrepared()
for (const line of ends.slow) console.log(line)
for (const flaky of ends.flaky) console.log(`FLAKY ${flaky}`)
for (const fault of ends.faults) console.log(`FAIL ${fault}`)
console.log(
  `All of it took ${seconds(begun).toFixed(1)} s and ${(busySeconds() - before).toFixed(0)} s of CPU of this machine.`,
)
if (level === 'gate' && words.length === 0) {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim()
  const result = { head, ...total, seconds: Math.round(seconds(begun)), at: new Date().toISOString() }
  writeFileSync(join(reports, 'gate.json'), `${JSON.stringify(result)}\n`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
// Not exit(), which would lose output that is still in a pipe.
process.exitCode = total.failed ? 1 : 0
