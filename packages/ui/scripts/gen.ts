// Makes the generated files of packages/ui: icons, the type of the words, brand CSS (gated on contrast), design tokens,
// font CSS, the package's exports.
// `node scripts/gen.ts` writes; `--check` writes nothing and fails when one is stale.
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brandFiles } from './gen-brands.ts'
import { exportsFile, indexFile } from './gen-exports.ts'
import { fontFiles } from './gen-fonts.ts'
import type { Generated } from './generated.ts'
import { iconsFile } from './gen-icons.ts'
import { stringsFile } from './gen-strings.ts'
import { tokenFiles } from './gen-tokens.ts'

const home = join(import.meta.dirname, '..')

/** Paths of the files that were written, or with `check` of those that are stale. */
export function generate(check: boolean): string[] {
  const files: Generated[] = [
    iconsFile(),
    stringsFile(),
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
  for (const { path, text } of check ? [] : stale) {
    mkdirSync(dirname(join(home, path)), { recursive: true })
    writeFileSync(join(home, path), text)
  }
  return stale.map(({ path }) => relative(join(home, '../..'), join(home, path)))
}

if (process.argv[1] === import.meta.filename) {
  const check = process.argv.includes('--check')
  const changed = generate(check)
  for (const path of changed) console.log(check ? `stale: ${path} (run npm run gen)` : `written: ${path}`)
  if (check && changed.length > 0) process.exitCode = 1
}
