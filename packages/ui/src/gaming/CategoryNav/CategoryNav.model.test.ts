import { expect, it } from 'vitest'
import { dropDownOf, inFirstRow, stepTo } from './CategoryNav.model.ts'

it.each([
  [0, 'none'],
  [1, 'column'],
  [10, 'column'],
  [11, 'panel'],
  [12, 'panel'],
])('%i vendors: %s', (count, look) => {
  expect(dropDownOf({ vendors: Array.from({ length: count }, (_none, i) => ({ id: `v${i}`, label: `V${i}` })) })).toBe(
    look,
  )
})

it('has no drop-down without vendors', () => {
  expect(dropDownOf({})).toBe('none')
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
  ['a', 1, undefined],
])('%s from %i leads to %s', (key, at, to) => {
  expect(stepTo(key, at, 3)).toBe(to)
  expect(stepTo(key, -1, 0)).toBeUndefined()
})

it.each([
  [[], 0],
  [[0, 0, 0], 3],
  [[0, 0, 71, 71, 142], 2],
  [[71, 142], 0],
])('of entries at %j, %i are in the first row', (tops: number[], count: number) => {
  expect(inFirstRow(tops, 0)).toBe(count)
})
