import { expect, it } from 'vitest'
import { countsOf, sizeOf } from './results-state.ts'

const digits = { count: 3, from: 0, to: 9, unique: false }

it.each([
  [[9, 9, 9], 'big'],
  [[0, 0, 0], 'small'],
  [[4, 5, 4], 'small'],
  [[5, 5, 4], 'big'],
] as const)('%j is %s', (numbers, size) => expect(sizeOf(numbers, digits)).toBe(size))

it('a sum may lie just between', () => expect(sizeOf([4, 5], { ...digits, count: 2 })).toBe('middle'))

it('counts each number that can be drawn', () => {
  const counts = countsOf([{ numbers: [1, 1, 4] }, { numbers: [4, 9, 0] }, { numbers: undefined }], digits)
  expect(counts.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(counts.map(({ times }) => times)).toEqual([1, 2, 0, 0, 2, 0, 0, 0, 0, 1])
})
