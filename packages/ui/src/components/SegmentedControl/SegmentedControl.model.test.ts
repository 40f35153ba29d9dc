import { expect, it } from 'vitest'
import { arrowTo } from './SegmentedControl.model.ts'

const three = [true, true, true]

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowDown', 0, false, 1],
  ['ArrowUp', 0, false, 2],
  ['ArrowRight', 0, true, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowDown', 0, true, 1],
  ['Enter', 0, false, undefined],
])('%s from %i (right to left: %s) leads to %s', (key, at, rtl, to) => {
  expect(arrowTo(key, at, three, rtl)).toBe(to)
})

it('skips what is disabled, and stays where there is nothing else', () => {
  expect(arrowTo('ArrowRight', 0, [true, false, true], false)).toBe(2)
  expect(arrowTo('ArrowRight', 2, [false, false, true], false)).toBe(2)
  expect(arrowTo('ArrowRight', 0, [false, false], false)).toBeUndefined()
  expect(arrowTo('ArrowRight', 0, [], false)).toBeUndefined()
})
