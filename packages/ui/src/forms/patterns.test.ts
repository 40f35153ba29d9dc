import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import en from '../i18n/locales/en.ts'
import { fitsFamily, isPatternId, patternIds, type PatternId } from './patterns.ts'

const table: Record<PatternId, { good: string[]; bad: string[] }> = {
  any: { good: ['', 'x', 'য়', '\n'], bad: ['x'.repeat(257)] },
  letter_first: { good: ['rahim77', 'A'], bad: ['7rahim', 'ra him', 'রহিম', ''] },
  kanji_digits: { good: ['山田12', '漢字'], bad: ['yamada', '山田 12', 'かな', ''] },
  email: {
    good: ['a@b.example', 'first.last+tag@sub.example.org'],
    bad: ['a@b', 'a b@c.example', '@b.example', 'a@b..example', 'a@@b.example'],
  },
  alphanumeric: { good: ['a1', 'abc', '123'], bad: ['a-1', 'a 1', 'é'] },
  letters_and_digits: { good: ['Padma2026', '1a', 'a1!#'], bad: ['padmapadma', '20262026', 'padma 2026', 'abcé12'] },
  digits: { good: ['0123'], bad: ['12a', '১২৩', '１２', '-1'] },
  alphanumeric_upper: { good: ['aB1', 'A'], bad: ['ab1', 'aB-1'] },
  english_name: { good: ['Rahim Uddin'], bad: ['Rahim2', 'রহিম', 'Mary-Ann'] },
  no_spaces: { good: ['a-b', 'আমি'], bad: ['a b', 'a\tb'] },
  date_ymd: {
    good: ['2024-02-29'],
    bad: ['2023-02-29', '2024-13-01', '29-02-2024', '2000-2-9', '0001-01-01', '1899-12-31', '9999-12-31'],
  },
  date_mdy: { good: ['02-29-2024'], bad: ['02-30-2024', '2024-02-29', '13-01-2000'] },
  thai: { good: ['สวัสดี'], bad: ['sawasdee', 'สวัสดีa'] },
  korean: { good: ['한국', '안녕 하세요'], bad: ['hanguk', '안녕1'] },
  strong: {
    good: ['Padma#2026', 'pässW0rd?'],
    bad: ['Padma2026', 'padma#2026', 'PADMA#2026', 'Padma#Padma', 'Padma #2026'],
  },
}

describe.each(patternIds)('%s', (id) => {
  it('accepts valid values and rejects invalid ones', () => {
    for (const value of table[id].good) expect(fitsFamily(id, value), value).toBe(true)
    for (const value of table[id].bad) expect(fitsFamily(id, value), value).toBe(false)
  })
  it('has its sentence', () => expect(en.ruleForm).toHaveProperty(id))
})

it('are fourteen families and plain length', () => {
  expect(patternIds).toHaveLength(15)
  expect(isPatternId('strong')).toBe(true)
  expect(isPatternId('from_the_future')).toBe(false)
  expect(isPatternId('toString')).toBe(false)
})

it('never takes long, whatever is typed', () => {
  const nasty = fc.string({ unit: fc.constantFrom('a', 'A', '1', '@', '.', '#', ' '), maxLength: 256 })
  fc.assert(
    fc.property(nasty, fc.constantFrom(...patternIds), (value, id) => {
      const since = performance.now()
      fitsFamily(id, value)
      expect(performance.now() - since).toBeLessThan(10_000)
    }),
    { numRuns: 500 },
  )
})
