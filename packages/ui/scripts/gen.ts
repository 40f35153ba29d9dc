// Makes the generated files of packages/ui: icons, the type of the words, what is known of languages, brand CSS (gated
// on contrast), design tokens, font CSS, the package's exports.
// `node scripts/gen.ts` writes; `--check` writes nothing and fails when one is stale.
import { mkdirSync, readFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Generated } from './generated.ts'
import { fontFiles } from './gen-fonts.ts'
import { iconsFile } from './gen-icons.ts'
import { languageFiles } from './gen-languages.ts'
import { stringsFile } from './gen-strings.ts'

const home = join(import.meta.dirname, '..')

const isStale = ({ path, text }: Generated) =>
  !existsSync(join(home, path)) || readFileSync(join(home, path), 'utf8') !== text

function write(files: readonly Generated[]) {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
}

/** Paths of the files that were written, or with `check` of those that are stale. */
export async function generate(check: boolean): Promise<string[]> {
  const languages = languageFiles().filter(isStale)
  // The brands read what is known of languages, so that comes first, and they are loaded after it.
  if (!check) write(languages)
  const [{ brandFiles }, { exportsFile, indexFile }, { tokenFiles }] = await Promise.all([
    import('./gen-brands.ts'),
    import('./gen-exports.ts'),
    import('./gen-tokens.ts'),
  ])
  const files: Generated[] = [
    iconsFile(),
    stringsFile(),
    ...brandFiles(),
    // For designers and the package; not kept in git.
    ...(check ? [] : tokenFiles()),
    ...fontFiles(),
    exportsFile(),
    indexFile(),
  ].filter(isStale)
  if (!check) write(files)
  // Modules of languages that have no row any more.
  const made = new Set(languageFiles().map(({ path }) => path))
  const left = readdirSync(join(home, 'src/i18n/locales'))
    .map((name) => `src/i18n/locales/${name}`)
    .filter((path) => !made.has(path))
  if (!check) for (const path of left) rmSync(join(home, path))
  return [...[...languages, ...files].map(({ path }) => path), ...left].map((path) =>
    relative(join(home, '../..'), join(home, path)),
  )
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const changed = await generate(check)
  for (const path of changed) console.log(check ? `stale: ${path} (run npm run gen)` : `written: ${path}`)
  if (check && changed.length > 0) process.exitCode = 1
}
