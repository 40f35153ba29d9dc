// `npm run visual -- [--base <rev>] [--strict] [words…]`: renders every component's state sheet at a revision and in
// the working tree, in both brands, both schemes and both directions; differences go into one page,
// test-results/visual/index.html.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserArgs, findBrowser } from './lib/browser.ts'
import { root } from './lib/run.ts'
import { baseRevision, buildBoth } from './visual/build.ts'
import { compare } from './visual/compare.ts'
import { page, type Row } from './visual/report.ts'
import { shoot, type Picture } from './visual/shoot.ts'

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, strict: { type: 'boolean' } },
  allowPositionals: true,
})
const output = join(root, 'test-results/visual')
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'visual-')))
const revision = await baseRevision(values.base)
const keyOf = ({ component, dress }: Pick<Picture, 'component' | 'dress'>) => `${component} ${dress}`

rmSync(output, { recursive: true, force: true })
mkdirSync(join(output, 'pictures'), { recursive: true })
function keep(name: string, png: Buffer): string {
  const file = `pictures/${name.replace(/[^\w]+/g, '-').toLowerCase()}.png`
  writeFileSync(join(output, file), png)
  return file
}

function rowOf(key: string, before: Picture | undefined, after: Picture | undefined): Row | null {
  const { component = '', dress = '' } = after ?? before ?? {}
  const one = { component, dress, pixels: 0, share: 0 }
  if (!before) return after ? { ...one, after: keep(`${key} after`, after.png) } : null
  if (!after) return { ...one, before: keep(`${key} before`, before.png) }
  const found = compare(before.png, after.png)
  return (
    found && {
      ...one,
      pixels: found.pixels,
      share: found.share,
      before: keep(`${key} before`, found.before),
      after: keep(`${key} after`, found.after),
      diff: keep(`${key} diff`, found.diff),
    }
  )
}

async function gather(folder: string): Promise<Map<string, Picture>> {
  const browser = await chromium.launch({ args: browserArgs, executablePath: findBrowser() })
  const pictures = new Map<string, Picture>()
  for await (const picture of shoot(browser, folder, positionals)) pictures.set(keyOf(picture), picture)
  await browser.close()
  return pictures
}

try {
  console.log(`Building Storybook at ${revision.slice(0, 8)} and here…`)
  const built = await buildBoth(revision, temporary)
  const [before, after] = await Promise.all([gather(built.base), gather(built.here)])
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  const rows = keys.map((key) => rowOf(key, before.get(key), after.get(key))).filter((row) => row !== null)
  const made = new Date().toISOString().slice(0, 16).replace('T', ' ')
  writeFileSync(join(output, 'index.html'), page({ base: revision.slice(0, 8), made, compared: keys.length, rows }))
  console.log(`${rows.length} of ${keys.length} pictures look different: ${join(output, 'index.html')}`)
  if (values.strict && rows.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
