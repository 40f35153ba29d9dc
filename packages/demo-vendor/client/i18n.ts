import rows from '../../../locales/languages.json' with { type: 'json' }
import type en from '../../../locales/en/vendor.json'

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** A text, or the plural forms of one: `free.open` of `free.open_one` and `free.open_other`. */
export type Key = keyof typeof en extends infer Each ? (Each extends `${infer Base}_${Form}` ? Base : Each) : never
type Words = Readonly<Record<string, string>>
/** `count` chooses among the plural forms of a text. */
type Params = Record<string, string | number> & { count?: number }

/** Latin digits in every language, as amounts have. */
const grouped = new Intl.NumberFormat('en')

// Each is a file of its own, and only the one that is read is loaded.
const catalogues = import.meta.glob<Words>('../../../locales/*/vendor.json', { import: 'default' })
const wordsOf = (tag: string) => catalogues[`../../../locales/${tag}/vendor.json`]

/** Language and script of a tag, `zh-Hant` of `zh-TW` and of `zh-HK`; nothing of what is no tag. */
function written(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}

/** The language itself, or the one it is a form of; English for what nobody has translated. */
function nearest(wanted: string): string {
  const tags = rows.flatMap(({ complete, tag }) => (complete && wordsOf(tag) ? [tag] : []))
  const kin = written(wanted)
  return tags.find((tag) => tag === wanted) ?? tags.find((tag) => kin !== undefined && written(tag) === kin) ?? 'en'
}

/** The texts of a language we have; English for one we have not. */
export async function loadI18n(wanted: string) {
  const lang = nearest(wanted)
  const row = rows.find(({ tag }) => tag === lang)
  const texts = (await wordsOf(lang)?.()) ?? {}
  const known =
    row &&
    Intl.DateTimeFormat.supportedLocalesOf([row.locale]).length > 0 &&
    new Intl.DateTimeFormat(row.locale, { month: 'long', timeZone: 'UTC' }).format(0) !== 'M01'
  // A language without rules of its own has those of the locale it is written with.
  const rules = new Intl.PluralRules(Intl.PluralRules.supportedLocalesOf([lang, row?.locale ?? 'en']))
  const find = (key: string, count?: number) =>
    (count === undefined ? undefined : texts[`${key}_${rules.select(count)}`]) ?? texts[`${key}_other`] ?? texts[key]
  const translate = (key: Key, params: Params = {}): string =>
    (find(key, params.count) ?? key).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'count' && params.count !== undefined ? grouped.format(params.count) : String(params[name] ?? ''),
    )
  const comma =
    row?.direction === 'rtl' ? '، ' : row?.script === 'Jpan' ? '、' : row?.script.startsWith('Han') ? '，' : ', '
  return {
    lang,
    /** How dates and times are written: in English where the browser lacks the language, not as the device has them. */
    locale: row ? `${known ? row.locale : 'en-GB'}-u-ca-${row.calendar}-nu-${row.digits}` : lang,
    script: row?.script ?? 'Latn',
    direction: row?.direction === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    translate,
    /** Parts of a description, one after another. */
    join: (parts: readonly (string | number)[]): string => parts.join(comma),
    has: (key: string): key is Key => find(key) !== undefined,
  }
}

export type I18n = Awaited<ReturnType<typeof loadI18n>>
