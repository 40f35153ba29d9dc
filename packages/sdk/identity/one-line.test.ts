import { expect, it } from 'vitest'
import { oneLine, withoutTowers } from './one-line.ts'

it.each([
  ['  Customer\r\nservice\u2028 now\u0085', 'Customer service now'],
  [`z${'\u0301\u0335'.repeat(20)}oe`, 'ź\u0335\u0335oe'],
  ['ভালো\u0000থেকো'.replace('\u0000', '\u0007'), 'ভালোথেকো'],
  ['গাঢ়াঁ, ক্ষ্ণাঁ, স্ট্র্যাঁ', 'গাঢ়াঁ, ক্ষ্ণাঁ, স্ট্র্যাঁ'.normalize('NFC')],
  ['Nguyễn Phương, مُحَمَّدٌ, 👩‍❤️‍👨 1️⃣', 'Nguyễn Phương, مُحَمَّدٌ, 👩‍❤️‍👨 1️⃣'.normalize('NFC')],
  [`ক${'ঁ'.repeat(9)}`, 'কঁঁঁ'],
])('%j is %j on one line', (text, expected) => expect(oneLine(text)).toBe(expected))

it('keeps the lines of a longer text', () => {
  expect(withoutTowers(`one\n\ntwo${'\u0301'.repeat(30)}`)).toBe('one\n\ntwo\u0301\u0301')
})
