import { expect, it } from 'vitest'
import { countsOf, readResults, sizeOf, writeResults } from './results-state.ts'

const digits = { count: 3, from: 0, to: 9, unique: false }

it('keeps a lottery, days and a page in the address', () => {
  const state = { of: 'PADMA5D', days: { from: '2026-11-20', to: '2026-11-22' }, page: 3 }
  expect(readResults(new URLSearchParams(writeResults(state)))).toEqual(state)
  expect(writeResults({ of: 'PADMA5D', days: null, page: 1 })).toEqual({ view: 'results', of: 'PADMA5D' })
})

it.each([
  'from=2026-11-22&to=2026-11-20',
  'from=2026-11-20',
  'from=yesterday&to=today',
  'from=2026-13-01&to=2026-13-02',
  'page=-2',
  'page=x',
])('reads no more than there is in %s', (text) => {
  expect(readResults(new URLSearchParams(text))).toEqual({ of: undefined, days: null, page: 1 })
})

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
