import { expect, it } from 'vitest'
import { addedUp, everySecond, reachedOf, shareOf } from './today.model.ts'

it('compares in per cent only with something', () => {
  expect([shareOf('110.60', '100.00'), shareOf('50.00', '200.00'), shareOf('5.00', '0.00')]).toEqual([
    10.6,
    -75,
    undefined,
  ])
})

it('adds hours up to the one that has not begun', () => {
  expect(addedUp(['0.10', '0.20', '-0.05', null])).toEqual([0.1, 0.3, 0.25, null])
})

it('takes every second hour, with one that has begun and the last of a day of 25', () => {
  expect(everySecond([1, 2, 3, null, null, null, null])).toEqual([2, 3, null, null])
  expect(everySecond([1, 2, 3])).toEqual([2, 3])
})

it('ends the line of a day at its present minute', () => {
  expect(reachedOf(['1', '2', '3', null], 30)).toBe(0.25)
  expect(reachedOf(['1', '2', '3', '4'], 45)).toBe(0.875)
})
