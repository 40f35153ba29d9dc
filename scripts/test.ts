// `npm test`: every layer in turn, what each took, and one last line `N passed, N failed`. Words after `--` choose layers by name.
// `npm run test:full` adds the long ones: what needs the network, many cases, or many minutes.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser } from './lib/browser.ts'
import { bin, fromSource, root, runToEnd } from './lib/run.ts'

interface Count {
  passed: number
  failed: number
  output?: string
  /** A few lines for each failure, said again at the end. */
  why?: string[]
  /** Tests of the browser that passed only when tried again: no failure of the product, but a fault of the test, to be mended. */
  wavered?: string[]
}
interface Layer {
  name: string
  /** Runs in `npm run test:full` alone. */
  long?: true
  /** Runs together with the one before it: neither needs both cores, nor anything the other makes. */
  beside?: true
  run: () => Promise<Count>
}

const reports = join(root, 'node_modules/.cache/reports')
mkdirSync(reports, { recursive: true })

const script = (file: string, ...args: string[]) => runToEnd(process.execPath, [...fromSource, file, ...args])

/** A script that prints a line beginning `ok` or `FAIL` for each thing it checked. */
async function checks(file: string, ...args: string[]): Promise<Count> {
  const { code, output } = await script(file, ...args)
  const count = (word: string) => output.split('\n').filter((line) => line.startsWith(`${word} `)).length
  const failed = count('FAIL') || (code === 0 ? 0 : 1)
  return { passed: count('ok') || (failed ? 0 : 1), failed, output: failed ? output : undefined }
}

const read = <T>(file: string): T | null => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null)

async function vitest(...args: string[]): Promise<Count> {
  const file = join(reports, 'vitest.json')
  rmSync(file, { force: true })
  const { code, output } = await runToEnd(bin('vitest'), [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = read<UnitReport>(file)
  const failed = report ? report.numFailedTests || (code === 0 ? 0 : Math.max(1, report.numFailedTestSuites)) : 1
  const why = (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const tests = assertionResults.filter((each) => each.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [fault(name, message)] : []
    return tests.map((each) => fault(`${name} ${each.fullName}`, each.failureMessages[0]))
  })
  return { passed: report?.numPassedTests ?? 0, failed, output: failed ? output : undefined, why }
}

async function playwright(project: string): Promise<Count> {
  const file = join(reports, `playwright-${project}.json`)
  rmSync(file, { force: true })
  const { code, output } = await runToEnd(bin('playwright'), ['test', '--project', project], {
    env: { ...process.env, PLAYWRIGHT_JSON: file, PICTURES: 'none', ...(full && { SHEETS: 'all' }), FORCE_COLOR: '0' },
  })
  const report = read<{ stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }>(file)
  const failed = report ? report.stats.unexpected || (code === 0 ? 0 : 1) : 1
  const specs = (report?.suites ?? []).flatMap(specsOf)
  const faultsOf = (status: string) =>
    specs.filter((spec) => spec.tests.some((each) => each.status === status)).map(faultOf)
  const passed = report ? report.stats.expected + report.stats.flaky : 0
  return {
    passed,
    failed,
    output: failed ? output : undefined,
    why: faultsOf('unexpected'),
    wavered: faultsOf('flaky'),
  }
}

async function storybook(): Promise<Count> {
  const { code, output } = await runToEnd(bin('storybook'), ['build', '-o', 'storybook-static', '--quiet'], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output }
}

interface Spec {
  title: string
  file: string
  line: number
  tests: { status: string; results: { error?: { message?: string } }[] }[]
}
interface Suite {
  suites?: Suite[]
  specs?: Spec[]
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** What failed and why, short enough to be the last thing on the screen. */
function fault(what: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((text) => text.trim() && !/^\s+at .*node_modules/.test(text))
  return [what.replace(`${root}/`, ''), ...lines.slice(0, 8).map((text) => `    ${text}`)].join('\n')
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

const faultOf = ({ title, file, line, tests }: Spec): string =>
  fault(
    `${file}:${line} ${title}`,
    tests.flatMap((each) => each.results.map((result) => result.error?.message ?? '')).find(Boolean),
  )

const layers: Layer[] = [
  { name: 'browser found', run: async () => (findBrowser(), { passed: 1, failed: 0 }) },
  { name: 'lint', run: () => checks('scripts/lint.ts') },
  { name: 'types', beside: true, run: () => checks('scripts/types.ts') },
  { name: 'generated files fresh', beside: true, run: () => checks('scripts/gen.ts', '--check') },
  { name: 'unit, gateway, conformance', run: () => vitest() },
  {
    name: 'fuzz, 1,000 cases a call',
    long: true,
    run: () => vitest('--project', 'gateway', '--mode', 'fuzz', 'src/fuzz/fuzz'),
  },
  {
    name: 'kills, 50 and 10',
    long: true,
    run: () => vitest('--project', 'gateway', '--mode', 'full', 'src/fuzz/kills'),
  },
  { name: 'new things of each kind', long: true, run: () => checks('scripts/new/rehearse.ts') },
  { name: 'size budgets', run: () => checks('scripts/size.ts') },
  { name: 'kit as published', run: () => checks('packages/ui/scripts/check.ts') },
  { name: 'sdk as published', run: () => checks('scripts/published.ts') },
  // In `npm run test:full` npm also installs every other consumer of the packages.
  { name: 'release rehearsed', run: () => checks('scripts/rehearse.ts', ...(full ? ['--all'] : [])) },
  { name: 'storybook builds', beside: true, run: storybook },
  { name: 'docs', run: () => checks('scripts/docs.ts', '--check') },
  { name: 'docs in the browser', run: () => playwright('docs') },
  { name: 'kit in the browser', run: () => playwright('kit') },
  // Two builds of one commit that look different would make every review of pictures worthless.
  { name: 'pictures are repeatable', long: true, run: () => checks('scripts/visual.ts', '--base', 'HEAD', '--strict') },
  { name: 'game in the browser', run: () => playwright('vendor') },
  { name: 'site in the browser', run: () => playwright('site') },
]

const full = process.argv.includes('--full')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const total = { passed: 0, failed: 0 }
const faults: string[] = []
const waverers: string[] = []
const begun = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

async function show({ name, run }: Layer): Promise<boolean> {
  const since = Date.now()
  const {
    passed,
    failed,
    output,
    why = [],
    wavered = [],
  } = await run().catch((cause: unknown): Count => ({
    passed: 0,
    failed: 1,
    output: cause instanceof Error ? cause.message : String(cause),
  }))
  total.passed += passed
  total.failed += failed
  faults.push(...why)
  waverers.push(...wavered)
  if (output) console.log(output)
  console.log(
    `${failed ? 'FAIL' : 'ok  '} ${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed  ${seconds(since)}`,
  )
  return failed === 0
}

const chosen = layers.filter(
  ({ name, long }) =>
    (full || !long) && (only.length === 0 || name === 'browser found' || only.some((word) => name.includes(word))),
)
const groups = chosen.reduce<Layer[][]>(
  (sum, layer) =>
    layer.beside && sum.length > 1 ? [...sum.slice(0, -1), [...(sum.at(-1) ?? []), layer]] : [...sum, [layer]],
  [],
)
for (const [at, group] of groups.entries()) {
  const whole = await Promise.all(group.map(show))
  // Without a browser the rest would fail for one and the same reason.
  if (at === 0 && !whole[0]) break
}
for (const waverer of waverers) console.log(`WAVERED ${waverer}`)
for (const fault of faults) console.log(`FAIL ${fault}`)
console.log(`All of it took ${seconds(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
// Not exit(): what is still on its way to a pipe would be lost.
process.exitCode = total.failed ? 1 : 0
