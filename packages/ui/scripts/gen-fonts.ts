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

/** Of two files that have a character the browser takes the later: Vietnamese needs no other accents. */
const latin = ['latin-ext', 'vietnamese', 'latin'] as const

const numerals = 'U+060C,U+061B,U+061F,U+066A-066C,U+06F0-06F9,U+200C-200E'

/**
 * The letters and marks of Urdu in Nastaliq, at one weight: 92 kB of 239, most of them rules for where a letter stands.
 * Words in heavier type are thickened by the browser. Apple's devices have the family themselves.
 */
const urdu: Cut = {
  file: 'noto-nastaliq-urdu-400.woff2',
  pkg: 'noto-nastaliq-urdu',
  from: 'noto-nastaliq-urdu-arabic-wght-normal.woff2',
  faces: [{ wght: 400 }],
  packed: true,
  joins: true,
  characters:
    `${numerals},U+0621-0624,U+0626-0628,U+062A-063A,U+0641-0642,U+0644-0646,U+0648,U+064B-0652,U+0654,U+0656-0657,` +
    'U+0670,U+0679,U+067E,U+0686,U+0688,U+0691,U+0698,U+06A9,U+06AF,U+06BA,U+06BE,U+06C1-06C3,U+06CC,U+06D2-06D4',
  family: 'Noto Nastaliq Urdu',
  local: 'Noto Nastaliq Urdu',
  weight: '100 500',
  like: ['wght', 'arabic'],
}

/** The letters and marks of Arabic and Persian: 36 kB of 166. */
const arabic: Cut = {
  file: 'noto-sans-arabic.woff2',
  pkg: 'noto-sans-arabic',
  from: 'noto-sans-arabic-arabic-wght-normal.woff2',
  faces: [{}],
  joins: true,
  characters: `${numerals},U+0621-063A,U+0640-0655,U+0660-0669,U+0670-0671,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06C0,U+06CC`,
  family: 'Noto Sans Arabic',
  weight: '100 900',
  like: ['wght', 'arabic'],
}

/**
 * Which whole files each brand ships beside the cuts. Letters that no file has come from the device. Latin letters of a Bengali or Arabic family are never needed: another
 * family has them.
 */
const fonts: Record<string, readonly Face[]> = {
  veranda: [
    { pkg: 'mona-sans', axes: 'wdth', subsets: latin, minWeight: 301 },
    // Its Latin letters are cut.
    { pkg: 'hanken-grotesk', axes: 'wght', subsets: ['latin-ext', 'vietnamese'] },
    { pkg: 'readex-pro', axes: 'wght', subsets: ['arabic'] },
  ],
  // All its letters are cut.
  haat: [],
}

/** A file made of a larger one (cut-fonts.ts). */
interface Cut {
  file: string
  pkg: string
  from: string
  /** One face, or three that become one file: text, its heaviest, and headings. */
  faces: readonly Axes[]
  /** Its outlines are stored on a coarser grid and its tables once more packed. */
  packed?: true
  /** Its letters take their form from their neighbours: all the rules of it are kept. */
  joins?: true
  /** `unicode-range` of its characters; all of the larger file without it. */
  characters?: string
  /** Full name of the same family on devices that have it. */
  local?: string
  family: string
  /** `font-weight` and `font-stretch` it stands for. */
  weight: string
  stretch?: string
  /** Fontsource's rule that lists its characters. */
  like: readonly [axes: Face['axes'], subset: string]
}

type Axes = Readonly<Record<string, number | { min: number; max: number }>>

const brandsAt = join(import.meta.dirname, '../src/brands')

interface Display {
  family: string
  width: number
  weight: number
}
const displayOf = (brand: string): Display =>
  (JSON.parse(readFileSync(join(brandsAt, `${brand}.json`), 'utf8')) as { display: Display }).display

/**
 * Bengali text from its body to its strong weight, and headings at the width and weight of their brand: one file of
 * 89 kB, where one for each face would be 53 and the whole family 448. Between them it interpolates.
 */
function bengali(brand: string): Cut {
  const { width, weight } = displayOf(brand)
  return {
    file: `anek-bangla-${width}-${weight}.woff2`,
    pkg: 'anek-bangla',
    from: 'anek-bangla-bengali-wdth-normal.woff2',
    faces: [
      { wght: 400, wdth: 100 },
      { wght: 600, wdth: 100 },
      { wght: weight, wdth: width },
    ],
    family: 'Anek Bangla',
    weight: '100 800',
    stretch: `100% ${width}%`,
    like: ['wght', 'bengali'],
  }
}

/** What an English or Bengali page shows of Latin letters and signs; accents and the rest are a file of their own. */
const plain = 'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2000-206F,U+2212'

/** The accents and signs of Western languages, without the plain letters. */
const western = 'U+00A1-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+20AC,U+2122'

/** The family of a brand's headings and that of its text. */
const families: Record<string, { headings: string; text: string; textFrom: 'wght' | 'wdth' }> = {
  'Mona Sans': { headings: 'mona-sans', text: 'hanken-grotesk', textFrom: 'wght' },
  'Anek Latin': { headings: 'anek-latin', text: 'anek-latin', textFrom: 'wdth' },
}
const titled = (pkg: string) =>
  pkg.replaceAll(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

/**
 * Latin letters of a brand: headings at its one width and weight, text from its body to its strong weight, the plain ones
 * and the others apart. Headings of Veranda in another width or weight come from the whole files.
 */
function latinOf(brand: string): Cut[] {
  const { family, width, weight } = displayOf(brand)
  const of = families[family]
  if (!of) return []
  const headings = (subset: string) =>
    ({
      pkg: of.headings,
      from: `${of.headings}-${subset}-wdth-normal.woff2`,
      faces: [{ wdth: width, wght: weight }],
      family,
      weight: String(weight),
      stretch: `${width}%`,
      like: ['wdth', subset],
    }) as const
  const text = (subset: string) =>
    ({
      pkg: of.text,
      from: `${of.text}-${subset}-${of.textFrom}-normal.woff2`,
      faces: [{ wght: { min: 400, max: 600 }, ...(of.textFrom === 'wdth' && { wdth: 100 }) }],
      family: titled(of.text),
      weight: '100 900',
      ...(of.textFrom === 'wdth' && { stretch: '100%' }),
      like: [of.textFrom, subset],
    }) as const
  const accented = ['latin-ext', 'vietnamese']
  const rest = of.text === of.headings ? { characters: western } : {}
  return [
    ...accented.map((subset) => ({ ...headings(subset), file: `${of.headings}-${subset}-${width}-${weight}.woff2` })),
    { ...headings('latin'), file: `${of.headings}-${width}-${weight}-more.woff2`, ...rest },
    { ...headings('latin'), file: `${of.headings}-${width}-${weight}.woff2`, characters: plain },
    // Of a family of its own the whole files are small.
    ...(of.text === of.headings
      ? accented.map((subset) => ({ ...text(subset), file: `${of.text}-${subset}-400-600.woff2` }))
      : []),
    { ...text('latin'), file: `${of.text}-400-600-more.woff2`, ...rest },
    { ...text('latin'), file: `${of.text}-400-600.woff2`, characters: plain },
  ]
}

const cutsOf = (brand: string): Cut[] => [
  ...(brand === 'haat' ? [arabic] : []),
  urdu,
  ...latinOf(brand),
  bengali(brand),
]

/** Every cut of every brand, each once. */
export function cuts(): Cut[] {
  const ids = readdirSync(brandsAt)
    .filter((file) => Object.hasOwn(fonts, basename(file, '.json')))
    .map((file) => basename(file, '.json'))
  return [...new Map(ids.flatMap(cutsOf).map((cut) => [cut.file, cut])).values()]
}

type Interval = readonly [from: number, to: number]
const intervalsOf = (range: string): Interval[] =>
  range.split(',').map((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16))
    return [from, to]
  })
const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** A `unicode-range` without the characters of another, so that no character asks for both files. */
function without(range: string, other: string): string {
  const left = intervalsOf(other).reduce<Interval[]>(
    (parts, [from, to]) =>
      parts.flatMap(([first, last]): Interval[] =>
        last < from || first > to
          ? [[first, last]]
          : [...(first < from ? [[first, from - 1] as const] : []), ...(last > to ? [[to + 1, last] as const] : [])],
      ),
    intervalsOf(range),
  )
  return left.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

function cutFace({ file, pkg, characters, family, local, weight, stretch, like }: Cut): string {
  if (!existsSync(join(import.meta.dirname, '../src/theme/fonts/files', file)))
    throw new Error(`${file} is not cut yet: npm run fonts -w @brand/ui`)
  const whole = /unicode-range: ([^;]+);/.exec(blockOf(pkg, ...like))?.[1]?.replaceAll(/\s/g, '')
  const range = characters ?? (whole && file.endsWith('-more.woff2') ? without(whole, plain) : whole)
  return `@font-face {
  font-family: '${family} Variable';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  src: ${local ? `local('${local}'), ` : ''}url(./files/${file}?no-inline) format('woff2');
  ${range ? `unicode-range: ${range};` : ''}
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

/**
 * Rules of whole files. Where cuts have one weight of a family, they stand for the heavier ones: a browser selects by
 * weight and width before it looks at characters, so faces that fit equally well have to state the same of both.
 */
const faces = ({ pkg, axes, subsets, minWeight }: Face): string[] =>
  subsets.map((subset) => {
    const whole = blockOf(pkg, axes, subset).replace('url(./files/', `url(@fontsource-variable/${pkg}/files/`)
    return minWeight ? whole.replace(/font-weight: \d+/, `font-weight: ${minWeight}`) : whole
  })

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
