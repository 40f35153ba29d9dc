import { expect, it } from 'vitest'
import { stepStates } from './Stepper.model.ts'

const steps = [
  { id: 'a', label: 'A' },
  { id: 'b', label: 'B', failed: true },
  { id: 'c', label: 'C' },
]

it.each([
  ['a', ['current', 'failed', 'todo']],
  ['b', ['done', 'current', 'todo']],
  ['c', ['done', 'failed', 'current']],
  [null, ['done', 'failed', 'done']],
  ['x', ['done', 'failed', 'done']],
] as const)('at %s', (current, states) => {
  expect(stepStates(steps, current)).toEqual(states)
})

it('takes an empty list', () => {
  expect(stepStates([], null)).toEqual([])
})
