import * as z from 'zod'
import { expect, test } from 'vitest'
import { inLanguage, localized } from './localized.ts'

test.each([
  ['bn', { en: 'Bank', bn: 'ব্যাংক' }, 'ব্যাংক'],
  ['zh-TW', { en: 'Bank', zh: '银行', 'zh-TW': '銀行' }, '銀行'],
  ['zh-HK', { en: 'Bank', zh: '银行' }, '银行'],
  ['fr', { en: 'Bank', bn: 'ব্যাংক' }, 'ব্যাংক'],
  ['fr', { en: 'Bank', ja: '銀行' }, 'Bank'],
  ['fr', { ja: '銀行' }, '銀行'],
])("%s of %j is %s where the site's default is Bengali", (language, values, shown) => {
  expect(inLanguage(values, language, 'bn')).toBe(shown)
})

test('a value in no language, or under a tag that is none, is refused', () => {
  const names = localized(z.string())
  expect(names.safeParse({ en: 'Bank', 'zh-TW': '銀行' }).success).toBe(true)
  expect(names.safeParse({}).success).toBe(false)
  expect(names.safeParse({ english: 'Bank' }).success).toBe(false)
  expect(() => inLanguage({}, 'en', 'bn')).toThrow('in no language')
})

test('a text of the sandbox is read in a language of its files, where the value has none', () => {
  const kept = { en: 'Football, size 5' }
  expect(inLanguage(kept, 'bn', 'en')).toBe('ফুটবল, ৫ নম্বর')
  expect(inLanguage(kept, 'gl', 'bn')).toBe('ফুটবল, ৫ নম্বর')
  expect(inLanguage({ ...kept, bn: 'অন্য নাম' }, 'bn', 'en')).toBe('অন্য নাম')
  expect(inLanguage({ en: 'A football' }, 'bn', 'bn')).toBe('A football')
  const words = { en: { title: 'Evening reels', text: 'Valid bets on slots in one day.' } }
  expect(inLanguage(words, 'bn', 'en')).toEqual({ title: 'সন্ধ্যার রিল', text: 'এক দিনে স্লটে বৈধ বাজি।' })
  // Not half of it: the title alone is known.
  expect(inLanguage({ en: { ...words.en, text: 'Tonight only.' } }, 'bn', 'en').title).toBe('Evening reels')
})
