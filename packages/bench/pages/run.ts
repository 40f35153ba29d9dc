// `npm run page-speed [-- --rounds 3] [--page deposit] [--language en] [--write]`: one address of each kind of page on
// a slow phone, beside a static page of the same content in one run, on a first visit and on a second, and in how many
// waves of requests it comes. Times are printed, never judged. `--write` puts the table into docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type BrowserContext } from '@playwright/test'
import { browserArgs, findBrowser } from '../../../scripts/lib/browser.ts'
import { root, runToEnd } from '../../../scripts/lib/run.ts'
import { median, written } from '../table.ts'
import { asStatic, look, phone, type Figures } from './look.ts'
import { serveBefore, type Given } from './serve.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    page: { type: 'string' },
    language: { type: 'string', default: 'bn' },
    write: { type: 'boolean' },
  },
})
const locale = { bn: 'bn-BD', en: 'en-GB' }[values.language] ?? values.language

/** Of its own build, so that none that is being served is touched. */
process.env['SITE_DIST'] ||= join(root, 'node_modules/.cache/page-speed/site')
console.log('Building the site…')
const { code, output } = await runToEnd('npm', ['run', '-s', 'bundle', '-w', '@brand/site'], {
  cwd: root,
  env: process.env,
})
if (code !== 0) throw new Error(output)

const { startSite } = await import('../../../site/e2e/support/servers/site.ts')
const { measuredPages } = await import('../../../site/e2e/support/measured-pages.ts')
const { loadInWaves } = await import('../../../site/e2e/support/waves.ts')
const { logIn } = await import('../../../site/e2e/support/player.ts')
const site = await startSite()
const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() })
const ends: (() => Promise<void>)[] = [() => browser.close(), () => site.stop()]
try {
  const rows = []
  for (const page of measuredPages.filter(({ name }) => !values.page || name === values.page)) {
    const { name, path, who, usable } = page
    const prepare = who && ((context: BrowserContext) => logIn(context, site.account(who)))
    const options = { locale, usable, ...(prepare && { prepare }) }
    const body = Buffer.from(await asStatic(browser, site.url + path, options))
    // By path alone: each page has a server of its own.
    const still = new Map<string, Given>([[path.split('?')[0] ?? path, { type: 'text/html; charset=utf-8', body }]])
    const served = await Promise.all([still, new Map<string, Given>()].map((given) => serveBefore(site.url, given)))
    ends.unshift(...served.map(({ close }) => close))
    const context = await browser.newContext({ ...phone, locale, baseURL: site.url })
    await prepare?.(context)
    const { waves, usableAfter } = await loadInWaves(await context.newPage(), path, usable)
    await context.close()
    rows.push({
      name: who ? `${name}, ${who}` : name,
      path,
      options,
      plain: `${served[0]?.url}${path}`,
      ours: `${served[1]?.url}${path}`,
      waves: `${waves.length - 1}${usableAfter === undefined ? '' : ` (${usableAfter})`}`,
      seen: { plain: [] as Figures[], first: [] as Figures[], second: [] as Figures[] },
    })
  }
  const loads: number[] = []
  for (let round = 0; round < Number(values.rounds); round++) {
    // Nobody is always first.
    for (const [i] of rows.entries()) {
      const row = rows[(i + round) % rows.length]
      if (!row) continue
      // The static page does nothing: it can be used when it stands.
      row.seen.plain.push((await look(browser, row.plain, { locale, usable: async () => {} })).first)
      const { first, second } = await look(browser, row.ours, row.options)
      row.seen.first.push(first)
      row.seen.second.push(second)
      process.stdout.write(`round ${round + 1} of ${values.rounds}: ${row.name}        \r`)
    }
    loads.push(loadavg()[0] ?? 0)
  }

  const of = (seen: readonly Figures[], figure: keyof Figures) => median(seen.map((one) => one[figure]))
  const seconds = (ms: number) => (Number.isNaN(ms) ? '–' : `${(ms / 1000).toFixed(2)} s`)
  const kB = (bytes: number) => (bytes / 1024).toFixed(0)
  const cells = (seen: readonly Figures[], plain: number) => [
    seconds(of(seen, 'fcp')),
    seconds(of(seen, 'lcp')),
    (of(seen, 'lcp') / plain).toFixed(2),
    seconds(of(seen, 'usable')),
    (of(seen, 'usable') / plain).toFixed(2),
    seconds(of(seen, 'idle')),
    `${of(seen, 'tbt').toFixed(0)} ms`,
    of(seen, 'cls').toFixed(3),
    kB(of(seen, 'bytes')),
    kB(of(seen, 'script')),
    kB(of(seen, 'font')),
    kB(of(seen, 'picture')),
    of(seen, 'requests'),
    `${(of(seen, 'unused') * 100).toFixed(0)} %`,
  ]
  const line = (cell: readonly (string | number)[]) => `| ${cell.join(' | ')} |`
  const head = [
    'page',
    'visit',
    'FCP',
    'LCP',
    '× static',
    'usable',
    '× static',
    'idle',
    'TBT',
    'CLS',
    'kB',
    'JS',
    'fonts',
    'pictures',
    'requests',
    'JS unused',
    'waves (usable after)',
  ]
  const table = [
    line(head),
    line(head.map(() => '---')),
    ...rows.flatMap(({ name, waves, seen }) => {
      const plain = of(seen.plain, 'lcp')
      return [
        line([name, 'static', seconds(of(seen.plain, 'fcp')), seconds(plain), ...Array.from({ length: 13 }, () => '')]),
        line([name, 'first', ...cells(seen.first, plain), waves]),
        line([name, 'second', ...cells(seen.second, plain), '']),
      ]
    }),
  ].join('\n')
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Chromium ${browser.version()}`
  const busy = `load of the machine ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`
  const day = new Date().toISOString().slice(0, 10)
  const where = `${day}, ${locale}, ${machine}, medians of ${values.rounds} rounds, ${busy}.`
  console.log(`\n${table}\n\n${where}`)
  if (values.write) {
    const file = join(root, 'docs/bench.md')
    writeFileSync(file, written(readFileSync(file, 'utf8'), `${where}\n\n${table}`, 'pages'))
  }
} finally {
  for (const stop of ends) await stop().catch(() => {})
}
