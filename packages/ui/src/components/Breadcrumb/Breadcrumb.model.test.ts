import { expect, it } from 'vitest'
import { foldOf } from './Breadcrumb.model.ts'

const folds = (count: number, most: number) => Array.from({ length: count }, (_none, at) => foldOf(at, count, most))

it.each([
  [1, 4, ['never']],
  [2, 4, ['never', 'never']],
  [3, 4, ['phone', 'never', 'never']],
  [4, 4, ['phone', 'phone', 'never', 'never']],
  [6, 4, ['phone', 'always', 'always', 'phone', 'never', 'never']],
  [5, 2, ['phone', 'always', 'always', 'always', 'never']],
  [4, 1, ['phone', 'always', 'always', 'never']],
] as const)('of %i steps with room for %i', (count, most, expected) => {
  expect(folds(count, most)).toEqual(expected)
})
