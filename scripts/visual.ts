// `npm run visual -- [--base <rev>] [--strict] [words…]`: what looks different between a revision and the working tree.
// Playwright's report, test-results/visual, shows each difference side by side and under a slider.
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bin, root, runToEnd } from './lib/run.ts'
import { baseRevision, buildBoth } from './visual/build.ts'

const { values, positionals } = parseArgs({
  options: { base: { type: 'string' }, strict: { type: 'boolean' } },
  allowPositionals: true,
})
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'visual-')))

async function shoot(storybook: string, ...args: string[]): Promise<number> {
  const words = positionals.length > 0 ? ['--grep', positionals.join('|')] : []
  const { code } = await runToEnd(bin('playwright'), ['test', '--project=visual', ...args, ...words], {
    stdio: 'inherit',
    env: {
      ...process.env,
      STORYBOOK_STATIC: storybook,
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(root, 'test-results/visual'),
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  })
  return code
}

try {
  const revision = await baseRevision(values.base)
  console.log(`Building Storybook at ${revision.slice(0, 8)} and here…`)
  const { base, here } = await buildBoth(revision, temporary)
  rmSync(join(root, '.cache/visual'), { recursive: true, force: true })
  await shoot(base, '--update-snapshots', '--reporter=dot')
  const code = await shoot(here, '--reporter=dot,html')
  console.log(code ? 'What looks different: test-results/visual/index.html' : 'Nothing looks different.')
  if (values.strict) process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
