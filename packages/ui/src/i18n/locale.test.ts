import { beforeAll, expect, it } from 'vitest'
import { directionOf } from './direction.ts'
import { formatLocale, languages } from './languages.ts'
import { files, locales } from './locales.gen.ts'
import { loadStrings, matchLocale } from './locale.ts'
import english from './locales/en.ts'

type Words = Record<string, Record<string, string>>
const all = new Map<string, Words>()
beforeAll(async () => {
  for (const tag of locales) all.set(tag, (await files[tag]()).default as Words)
})
const wordsOf = (tag: string) => all.get(tag) ?? {}

const form = /_(zero|one|two|few|many)$/
const allKeys = (words: object) =>
  Object.entries(words).flatMap(([part, texts]) => Object.keys(texts as object).map((key) => `${part}.${key}`))
/** Without forms of a count, of which each language has its own. */
const keys = (words: object) => allKeys(words).filter((key) => !form.test(key))
// A language may say a value twice: "de {{step}} en {{step}}".
const holes = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted().join()
/** Letters of a script that Unicode has in parts, or under another name than ISO 15924. */
const letters: Record<string, string> = {
  Hans: 'Han',
  Hant: 'Han',
  Jpan: 'Hira}\\p{Script=Kana}\\p{Script=Han',
  Kore: 'Hang',
}
/** One letter of the script; none for that of English, which tells nothing. */
const letterOf = (script: string) =>
  script === 'Latn' ? undefined : new RegExp(`[\\p{Script=${letters[script] ?? script}}]`, 'u')

it.each(languages)('$tag has every word, in its own script, with the same placeholders', ({ tag, script }) => {
  const words = wordsOf(tag)
  const letter = letterOf(script)
  expect(keys(words).sort()).toEqual(keys(english).sort())
  for (const [part, texts] of Object.entries(english as unknown as Words)) {
    for (const [key, text] of Object.entries(texts)) {
      if (form.test(key)) continue
      const translated = words[part]?.[key]
      expect(holes(translated), `${tag} ${part}.${key}`).toBe(holes(text))
      // Names and symbols (OK, F8, {{count}}) may stay in English; sentences may not, unless marked to be translated.
      if (letter && !translated?.startsWith('⟦') && /[a-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, '')))
        expect(translated, `${tag} ${part}.${key}`).toMatch(letter)
    }
  }
})

it.each(languages)('$tag has forms of its own plural categories alone', ({ tag, locale }) => {
  const { pluralCategories } = new Intl.PluralRules([tag, locale]).resolvedOptions()
  const words = wordsOf(tag)
  const base = new Set(keys(words))
  for (const key of allKeys(words).filter((one) => form.test(one))) {
    expect(pluralCategories, `${tag} ${key}`).toContain(form.exec(key)?.[1])
    expect(base, `${tag} ${key}`).toContain(key.replace(form, '_other'))
  }
})

// The platform knows them too; the rows spare a page the code, and Intl of old browsers lacks some.
it.each(languages)('$tag has the script, direction, digits and first day of CLDR', (row) => {
  const locale = new Intl.Locale(row.locale) as Intl.Locale & {
    getTextInfo?: () => { direction: string }
    textInfo?: { direction: string }
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  expect(row).toMatchObject({
    script: new Intl.Locale(row.tag).maximize().script,
    direction: (locale.getTextInfo?.() ?? locale.textInfo)?.direction,
    // Sites of the trade in Burmese write Latin digits.
    digits: (row.tag as string) === 'my' ? 'latn' : new Intl.NumberFormat(row.locale).resolvedOptions().numberingSystem,
    firstDay: (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay,
  })
  expect(directionOf(row.tag)).toBe(row.direction)
  expect(Intl.DateTimeFormat.supportedLocalesOf([row.locale])).toEqual([row.locale])
  const { calendar } = new Intl.DateTimeFormat(`${row.locale}-u-ca-${row.calendar}`).resolvedOptions()
  expect(calendar).toBe(row.calendar)
})

it.each([
  ['ur-PK', 'ur'],
  ['bn_BD', 'bn'],
  ['AR-EG', 'ar'],
  ['no', 'en'],
  ['', 'en'],
])('%s is served by %s', (wish, locale) => {
  expect(matchLocale(wish)).toBe(locale)
})

it('takes the first supported language, then the fallback', () => {
  expect(matchLocale(['no', 'fa-IR', 'en'])).toBe('fa')
  expect(matchLocale(['no', 'gl'], 'bn')).toBe('bn')
})

it.each([
  ['zh-TW', 'zh-TW'],
  ['zh_HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['pt', 'pt-BR'],
  ['pt-AO', 'pt-BR'],
  ['pt-PT', 'pt-PT'],
  ['fil', 'tl'],
  ['fil-PH', 'tl'],
  ['tl', 'tl'],
  ['no', 'bn'],
  ['no tag', 'bn'],
  ['gl', 'bn'],
] as const)('%s is served by %s among languages of an application', (wish, locale) => {
  expect(matchLocale(wish, 'bn', ['bn', 'zh-CN', 'zh-TW', 'pt-BR', 'pt-PT', 'tl'])).toBe(locale)
})

it('formats in the calendar and digits of a row, whatever the platform has', () => {
  const ms = Date.UTC(2026, 10, 20)
  const date = (row: Parameters<typeof formatLocale>[0]) =>
    new Intl.DateTimeFormat(formatLocale(row), { timeZone: 'UTC', year: 'numeric', month: 'numeric' }).format(ms)
  const persian = languages.find(({ tag }) => tag === 'fa')
  if (!persian) throw new Error('no row for fa')
  expect(date(persian)).toBe('۲۰۲۶/۱۱')
  expect(date({ ...persian, calendar: 'persian' })).toBe('۱۴۰۵/۸')
  expect(date({ ...persian, locale: 'qaa', digits: 'mymr' })).toBe('၁၁/၂၀၂၆')
})

it('loads the words of a language, or those it falls back to', async () => {
  expect(await loadStrings('fa-AF')).toBe(wordsOf('fa'))
  expect(await loadStrings('gl')).toBe(english)
  expect(await loadStrings('gl', 'bn')).toBe(wordsOf('bn'))
})
