import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { layerOrder } from '../src/theme/layers.ts'
import type { Generated } from './generated.ts'

interface Face {
  pkg: string
  /** fontsource's name of the axes: wght is small, wdth also carries width. */
  axes: 'wght' | 'wdth'
  subsets: readonly string[]
}

const latin = ['vietnamese', 'latin-ext', 'latin'] as const

/** The Nastaliq script of Urdu; 239 kB that only a page in Urdu loads. */
const nastaliq: Face = { pkg: 'noto-nastaliq-urdu', axes: 'wght', subsets: ['arabic'] }

/**
 * Which files each brand ships beside Bengali. Latin letters of a Bengali or Arabic family are never needed: another
 * family has them.
 */
const fonts: Record<string, readonly Face[]> = {
  veranda: [
    { pkg: 'mona-sans', axes: 'wdth', subsets: latin },
    { pkg: 'hanken-grotesk', axes: 'wght', subsets: latin },
    { pkg: 'readex-pro', axes: 'wght', subsets: ['arabic'] },
    nastaliq,
  ],
  haat: [
    { pkg: 'anek-latin', axes: 'wdth', subsets: latin },
    { pkg: 'noto-sans-arabic', axes: 'wght', subsets: ['arabic'] },
    nastaliq,
  ],
}

/** A face cut out of a larger one (cut-fonts.ts). */
interface Cut {
  file: string
  from: string
  axes: Record<string, number | { min: number; max: number }>
  /** `font-weight` and `font-stretch` it stands for. */
  weight: string
  stretch?: string
}

const brandsAt = join(import.meta.dirname, '../src/brands')

/**
 * Bengali headings come at the width and weight of their brand, and text in two files: the body's weight, wanted at
 * once, and the heavier ones. 55 + 54 + 102 kB instead of 448 + 156, and looks the same; a body of 430 is drawn at 400.
 */
function bengali(brand: string): Cut[] {
  const { display } = JSON.parse(readFileSync(join(brandsAt, `${brand}.json`), 'utf8')) as {
    display: { width: number; weight: number }
  }
  const { width, weight } = display
  return [
    {
      file: `anek-bangla-${width}-${weight}.woff2`,
      from: 'anek-bangla-bengali-wdth-normal.woff2',
      axes: { wdth: width, wght: weight },
      weight: String(weight),
      stretch: `${width}%`,
    },
    {
      file: 'anek-bangla-400.woff2',
      from: 'anek-bangla-bengali-wght-normal.woff2',
      axes: { wght: 400 },
      weight: '100 449',
    },
    {
      file: 'anek-bangla-500-800.woff2',
      from: 'anek-bangla-bengali-wght-normal.woff2',
      axes: { wght: { min: 500, max: 800 } },
      weight: '450 800',
    },
  ]
}

/** Every cut of every brand, each once. */
export function cuts(): Cut[] {
  const ids = readdirSync(brandsAt)
    .filter((file) => Object.hasOwn(fonts, basename(file, '.json')))
    .map((file) => basename(file, '.json'))
  return [...new Map(ids.flatMap(bengali).map((cut) => [cut.file, cut])).values()]
}

function bengaliFaces(brand: string): string[] {
  const range = /unicode-range: [^;]+;/.exec(blockOf('anek-bangla', 'wght', 'bengali'))?.[0] ?? ''
  return bengali(brand).map(({ file, weight, stretch }) => {
    if (!existsSync(join(import.meta.dirname, '../src/theme/fonts/files', file)))
      throw new Error(`${file} is not cut yet: npm run fonts -w @brand/ui`)
    return `@font-face {
  font-family: 'Anek Bangla Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  src: url(./files/${file}?no-inline) format('woff2');
  ${range}
}`
  })
}

/**
 * The taka sign is in the Bengali files; an English page needs only the sign. Cut from Anek Bangla, both axes kept:
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

/** Fontsource's rule of a family's subset. */
function blockOf(pkg: string, axes: Face['axes'], subset: string): string {
  const css = readFileSync(require.resolve(`@fontsource-variable/${pkg}/${axes}.css`), 'utf8')
  const blocks = [...css.matchAll(/\/\* (\S+) \*\/\s*(@font-face \{[^}]+\})/g)]
  const block = blocks.find(([, name]) => name === `${pkg}-${subset}-${axes}-normal`)?.[2]
  if (!block) throw new Error(`@fontsource-variable/${pkg} has no ${subset} in ${axes}.css`)
  return block
}

const faces = ({ pkg, axes, subsets }: Face): string[] =>
  subsets.map((subset) => blockOf(pkg, axes, subset).replace('url(./files/', `url(@fontsource-variable/${pkg}/files/`))

/** @font-face rules per brand: only these subsets, by unicode-range, swapped in when they arrive. */
export function fontFiles(): Generated[] {
  return Object.entries(fonts).map(([brand, list]) => ({
    path: `src/theme/fonts/${brand}.gen.css`,
    text: `/* Made by scripts/gen-fonts.ts. */\n${layerOrder}\n${[...list.flatMap(faces), ...bengaliFaces(brand), currency].join('\n')}\n`,
  }))
}
