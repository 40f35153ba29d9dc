import { expect, it } from 'vitest'
import { step, summary, toggle } from './MultiSelect.model.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }))

it('takes and leaves values, in the order of the list', () => {
  expect(toggle(options, ['c'], 'a')).toEqual(['a', 'c'])
  expect(toggle(options, ['a', 'c'], 'a')).toEqual(['c'])
})

it('keeps values that the list does not have', () => {
  expect(toggle(options, ['z', 'b'], 'a')).toEqual(['a', 'b', 'z'])
  expect(toggle([], ['z'], 'z')).toEqual([])
})

it('says which ones while there are few, else how many', () => {
  const many = (count: number) => `${count} selected`
  expect(summary([], 2, many, 'en')).toBeUndefined()
  expect(summary(['A', 'B'], 2, many, 'en')).toBe('A, B')
  expect(summary(['A', 'B'], 2, many, 'ja')).toBe('A、B')
  expect(summary(['A', 'B', 'C'], 2, many, 'en')).toBe('3 selected')
})

it.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 1, 3],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 1, 1],
  ['Home', 3, 1],
  ['End', 1, 3],
  ['x', 1, undefined],
] as const)('%s from %i leads to %s, past what is disabled', (key, at, to) => {
  const list = [{ disabled: true }, {}, { disabled: true }, {}]
  expect(step(key, at, list)).toBe(to)
  expect(step(key, at, [{ disabled: true }])).toBeUndefined()
})
