import { expect, it } from 'vitest'
import { progressOf } from './Progress.model.ts'

it.each([
  [14, 20, { state: 'running', value: 14, max: 20 }],
  [0, 60, { state: 'running', value: 0, max: 60 }],
  [20, 20, { state: 'done', value: 20, max: 20 }],
  [25, 20, { state: 'done', value: 20, max: 20 }],
  [-3, 20, { state: 'running', value: 0, max: 20 }],
  [undefined, 20, { state: 'waiting', value: undefined, max: 20 }],
  [Number.NaN, 20, { state: 'waiting', value: undefined, max: 20 }],
  [0, 0, { state: 'running', value: 0, max: 1 }],
] as const)('%s of %s', (value, max, state) => {
  expect(progressOf(value, max)).toEqual(state)
})
