import { expect, it } from 'vitest'
import { press } from './FilterBar.model.ts'

it.each([
  ['', 'PG', { value: 'PG', reason: 'choice' }],
  ['PG', 'JL', { value: 'JL', reason: 'choice' }],
  ['PG', 'PG', { value: '', reason: 'clear' }],
  ['PG', '', { value: '', reason: 'clear' }],
  ['', '', undefined],
])('with %j on, pressing %j gives %j', (current, pressed, change) => {
  expect(press(current, pressed)).toEqual(change)
})
