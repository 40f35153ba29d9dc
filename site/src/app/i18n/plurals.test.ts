import { afterAll, beforeAll, expect, it } from 'vitest'
import rows from '../../../../locales/languages.json' with { type: 'json' }
import { createI18n } from './i18n.ts'
import { learnt } from './language.ts'

beforeAll(() => {
  learnt.set('ar', { tag: 'ar', name: 'العربية', locale: 'ar-EG-u-nu-arab' })
  learnt.set('ty', { tag: 'ty', name: 'Reo Tahiti', locale: 'fr-PF' })
  learnt.set('ru', { tag: 'ru', name: 'Русский', locale: 'ru-RU' })
})
afterAll(() => {
  for (const tag of ['ar', 'ty', 'ru']) if (!rows.some((row) => row.tag === tag && row.complete)) learnt.delete(tag)
})

async function said(lang: string, words: Record<string, string>, counts: readonly number[]) {
  const i18n = await createI18n(lang, [])
  i18n.addResourceBundle(lang, 'site', words)
  // As a component asks.
  const t = i18n.getFixedT(lang, 'site')
  return counts.map((count) => t('spins', { count }))
}
const forms = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`spins_${name}`, `${name} {{count, number}}`]))

it('says a number in each of the six forms of Arabic, and in its digits', async () => {
  expect(await said('ar', forms('zero', 'one', 'two', 'few', 'many', 'other'), [0, 1, 2, 3, 11, 100, 103])).toEqual([
    'zero \u2068٠\u2069',
    'one \u2068١\u2069',
    'two \u2068٢\u2069',
    'few \u2068٣\u2069',
    'many \u2068١١\u2069',
    'other \u2068١٠٠\u2069',
    'few \u2068١٠٣\u2069',
  ])
})

it('says a number in the forms of Russian', async () => {
  expect(await said('ru', forms('one', 'few', 'many', 'other'), [1, 2, 5, 11, 21, 1.5])).toEqual([
    'one 1',
    'few 2',
    'many 5',
    'many 11',
    'one 21',
    'other 1,5',
  ])
})

it('says a number in Tahitian by the rules of French, which count nothing as one', async () => {
  expect(await said('ty', forms('one', 'other'), [0, 1, 2])).toEqual(['one 0', 'one 1', 'other 2'])
})

it('keeps names, codes and amounts apart from the direction of the sentence around them', async () => {
  const sentence = { spins_other: '{{who}}: {{amount}}' }
  for (const [lang, wanted] of [
    ['ar', '\u2068Rahim\u2069: \u2068৳ -5.00\u2069'],
    ['ru', 'Rahim: ৳ -5.00'],
  ] as const) {
    const i18n = await createI18n(lang, [])
    i18n.addResourceBundle(lang, 'site', sentence)
    expect(i18n.getFixedT(lang, 'site')('spins_other', { who: 'Rahim', amount: '৳ -5.00' })).toBe(wanted)
  }
})
