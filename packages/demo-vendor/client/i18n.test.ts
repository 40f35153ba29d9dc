import { expect, test } from 'vitest'
import { loadI18n } from './i18n.ts'

test.each([
  ['bn', 'bn'],
  ['bn-IN', 'bn'],
  ['en-US', 'en'],
  ['tlh', 'en'],
  ['not a tag', 'en'],
])('the words of %s are those of %s', async (wanted, lang) => {
  expect((await loadI18n(wanted)).lang).toBe(lang)
})

test.each([
  ['bn', '7, 9'],
  ['ar', '7، 9'],
  ['ur', '7، 9'],
  ['ja', '7、9'],
  ['zh-TW', '7，9'],
])('%s has its own comma', async (lang, joined) => {
  expect((await loadI18n(lang)).join([7, 9])).toBe(joined)
})

test('a text with a count has the form of the language, and the count in groups', async () => {
  const { translate, has } = await loadI18n('en')
  expect([1, 2].map((count) => translate('free.open', { count }))).toEqual(['1 free spin', '2 free spins'])
  expect(translate('rules.maxValue', { count: 12_500 })).toBe('12,500 times the stake')
  expect([has('free.open'), has('free.opened')]).toEqual([true, false])
})
