import { expect, it } from 'vitest'
import { pictureOf, styleClass } from './GameCard.model.ts'

it.each([
  [0, 'tile--1'],
  [1, 'tile--2'],
  [7, 'tile--4'],
  [8, 'tile--1'],
  [-1, 'tile--4'],
])('node %i has class %s', (nodeId, name) => {
  expect(styleClass(nodeId)).toBe(name)
})

it('tries the icon, then the drawn art once, then nothing', () => {
  expect(pictureOf('a', 'b', [])).toBe('a')
  expect(pictureOf('a', 'b', ['a'])).toBe('b')
  expect(pictureOf('a', 'b', ['a', 'b'])).toBeUndefined()
  expect(pictureOf(undefined, 'b', [])).toBe('b')
  expect(pictureOf('a', undefined, ['a'])).toBeUndefined()
  expect(pictureOf('a', 'a', ['a'])).toBeUndefined()
})
