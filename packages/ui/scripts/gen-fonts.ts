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
  /** Weight from which the whole Latin file is used: a cut has the one below. */
  minWeight?: number
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
    { pkg: 'mona-sans', axes: 'wdth', subsets: latin, minWeight: 301 },
    // Its Latin letters are cut.
    { pkg: 'hanken-grotesk', axes: 'wght', subsets: ['vietnamese', 'latin-ext'] },
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
  pkg: string
  from: string
  axes: Record<string, number | { min: number; max: number }>
  family: string
  /** `font-weight` and `font-stretch` it stands for. */
  weight: string
  stretch?: string
  /** Fontsource's rule that lists its characters. */
  like: readonly [axes: Face['axes'], subset: string]
}

const brandsAt = join(import.meta.dirname, '../src/brands')

interface Display {
  family: string
  width: number
  weight: number
}
const displayOf = (brand: string): Display =>
  (JSON.parse(readFileSync(join(brandsAt, `${brand}.json`), 'utf8')) as { display: Display }).display

/**
 * Bengali headings come at the width and weight of their brand, and text in two files: the body's weight, wanted at
 * once, and one for all that is heavier. 54 + 53 + 53 kB instead of 448 + 156; a body of 430 is drawn at 400, labels of
 * 500 and strong words of 600 at 560.
 */
function bengali(brand: string): Cut[] {
  const { width, weight } = displayOf(brand)
  const anek = { pkg: 'anek-bangla', family: 'Anek Bangla', like: ['wght', 'bengali'] } as const
  return [
    {
      ...anek,
      file: `anek-bangla-${width}-${weight}.woff2`,
      from: 'anek-bangla-bengali-wdth-normal.woff2',
      axes: { wdth: width, wght: weight },
      weight: String(weight),
      stretch: `${width}%`,
    },
    {
      ...anek,
      file: 'anek-bangla-400.woff2',
      from: 'anek-bangla-bengali-wght-normal.woff2',
      axes: { wght: 400 },
      weight: '100 449',
    },
    {
      ...anek,
      file: 'anek-bangla-560.woff2',
      from: 'anek-bangla-bengali-wght-normal.woff2',
      axes: { wght: 560 },
      weight: '450 800',
    },
  ]
}

/**
 * Latin letters of the brand Veranda: headings at the brand's one width and weight, text from its body to its strong
 * weight. 20 + 20 kB instead of 98 + 35. Headings of a brand with another width or weight come from the whole file.
 */
function latinOf(brand: string): Cut[] {
  const { family, width, weight } = displayOf(brand)
  if (family !== 'Mona Sans') return []
  return [
    {
      file: `mona-sans-${width}-${weight}.woff2`,
      pkg: 'mona-sans',
      from: 'mona-sans-latin-wdth-normal.woff2',
      axes: { wdth: width, wght: weight },
      family,
      weight: String(weight),
      stretch: `${width}%`,
      like: ['wdth', 'latin'],
    },
    {
      file: 'hanken-grotesk-400-600.woff2',
      pkg: 'hanken-grotesk',
      from: 'hanken-grotesk-latin-wght-normal.woff2',
      axes: { wght: { min: 400, max: 600 } },
      family: 'Hanken Grotesk',
      weight: '100 900',
      like: ['wght', 'latin'],
    },
  ]
}

const cutsOf = (brand: string): Cut[] => [...latinOf(brand), ...bengali(brand)]

/** Every cut of every brand, each once. */
export function cuts(): Cut[] {
  const ids = readdirSync(brandsAt)
    .filter((file) => Object.hasOwn(fonts, basename(file, '.json')))
    .map((file) => basename(file, '.json'))
  return [...new Map(ids.flatMap(cutsOf).map((cut) => [cut.file, cut])).values()]
}

function cutFace({ file, pkg, family, weight, stretch, like }: Cut): string {
  if (!existsSync(join(import.meta.dirname, '../src/theme/fonts/files', file)))
    throw new Error(`${file} is not cut yet: npm run fonts -w @brand/ui`)
  const range = /unicode-range: [^;]+;/.exec(blockOf(pkg, ...like))?.[0] ?? ''
  return `@font-face {
  font-family: '${family} Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  src: url(./files/${file}?no-inline) format('woff2');
  ${range}
}`
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

/** Rules of whole files; where a cut has one weight of them, they stand for the heavier ones. */
const faces = ({ pkg, axes, subsets, minWeight }: Face): string[] =>
  subsets.map((subset) =>
    blockOf(pkg, axes, subset)
      .replace('url(./files/', `url(@fontsource-variable/${pkg}/files/`)
      .replace(/font-weight: \d+/, (whole) => (minWeight && subset === 'latin' ? `font-weight: ${minWeight}` : whole)),
  )

/** @font-face rules per brand: only these subsets, by unicode-range, swapped in when they arrive. */
export function fontFiles(): Generated[] {
  return Object.entries(fonts).map(([brand, list]) => ({
    path: `src/theme/fonts/${brand}.gen.css`,
    text: [
      '/* Made by scripts/gen-fonts.ts. */',
      layerOrder,
      ...list.flatMap(faces),
      ...cutsOf(brand).map(cutFace),
      currency,
      '',
    ].join('\n'),
  }))
}
