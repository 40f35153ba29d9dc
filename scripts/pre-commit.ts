// Run by .githooks/pre-commit: checks the staged files as they are in the working tree, with quick checks only.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales, lockfile } from './lint/repository-checks.ts'
import { bin, root, runToEnd } from './lib/run.ts'

export interface Checks {
  /** Files for the formatter, which applies its own ignore list. */
  format: string[]
  /** Files for the linter. */
  lint: string[]
  locales: boolean
  lockfile: boolean
  /** Packages whose generated files may have become stale. */
  gen: ('sdk' | 'ui' | 'site')[]
}

const made = /\.gen\.tsx?$|(^|\/)dist\//
const madeOf = {
  sdk: /^packages\/sdk\/(contract|scripts|testing\/areas)\//,
  ui: /^(packages\/ui\/(scripts\/|icons\.json|src\/(brands|theme)\/|src\/registry\.ts)|locales\/[^/]+\/ui\.json)/,
  site: /^(site\/(scripts\/gen|src\/(.*\bpage|app\/(centre\/centres|routing\/planned-pages)))\.ts|locales\/en\/site\/)/,
}

/** Checks that a commit of these files needs. */
export const checksFor = (files: readonly string[]): Checks => ({
  format: [...files],
  lint: files.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !made.test(file)),
  locales: files.some((file) => file.startsWith('locales/')),
  lockfile: files.includes('package-lock.json'),
  gen: (['sdk', 'ui', 'site'] as const).filter((name) =>
    files.some((file) => madeOf[name].test(file) && !/\.test\.tsx?$/.test(file)),
  ),
})

async function stale(name: 'sdk' | 'ui' | 'site'): Promise<string[]> {
  const { generate } = (await import(
    name === 'site' ? '../site/scripts/gen.ts' : `../packages/${name}/scripts/gen.ts`
  )) as {
    generate: (check: boolean) => string[] | Promise<string[]>
  }
  return (await generate(true)).map((file) => `${file} is stale: npm run gen, then git add it`)
}

const largeKinds = /\.(png|jpe?g|webp|avif|gif|svg|woff2?|ttf|otf)$|(^|\/)fixtures?\//

/** New files of over a megabyte that are no picture, font or fixture: they came along by accident. */
const tooLarge = (added: readonly string[]): string[] =>
  added
    .filter((file) => !largeKinds.test(file) && statSync(join(root, file)).size > 1_000_000)
    .map((file) => `${file} is larger than 1 MB`)

const staged = async (filter: string): Promise<string[]> =>
  (await runToEnd('git', ['diff', '--cached', '--name-only', '-z', `--diff-filter=${filter}`])).output
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

/** Output of a tool that rejects the files. */
async function outputOf(tool: string, args: string[]): Promise<string[]> {
  const { code, output } = await runToEnd(bin(tool), args)
  return code === 0 ? [] : [output.trim()]
}

async function problemsOf({ format, lint, locales: words, lockfile: lock, gen }: Checks): Promise<string[]> {
  return [
    ...(format.length > 0 ? await outputOf('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...format]) : []),
    ...(lint.length > 0 ? await outputOf('oxlint', ['--deny-warnings', ...lint]) : []),
    ...(words ? locales(join(root, 'locales')) : []),
    ...(lock
      ? lockfile(
          (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object })
            .packages as Parameters<typeof lockfile>[0],
        )
      : []),
    ...(await Promise.all(gen.map(stale))).flat(),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = [...tooLarge(await staged('A')), ...(await problemsOf(checksFor(await staged('ACMR'))))]
  for (const line of problems) console.error(line)
  if (problems.length > 0) console.error('\nNot committed. Mend it, or go past it with --no-verify.')
  process.exitCode = problems.length > 0 ? 1 : 0
}
