import { expect, it } from 'vitest'
import { rollOn } from './WinnersScroller.model.ts'

it.each([
  [0, 1000, 520, 40],
  [500, 1000, 520, 20],
  [519, 25, 520, 0],
  [10, 0, 520, 10],
  [0, 100_000, 520, 4000 % 520],
  [30, 1000, 0, 0],
])('from %i, %i ms later, in a list of %i px: %i', (at, ms, height, to) => {
  expect(rollOn(at, ms, height)).toBeCloseTo(to)
})
