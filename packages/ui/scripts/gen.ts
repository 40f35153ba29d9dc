// Makes the generated files of packages/ui: icons, the type of the words, what is known of languages, brand CSS (gated
// on contrast), design tokens, font CSS, the package's exports.
// `node scripts/gen.ts` writes; `--check` writes nothing and fails when one is stale.
import { mkdirSync, readFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brandFiles } from './gen-brands.ts'
import { exportsFile, indexFile } from './gen-exports.ts'
import { fontFiles } from './gen-fonts.ts'
import type { Generated } from './generated.ts'
import { iconsFile } from './gen-icons.ts'
import { languageFiles } from './gen-languages.ts'
import { stringsFile } from './gen-strings.ts'
import { tokenFiles } from './gen-tokens.ts'

const home = join(import.meta.dirname, '..')

/** Paths of the files that were written, or with `check` of those that are stale. */
export function generate(check: boolean): string[] {
  const files: Generated[] = [
    iconsFile(),
    stringsFile(),
    ...languageFiles(),
    ...brandFiles(),
    // For designers and the package; not kept in git.
    ...(check ? [] : tokenFiles()),
    ...fontFiles(),
    exportsFile(),
    indexFile(),
  ]
  const stale = files.filter(
    ({ path, text }) => !existsSync(join(home, path)) || readFileSync(join(home, path), 'utf8') !== text,
  )
  // Modules of languages that have no row any more.
  const made = new Set(files.map(({ path }) => path))
  const left = readdirSync(join(home, 'src/i18n/locales'))
    .map((name) => `src/i18n/locales/${name}`)
    .filter((path) => !made.has(path))
  if (!check) {
    for (const path of left) rmSync(join(home, path))
    for (const { path, text } of stale) {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), text)
    }
  }
  return [...stale.map(({ path }) => path), ...left].map((path) => relative(join(home, '../..'), join(home, path)))
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const changed = generate(check)
  for (const path of changed) console.log(check ? `stale: ${path} (run npm run gen)` : `written: ${path}`)
  if (check && changed.length > 0) process.exitCode = 1
}
