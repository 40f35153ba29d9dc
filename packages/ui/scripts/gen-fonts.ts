import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { layerOrder } from '../src/theme/layers.ts'
import type { Generated } from './gen.ts'

interface Face {
  pkg: string
  /** fontsource's name of the axes: wght is small, wdth also carries width. */
  axes: 'wght' | 'wdth'
  subsets: readonly string[]
}

const latin = ['vietnamese', 'latin-ext', 'latin'] as const

/** The hand Urdu is read in; 239 kB that only a page in Urdu loads. */
const nastaliq: Face = { pkg: 'noto-nastaliq-urdu', axes: 'wght', subsets: ['arabic'] }

/** Which files each brand ships. Latin letters of a Bengali or Arabic family are never needed: another family has them. */
const fonts: Record<string, readonly Face[]> = {
  veranda: [
    { pkg: 'mona-sans', axes: 'wdth', subsets: latin },
    { pkg: 'hanken-grotesk', axes: 'wght', subsets: latin },
    { pkg: 'anek-bangla', axes: 'wdth', subsets: ['bengali'] },
    { pkg: 'readex-pro', axes: 'wght', subsets: ['arabic'] },
    nastaliq,
  ],
  haat: [
    { pkg: 'anek-latin', axes: 'wdth', subsets: latin },
    { pkg: 'anek-bangla', axes: 'wght', subsets: ['bengali'] },
    { pkg: 'noto-sans-arabic', axes: 'wght', subsets: ['arabic'] },
    nastaliq,
  ],
}

/**
 * The taka sign lives in the Bengali file of 156 to 448 kB; an English page needs only the sign. Cut from Anek Bangla, both axes kept:
 * `pyftsubset anek-bangla-bengali-wdth-normal.woff2 --unicodes=U+09F3 --flavor=woff2 --layout-features=''`.
 * Never inlined: a data: address would be refused by a strict font-src.
 */
const currency = `@font-face {
  font-family: 'Brand Currency Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 100 800;
  font-stretch: 75% 125%;
  src: url(./files/brand-currency.woff2?no-inline) format('woff2-variations');
  unicode-range: U+09F3;
}`

const require = createRequire(import.meta.url)

function faces({ pkg, axes, subsets }: Face): string[] {
  const css = readFileSync(require.resolve(`@fontsource-variable/${pkg}/${axes}.css`), 'utf8')
  const blocks = [...css.matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]+\})/g)]
  return subsets.map((subset) => {
    const block = blocks.find(([, name]) => name === `${pkg}-${subset}-${axes}-normal`)?.[2]
    if (!block) throw new Error(`@fontsource-variable/${pkg} has no ${subset} in ${axes}.css`)
    return block.replace('url(./files/', `url(@fontsource-variable/${pkg}/files/`)
  })
}

/** @font-face rules per brand: only these subsets, by unicode-range, swapped in when they arrive. */
export function fontFiles(): Generated[] {
  return Object.entries(fonts).map(([brand, list]) => ({
    path: `src/theme/fonts/${brand}.gen.css`,
    text: `/* Made by scripts/gen-fonts.ts. */\n${layerOrder}\n${[...list.flatMap(faces), currency].join('\n')}\n`,
  }))
}
