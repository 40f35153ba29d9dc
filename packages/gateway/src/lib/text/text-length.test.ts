import { expect, test } from 'vitest'
import { lengthOf } from './text-length.ts'

test('characters are code points', () => {
  expect(lengthOf('😀আ', 'char')).toBe(2)
})

test.each([
  ['  one two\n three ', 3],
  ['well-known, don’t', 2],
  ['আমার টাকা কোথায়?', 3],
  ['', 0],
])('words of %j are what is between spaces', (text, words) => {
  expect(lengthOf(text, 'word')).toBe(words)
})

test.each([
  'เงินฝากของฉันอยู่ที่ไหนและจะได้รับเมื่อไหร่ครับ',
  '我的存款还没有到账请帮我查一下谢谢',
  '入金がまだ反映されていません確認してください',
  'ເງິນຝາກຂອງຂ້ອຍຢູ່ໃສແລະຈະໄດ້ຮັບເມື່ອໃດ',
])('a sentence without spaces has more words than one: %s', (text) => {
  expect(lengthOf(text, 'word')).toBeGreaterThanOrEqual(5)
  expect(lengthOf(text, 'word')).toBeLessThan([...text].length)
})
