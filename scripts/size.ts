// `npm run -s size [-- --json] [-- site]`: gzipped bytes of JS and CSS per entry of the packages and for the first load
// of home, with their budgets; of the site alone where it is named.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { problemsOf, ROOM, sizes as measureUi } from '../packages/ui/size.ts'
import { measureSdk } from '../packages/sdk/size.ts'
import { budgets, weighHome } from '../site/scripts/report.ts'
import { bundle } from './lib/product.ts'
import { root } from './lib/run.ts'

interface Row {
  entry: string
  js: number
  css: number
  /** Budget of both together in gzipped bytes; null without a budget. */
  limit: number | null
  /** Other broken budgets. */
  problems: string[]
}

const dist = join(root, 'site/dist')
await bundle()
if (!existsSync(join(dist, 'pages'))) throw new Error('the site did not build')

const packages = !process.argv.includes('site')
const rows: Row[] = [
  ...(packages ? await measureUi() : []).map((row) => ({
    entry: `@brand/ui/${row.entry}`,
    js: row.js,
    css: row.css,
    limit: row.limit ?? null,
    problems: problemsOf(row),
  })),
  ...(packages ? await measureSdk() : []).map(({ entry, js, css, limit, unwanted }) => ({
    entry,
    js,
    css,
    limit: limit * ROOM,
    problems: unwanted.map((file) => `holds ${file}`),
  })),
  ...weighHome(dist).map(({ page, js, css }) => ({
    entry: page,
    js,
    css,
    limit: budgets.js + budgets.css,
    problems: [
      ...(js > budgets.js ? [`JS over ${budgets.js}`] : []),
      ...(css > budgets.css ? [`CSS over ${budgets.css}`] : []),
    ],
  })),
]

const bad = (row: Row): boolean => row.problems.length > 0 || (row.limit !== null && row.js + row.css > row.limit)

if (process.argv.includes('--json')) {
  console.log(JSON.stringify(rows, null, 2))
} else {
  for (const row of rows) {
    const { entry, js, css, limit, problems } = row
    const figures = `${String(js).padStart(7)} js ${String(css).padStart(6)} css${limit === null ? '' : ` of ${limit}`}`
    console.log(`${bad(row) ? 'FAIL' : 'ok  '} ${entry.padEnd(46)} ${figures} ${problems.join('; ')}`)
  }
}
process.exit(rows.some(bad) ? 1 : 0)
