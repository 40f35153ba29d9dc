// `npm run docs` writes the documentation into docs-site/, with Storybook, and checks its links and every block of
// code. `--check` writes it to .cache/docs-site for the browser tests, without Storybook, whose stories are still known
// by name where it is built.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockProblems } from './docs/blocks.ts'
import { buildSite } from './docs/build.ts'
import { linkProblems } from './docs/links.ts'
import { bin, root, runToEnd } from './lib/run.ts'

const check = process.argv.includes('--check')
const out = join(root, check ? '.cache/docs-site' : 'docs-site')
const storybook = process.env['STORYBOOK_DIR'] || join(root, 'storybook-static')
const stands = () => existsSync(join(storybook, 'index.json'))

function tell(name: string, problems: string[]): void {
  if (problems.length > 0) process.exitCode = 1
  console.log(
    problems.length === 0 ? `ok   ${name}` : `FAIL ${name}\n${problems.map((line) => `     ${line}`).join('\n')}`,
  )
}

if (!check && !stands()) {
  const { code, output } = await runToEnd(bin('storybook'), ['build', '-o', storybook, '--quiet'], {
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  tell('storybook', code === 0 ? [] : [output])
}
const stories = stands()
  ? new Set(
      Object.keys((JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: object }).entries),
    )
  : undefined
const { pages, problems } = await buildSite(out, stories && !check ? storybook : undefined)
tell(`docs: ${pages.length} pages, ${pages.filter(({ text }) => text.bn).length} in Bengali too`, problems)
const links = linkProblems(out, stories)
tell(`docs: ${links.links} links`, links.problems)
const blocks = await blockProblems()
tell(`docs: ${blocks.count} blocks of code`, blocks.problems)
if (!check) console.log(`The documentation stands in ${out}; any static server shows it.`)
