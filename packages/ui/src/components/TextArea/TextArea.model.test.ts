import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countCharacters, roomLeft } from './TextArea.model.ts'

it.each([
  ['', 0, 0],
  ['abc', 3, 3],
  ['ক্ষি', 4, 1],
  ['👨‍👩‍👧', 5, 1],
  ['e\u0301', 2, 1],
  ['a\nb', 3, 3],
  ['𝄞', 1, 1],
])('%j is %i code points and %i graphemes', (text, points, graphemes) => {
  expect(countCharacters(text, 'codePoint')).toBe(points)
  expect(countCharacters(text, 'grapheme', 'bn')).toBe(graphemes)
})

it('a reader never sees more characters than the gateway counts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(countCharacters(text, 'grapheme')).toBeLessThanOrEqual(countCharacters(text, 'codePoint'))
    }),
  )
})

it.each([
  [0, 140, { left: 140, state: 'plenty' }],
  [125, 140, { left: 15, state: 'plenty' }],
  [126, 140, { left: 14, state: 'near' }],
  [140, 140, { left: 0, state: 'near' }],
  [152, 140, { left: -12, state: 'over' }],
])('%i of %i', (count, limit, room) => {
  expect(roomLeft(count, limit)).toEqual(room)
})
