// Cuts the fonts to what brands use: Fontsource has them with every width and weight, Bengali alone 448 kB. Run by hand
// when a brand's display changes or Fontsource does: `npm run fonts -w @brand/ui`; the files are committed, so that
// the build does not need the tools. Faces are joined and packed with Python (join-faces.py).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cuts } from './gen-fonts.ts'

const require = createRequire(import.meta.url)
const subset = require('subset-font') as (font: Buffer, text: string | null, options: object) => Promise<Buffer>
const folder = join(import.meta.dirname, '../src/theme/fonts/files')
/** What CSS asks for here: fractions and other sets of figures are left out. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'pnum', 'tnum']

/** Every character of a `unicode-range`. */
const charactersOf = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map((code) => parseInt(code.replace('U+', ''), 16))
      return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
    })
    .join('')

for (const { file, pkg, from, faces, characters, joins, packed } of cuts()) {
  const whole = readFileSync(require.resolve(`@fontsource-variable/${pkg}/files/${from}`))
  // Without a list of characters every glyph is kept: Bengali conjuncts have no code point of their own, and any name
  // may need any of them.
  const cut = (variationAxes: object, targetFormat: 'woff2' | 'sfnt') =>
    subset(whole, characters ? charactersOf(characters) : null, {
      ...(characters ? !joins && { keepFeatures: features } : { keepAllGlyphs: true }),
      targetFormat,
      variationAxes,
      noHinting: targetFormat === 'sfnt',
    })
  const [face, ...others] = faces
  if (!face) throw new Error(`${file} is cut from no face`)
  if (others.length === 0 && !packed) writeFileSync(join(folder, file), await cut(face, 'woff2'))
  else {
    const temporary = mkdtempSync(join(tmpdir(), 'faces-'))
    const args: string[] = []
    for (const [i, axes] of faces.entries()) {
      const path = join(temporary, `${i}.ttf`)
      writeFileSync(path, await cut(axes, 'sfnt'))
      args.push([path, ...[axes['wght'], axes['wdth']].map(Number)].join(':'))
    }
    execFileSync('python3', [join(import.meta.dirname, 'join-faces.py'), join(folder, file), ...args], {
      stdio: 'inherit',
    })
    rmSync(temporary, { recursive: true })
  }
  console.log(`${file}: ${(readFileSync(join(folder, file)).length / 1024).toFixed(0)} kB`)
}
