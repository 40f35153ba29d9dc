import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockParts, deadlineIn, secondsLeft, spokenTime, untilNextSecond } from './CountdownButton.model.ts'

it('is 60 s for each minute of the server, and one minute where it sends none', () => {
  expect(deadlineIn(5, 1000)).toBe(301_000)
  expect(deadlineIn(undefined, 1000)).toBe(61_000)
})

it.each([
  [undefined, 0],
  [5000, 5],
  [4001, 5],
  [4000, 4],
  [1, 1],
  [0, 0],
  [-60_000, 0],
])('%s ms before the deadline it reads %i', (ms, seconds) => {
  expect(secondsLeft(ms === undefined ? undefined : 10_000 + ms, 10_000)).toBe(seconds)
})

it.each([
  [42, [0, 42]],
  [300, [5, 0]],
  [3599, [59, 59]],
  [5040, [1, 24, 0]],
])('%i s are %j', (seconds, parts) => {
  expect(clockParts(seconds)).toEqual(parts)
})

it('waits exactly until the number changes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (ms) => {
      const wait = untilNextSecond(ms, 0)
      expect(secondsLeft(ms, wait)).toBe(secondsLeft(ms, 0) - 1)
      expect(secondsLeft(ms, wait - 1)).toBe(secondsLeft(ms, 0))
    }),
  )
})

it('never promises less than what is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (seconds) => {
      const { value, unit } = spokenTime(seconds)
      expect(value * (unit === 'minute' ? 60 : 1)).toBeGreaterThanOrEqual(seconds)
    }),
  )
})

it('announces a minute in three steps', () => {
  expect(new Set(Array.from({ length: 60 }, (_none, n) => spokenTime(60 - n).value))).toEqual(new Set([60, 30, 10]))
})
