import { patternIds } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { acceptedPattern, fault, fits, type PatternId } from './rules.ts'

const table: Record<PatternId, { good: string[]; bad: string[] }> = {
  any: { good: ['', 'x', 'য়', '\n'], bad: [] },
  letter_first: { good: ['a', 'Abc123'], bad: ['1abc', 'ab_c', 'ab c', 'আমি', ''] },
  kanji_digits: { good: ['漢字12'], bad: ['kanji', 'かな', ''] },
  email: {
    good: ['a@b.co', 'first.last+tag@sub.example.org'],
    bad: ['a@b', 'a b@c.de', '@b.co', 'a@.co', 'a@b..co', 'a@@b.co'],
  },
  alphanumeric: { good: ['abc', '123', 'a1'], bad: ['a-1', 'a 1', 'é'] },
  letters_and_digits: { good: ['abcd1234', '1a', 'a1!#'], bad: ['abcdefgh', '12345678', 'abc 123', 'abcé12'] },
  digits: { good: ['0123'], bad: ['12a', '১২৩', '１２', '-1'] },
  alphanumeric_upper: { good: ['A1', 'abC'], bad: ['abc1', 'A!'] },
  english_name: { good: ['Mary Ann'], bad: ['Mary-Ann', 'Añn', 'M4ry'] },
  no_spaces: { good: ['a-b', 'আমি'], bad: ['a b', 'a\tb'] },
  date_ymd: {
    good: ['2000-02-29'],
    bad: ['2001-02-29', '2000-13-01', '29-02-2000', '2000-2-9', '0001-01-01', '1899-12-31', '9999-12-31'],
  },
  date_mdy: { good: ['02-29-2000'], bad: ['02-29-2001', '13-01-2000', '2000-02-29'] },
  thai: { good: ['สวัสดี'], bad: ['hello', 'สวัสดีa'] },
  korean: { good: ['안녕'], bad: ['hello', '안녕1'] },
  strong: { good: ['Aa1!', 'pässW0rd?'], bad: ['Aa1', 'aa1!', 'AA1!', 'Aa!!', 'Aa 1!'] },
}

test.each(patternIds)('%s accepts valid and rejects invalid values', (id) => {
  for (const value of table[id].good) expect(fits(id, value), value).toBe(true)
  for (const value of table[id].bad) expect(fits(id, value), value).toBe(false)
})

test.each(patternIds)('the pattern sent for %s accepts what the code accepts', (id) => {
  const sent = acceptedPattern(id)
  const pattern = sent === '*' ? /^/ : new RegExp(sent, 'u')
  for (const value of table[id].good) expect(pattern.test(value), value).toBe(true)
})

test('no pattern is slow on any input', () => {
  for (const id of patternIds) {
    for (const unit of ['a', 'a1', 'a@', '.', 'A!', ' ', 'a.']) {
      const begun = performance.now()
      fits(id, `${unit.repeat(20_000)}\u0000`)
      expect(performance.now() - begun, `${id} on ${unit}`).toBeLessThan(10_000)
    }
  }
})

test('length is in characters, bounds included; an empty field is a fault only where it is required', () => {
  const rule = {
    field: 'f',
    enabled: true,
    required: false,
    patternId: 'no_spaces',
    minLength: 2,
    maxLength: 3,
  } as const
  const wrong = { code: 'field_invalid', patternId: 'no_spaces', min: 2, max: 3 }
  expect(['a', 'ab', 'abc', 'abcd'].map((value) => fault(rule, value))).toEqual([wrong, undefined, undefined, wrong])
  expect(fault(rule, '😀😀😀')).toBeUndefined()
  expect([fault(rule, ''), fault(rule, undefined)]).toEqual([undefined, undefined])
  expect(fault({ ...rule, required: true }, '')).toEqual({ code: 'required' })
  expect(fault({ ...rule, patternId: 'any', maxLength: 10_000 }, 'x'.repeat(257))).toBeTruthy()
})
