import { expect, test } from 'vitest'
import { chipRank, chipText } from './chips.ts'

test.each([
  [100, '1', 0],
  [600, '6', 1],
  [115_000, '1150', 4],
  [999_900, '9999', 4],
  [1_250_000, '12K', 4],
])('a chip of %d minor units reads %s', (minor, text, rank) => {
  expect([chipText(minor), chipRank(minor)]).toEqual([text, rank])
})
