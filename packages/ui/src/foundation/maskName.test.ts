import { expect, it } from 'vitest'
import { maskName } from './maskName.ts'

it.each([
  ['tanvir88', 'ta***8'],
  ['রহিমউদ্দিন', 'রহি***ন'],
  ['သင့်အမည်ထည့်ပါ', 'သင့်***ပ'],
  ['rahim', 'ra***m'],
  ['bob', 'b***'],
  ['anna', 'a***'],
  ['', '***'],
  [' kamal2 ', 'ka***2'],
  ['ta***8', 'ta***8'],
  ['****5678', '****5678'],
])('%j is shown as %j', (name, shown) => {
  expect(maskName(name)).toBe(shown)
})

it('does not reveal the length of a name', () => {
  expect(maskName('ab345678')).toHaveLength(maskName(`ab${'x'.repeat(40)}8`).length)
})
