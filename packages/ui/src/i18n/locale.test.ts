import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import arabic from './locales/ar.ts'
import bengali from './locales/bn.ts'
import english from './locales/en.ts'
import persian from './locales/fa.ts'
import urdu from './locales/ur.ts'
import { loadStrings, locales, matchLocale } from './locale.ts'

const all: Record<string, Record<string, Record<string, string>>> = { ar: arabic, bn: bengali, fa: persian, ur: urdu }
const form = /_(zero|one|two|few|many)$/
const allKeys = (words: object) =>
  Object.entries(words).flatMap(([part, texts]) => Object.keys(texts as object).map((key) => `${part}.${key}`))
/** Without forms of a count, of which each language has its own. */
const keys = (words: object) => allKeys(words).filter((key) => !form.test(key))
const holes = (text = '') => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted().join()
const scripts = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
}

it('loads every language there is a file for', () => {
  const folders = readdirSync(join(import.meta.dirname, '../../../../locales')).filter((entry) => !entry.includes('.'))
  expect([...locales].sort()).toEqual(folders.sort())
})

it.each(Object.entries(scripts))('%s has every word, in its own script, with the same placeholders', (lang, script) => {
  const words = all[lang] ?? {}
  expect(keys(words).sort()).toEqual(keys(english).sort())
  for (const [part, texts] of Object.entries(english as unknown as typeof words)) {
    for (const [key, text] of Object.entries(texts)) {
      if (form.test(key)) continue
      const translated = words[part]?.[key]
      expect(holes(translated), `${lang} ${part}.${key}`).toBe(holes(text))
      // Names and symbols (OK, F8, {{count}}) may stay in English; sentences may not.
      if (/[a-z]{3}/.test(text.replace(/\{\{\w+\}\}/g, '')))
        expect(translated, `${lang} ${part}.${key}`).toMatch(script)
    }
  }
})

it.each(Object.entries({ en: english, ...all }))('%s has forms of its own plural categories alone', (lang, words) => {
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  const base = new Set(keys(words))
  for (const key of allKeys(words).filter((one) => form.test(one))) {
    expect(pluralCategories, `${lang} ${key}`).toContain(form.exec(key)?.[1])
    expect(base, `${lang} ${key}`).toContain(key.replace(form, '_other'))
  }
})

it.each([
  ['ur-PK', 'ur'],
  ['bn_BD', 'bn'],
  ['AR-EG', 'ar'],
  ['pt-BR', 'en'],
  ['', 'en'],
])('%s is served by %s', (wish, locale) => {
  expect(matchLocale(wish)).toBe(locale)
})

it('takes the first supported language, then the fallback', () => {
  expect(matchLocale(['pt', 'fa-IR', 'en'])).toBe('fa')
  expect(matchLocale(['pt', 'vi'], 'bn')).toBe('bn')
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
  ['no tag', 'bn'],
  ['vi', 'bn'],
] as const)('%s is served by %s among languages of an application', (wish, locale) => {
  expect(matchLocale(wish, 'bn', ['bn', 'zh-CN', 'zh-TW', 'pt-BR', 'pt-PT'])).toBe(locale)
})

it('loads the words of a language, or those it falls back to', async () => {
  expect(await loadStrings('fa-AF')).toBe(persian)
  expect(await loadStrings('vi')).toBe(english)
  expect(await loadStrings('vi', 'bn')).toBe(bengali)
})
