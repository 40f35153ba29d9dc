// `npm run page-speed [-- --rounds 5] [--page lobby] [--write]`: home and lobby on a slow phone, beside a static page
// of the same content and a bare React shell, in one run. Times are printed, never judged. `--write` puts the table
// into docs/bench.md.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { browserArgs, findBrowser } from '../../../scripts/lib/browser.ts'
import { root, runToEnd } from '../../../scripts/lib/run.ts'
import { median, written } from '../table.ts'
import { asStatic, look, type Figures } from './look.ts'
import { serveBefore, type Given } from './serve.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, page: { type: 'string' }, write: { type: 'boolean' } },
})
const cache = join(root, 'node_modules/.cache/page-speed')
const pages = {
  home: { path: '/', ready: (page: Page) => page.locator('section article').nth(5).waitFor() },
  lobby: { path: '/rng', ready: (page: Page) => page.locator('article').nth(17).waitFor() },
}
const rows = ['static HTML', '**ours**', 'bare React shell'] as const
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Of its own build, so that none that is being served is touched. */
process.env['SITE_DIST'] ||= join(cache, 'site')
console.log('Building the site and the shell…')
const { code, output } = await runToEnd('npm', ['run', '-s', 'bundle', '-w', '@brand/site'], {
  cwd: root,
  env: process.env,
})
if (code !== 0) throw new Error(output)
await build({
  configFile: false,
  root: join(import.meta.dirname, 'shell'),
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: join(cache, 'shell'), emptyOutDir: true, target: 'esnext' },
})
const shellFile = (path: string): Given => ({
  type: types[extname(path)] ?? 'application/octet-stream',
  body: readFileSync(join(cache, 'shell', path)),
})
const shell = new Map([
  ...Object.values(pages).map(({ path }) => [path, shellFile('index.html')] as const),
  ...readdirSync(join(cache, 'shell/assets')).map((file) => [`/assets/${file}`, shellFile(`assets/${file}`)] as const),
])

const { startSite } = await import('../../../site/e2e/support/site.ts')
const site = await startSite()
const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() })
const ends: (() => Promise<void>)[] = [() => browser.close(), () => site.stop()]
try {
  const chosen = Object.entries(pages).filter(([name]) => !values.page || name === values.page)
  const still = new Map<string, Given>()
  for (const [, { path, ready }] of chosen)
    still.set(path, { type: types['.html'] ?? '', body: Buffer.from(await asStatic(browser, site.url + path, ready)) })
  const served = await Promise.all(
    [still, new Map<string, Given>(), shell].map((given) => serveBefore(site.url, given)),
  )
  ends.unshift(...served.map(({ close }) => close))

  const samples = chosen.flatMap(([name, { path }]) =>
    rows.map((row, i) => ({ name, row, url: `${served[i]?.url ?? ''}${path}`, seen: [] as Figures[] })),
  )
  const loads: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    // Nobody is always first.
    for (const one of samples.map((_, i) => samples[(i + round) % samples.length]))
      one?.seen.push(await look(browser, one.url))
    loads.push(loadavg()[0] ?? 0)
    process.stdout.write(`round ${round + 1} of ${values.rounds}\r`)
  }

  const of = (seen: Figures[], figure: keyof Figures) => median(seen.map((one) => one[figure]))
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
  const lines = samples.map(({ name, row, seen }) => {
    const plain = of(samples.find((one) => one.name === name && one.row === rows[0])?.seen ?? [], 'lcp')
    const cells = [
      name,
      row,
      seconds(of(seen, 'fcp')),
      seconds(of(seen, 'lcp')),
      (of(seen, 'lcp') / plain).toFixed(2),
      `${of(seen, 'tbt').toFixed(0)} ms`,
      of(seen, 'cls').toFixed(3),
      `${(of(seen, 'bytes') / 1024).toFixed(0)} kB`,
      of(seen, 'requests'),
      of(seen, 'calls'),
    ]
    return `| ${cells.join(' | ')} |`
  })
  const table = [
    '| page | | first paint | largest paint | × static | blocked | shift | bytes | requests | calls before it |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ` +
    `Chromium ${browser.version()}, medians of ${values.rounds} rounds, ` +
    `load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}.`
  console.log(`\n${table}\n\n${where}`)
  if (values.write) {
    const file = join(root, 'docs/bench.md')
    writeFileSync(file, written(readFileSync(file, 'utf8'), `${where}\n\n${table}`, 'pages'))
  }
} finally {
  for (const stop of ends) await stop().catch(() => {})
}
