// Cuts the fonts to what brands use: Fontsource has them with every width and weight, Bengali alone 448 kB. Run by hand
// when a brand's display changes or Fontsource does: `npm run fonts -w @brand/ui`; the files are committed, so that
// the build does not need the tool.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cuts } from './gen-fonts.ts'

const require = createRequire(import.meta.url)
const subset = require('subset-font') as (font: Buffer, text: null, options: object) => Promise<Buffer>
const folder = join(import.meta.dirname, '../src/theme/fonts/files')

for (const { file, pkg, from, axes } of cuts()) {
  // Every glyph is kept: conjuncts have no code point of their own, and any name may need any of them.
  const font = await subset(readFileSync(require.resolve(`@fontsource-variable/${pkg}/files/${from}`)), null, {
    keepAllGlyphs: true,
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  writeFileSync(join(folder, file), font)
  console.log(`${file}: ${(font.length / 1024).toFixed(0)} kB`)
}
