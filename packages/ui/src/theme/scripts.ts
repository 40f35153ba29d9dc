import { languages, type Language } from '../i18n/languages.ts'
import type { ScriptRole } from './roles.ts'

type Values = Record<ScriptRole, string>

/** The sign of the taka by itself: a page without Bengali letters needs no more of them. */
const currency = 'Brand Currency'
const quoted = (families: readonly string[]) => families.map((name) => `'${name}'`).join(', ')
const shipped = (...names: string[]) => quoted(names.map((name) => `${name} Variable`))
/** Families of the devices: of Apple's, then of Windows, then of Android and Linux. */
const ofDevices = (...names: string[]) => `${shipped(currency)}, ${quoted(names)}`

/** Headlines hang from a bar or stand in vowels above and below: more air, and no tracking, which would tear it. */
const tall = { lhBody: '1.74', lhSnug: '1.64', lhDisplay: '1.48', displayScale: '.87', tracking: '0' }
/** Vowels and marks stack above and below. */
const stacked = { lhBody: '1.8', lhSnug: '1.72', lhDisplay: '1.6', displayScale: '.87', tracking: '0' }
/** Letters hang below letters, with vowels around both. */
const hung = { lhBody: '2', lhSnug: '1.9', lhDisplay: '1.8', displayScale: '.82', tracking: '0' }
/** Signs that fill their square. */
const square = { lhBody: '1.7', lhSnug: '1.5', lhDisplay: '1.35', displayScale: '.9', tracking: '0' }

/** Letters with nothing but an accent, such as Latin and Cyrillic. What a script does not name is as here. */
const plain: Values = {
  lhBody: '1.6',
  lhSnug: '1.45',
  lhDisplay: '1.2',
  displayScale: '1',
  tracking: '-.028em',
  weight: 'var(--brand-wght-body)',
  glyphOverflow: '0em',
  fontScript: shipped(currency),
}

/** By script (ISO 15924), or by language where one writes its script in its own way. */
const own: Record<string, Partial<Values>> = {
  // Two marks above a capital.
  vi: { lhSnug: '1.5', lhDisplay: '1.4', displayScale: '.94' },
  // Its files have the taka sign: by itself it would be one more request, and one more layout of every text.
  Beng: { ...tall, fontScript: shipped('Anek Bangla') },
  Deva: { ...tall, fontScript: ofDevices('Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari') },
  Taml: { ...tall, fontScript: ofDevices('Tamil Sangam MN', 'Nirmala UI', 'Noto Sans Tamil') },
  Telu: { ...stacked, fontScript: ofDevices('Kohinoor Telugu', 'Nirmala UI', 'Noto Sans Telugu') },
  Thai: { ...stacked, fontScript: ofDevices('Thonburi', 'Leelawadee UI', 'Noto Sans Thai') },
  Laoo: { ...stacked, fontScript: ofDevices('Lao Sangam MN', 'Leelawadee UI', 'Noto Sans Lao') },
  Khmr: { ...hung, fontScript: ofDevices('Khmer Sangam MN', 'Leelawadee UI', 'Noto Sans Khmer') },
  Mymr: { ...hung, fontScript: ofDevices('Myanmar Sangam MN', 'Myanmar Text', 'Noto Sans Myanmar') },
  Hans: { ...square, fontScript: ofDevices('PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC') },
  Hant: { ...square, fontScript: ofDevices('PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC') },
  Jpan: { ...square, fontScript: ofDevices('Hiragino Sans', 'Yu Gothic UI', 'Noto Sans CJK JP', 'Noto Sans JP') },
  Kore: {
    ...square,
    fontScript: ofDevices('Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans CJK KR', 'Noto Sans KR'),
  },
  Arab: {
    lhBody: '1.8',
    lhSnug: '1.65',
    lhDisplay: '1.6',
    displayScale: '.9',
    tracking: '0',
    weight: 'var(--brand-wght-arab)',
    fontScript: `var(--brand-font-arab), ${shipped(currency)}`,
  },
  // Nastaliq falls across its line and reaches beyond its box: at less than 2.4 a kaf loses its stroke wherever a
  // label is cut off.
  ur: {
    lhBody: '2.3',
    lhSnug: '2.4',
    lhDisplay: '2.2',
    displayScale: '.74',
    tracking: '0',
    weight: 'var(--brand-wght-arab)',
    glyphOverflow: '.3em',
    fontScript: shipped('Noto Nastaliq Urdu', currency),
  },
}

/**
 * Where lines may break, where it is not as the browser has it: Japanese not before small kana, Korean at spaces alone.
 * Thai, Lao, Khmer and Burmese have no spaces between words; browsers know where words end.
 */
const breaks: Record<string, string> = {
  Jpan: 'line-break: strict;',
  Kore: 'word-break: keep-all;',
}

export interface Script {
  /** `default`, or what `own` has it under. */
  name: string
  /** The elements it is for. */
  selector: string
  values: Partial<Values>
  /** Declarations of its own. */
  breaks: string
}

const nameOf = ({ tag, script }: Language) => (Object.hasOwn(own, tag) ? tag : script)

/** What scripts decide, the default first: line height, tracking, weight and families belong to them. */
export const scripts: readonly Script[] = [
  { name: 'default', selector: ':root, [lang]', values: plain, breaks: 'word-break: normal; line-break: auto;' },
  ...Object.entries(own).map(([name, values]) => ({
    name,
    selector: languages
      .filter((row) => nameOf(row) === name)
      .map(({ tag }) => `[lang|=${tag}]`)
      .join(', '),
    values,
    breaks: breaks[name] ?? '',
  })),
].filter(({ selector }) => selector)
