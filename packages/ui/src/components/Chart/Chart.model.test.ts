import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaPath,
  bandPath,
  linePath,
  marked,
  middle,
  named,
  placesOf,
  pointAt,
  roomFor,
  runs,
  scaleOf,
  sharesOf,
  stackOf,
  stepOf,
} from './Chart.model.ts'

it.each([
  [[[182_000, 420_500]], [0, 100_000, 200_000, 300_000, 400_000, 500_000]],
  [[[3, 8]], [0, 2, 4, 6, 8]],
  [[[0.1, 0.3]], [0, 0.1, 0.2, 0.3]],
  [[[-300, 500]], [-400, -200, 0, 200, 400, 600]],
  [[[-7, -2]], [-8, -6, -4, -2, 0]],
  [[[0, 0]], [0, 1]],
  [[[]], [0, 1]],
  [[[null, 5, null]], [0, 1, 2, 3, 4, 5]],
  [
    [[1], [19]],
    [0, 5, 10, 15, 20],
  ],
])('%j is seen against %j', (series, ticks) => expect(scaleOf(series).ticks).toEqual(ticks))

it('covers every value and 0, evenly, between 0 and 100', () => {
  const value = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -50, max: 50 }),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      const { ticks, y } = scaleOf([values])
      expect(ticks).toContain(0)
      expect(ticks.length).toBeLessThan(9)
      const steps = ticks.slice(1).map((tick, n) => tick - (ticks[n] ?? 0))
      for (const step of steps) expect(step / (steps[0] ?? 1)).toBeCloseTo(1, 3)
      for (const one of values)
        if (one !== null && Math.abs(one) > 1e-12)
          expect(y(one)).toSatisfy((place: number) => place > -0.01 && place < 100.01)
      expect([y(ticks.at(-1) ?? 0), y(ticks[0] ?? 0)].map(Math.round)).toEqual([0, 100])
    }),
  )
})

it('breaks where there is no value, and leaves a single one to its mark', () => {
  const values = [1, 2, null, 3, null, null, 4, 5, 6]
  expect(runs(values)).toEqual([[0, 1], [3], [6, 7, 8]])
  const x = (n: number) => n * 10
  const y = (value: number) => 100 - value * 10
  expect(linePath(values, x, y)).toBe('M0 90L10 80M60 60L70 50L80 40')
  expect(areaPath([1, 2], x, y)).toBe('M0 100L0 90L10 80L10 100Z')
  expect(linePath([null, 3], x, y)).toBe('')
})

it('marks isolated points, and the point under the cursor, once', () => {
  const values = [1, 2, null, 3, null]
  expect([undefined, 0, 3, 4, 9].map((active) => marked(values, active))).toEqual([[3], [3, 0], [3], [3], [3]])
})

it('finds the point under the pointer, at the edges too', () => {
  expect([-0.2, 0, 0.099, 0.1, 0.55, 0.999, 1, 1.5].map((ratio) => pointAt(ratio, 10))).toEqual([
    0, 0, 0, 1, 5, 9, 9, 9,
  ])
  for (let n = 0; n < 31; n += 1) expect(pointAt(middle(n, 31) / 100, 31)).toBe(n)
})

it('names at most seven points, evenly, and always the newest', () => {
  expect(named(3)).toEqual([0, 1, 2])
  expect(named(14)).toEqual([1, 3, 5, 7, 9, 11, 13])
  for (let count = 1; count < 400; count += 1) {
    const shown = named(count)
    expect(shown.length).toBeLessThanOrEqual(7)
    expect(shown.at(-1)).toBe(count - 1)
  }
})

it('gives each point the room that the names below need, and no less than a point has', () => {
  const days = Array.from({ length: 31 }, (_none, n) => `${n + 1} Nov`)
  expect(roomFor(days, stepOf(named(31)))).toBe(38)
  const games = ['Arena One', 'Spades Club', 'Triple Reels 88']
  expect(roomFor(games, stepOf(named(3)))).toBe(105)
  expect(roomFor(games, stepOf(named(14)))).toBe(63)
  expect([named(1), named(2), named(14)].map(stepOf)).toEqual([1, 1, 2])
})

it('ends a line where its time is, not at the point it is on the way to', () => {
  const at = placesOf([1, 2, null, null], 4, 0.5)
  expect([0, 1, 2].map(at)).toEqual([12.5, 25, 62.5])
  expect(placesOf([1, 2], 2)(1)).toBe(75)
  expect(placesOf([1, null], 2, 0)(0)).toBe(0)
})

describe('a stack', () => {
  it('puts series on top of one another, those below 0 downwards', () => {
    const series = [
      [1, -2, null],
      [3, -1, 4],
    ]
    expect(stackOf(series, false)).toEqual([
      { base: [0, 0, null], top: [1, -2, null] },
      { base: [1, -2, 0], top: [4, -3, 4] },
    ])
    expect(stackOf(series, true)[0]).toEqual({ base: [0, 0, 0], top: [1, -2, 0] })
    expect(stackOf([[0.1], [0.2]], false)[1]?.top).toEqual([0.3])
  })

  it('fills the room between its lines', () => {
    expect(
      bandPath(
        { base: [0, 1], top: [2, 3] },
        (n) => n * 10,
        (value) => 10 - value,
      ),
    ).toBe('M0 8L10 7L10 9L0 10Z')
  })
})

it('divides a whole, and none where there is none', () => {
  expect(sharesOf([1, 3])).toEqual([
    { share: 0.25, start: 0 },
    { share: 0.75, start: 0.25 },
  ])
  expect(sharesOf([2, -1, Number.NaN])?.map(({ share }) => share)).toEqual([1, 0, 0])
  expect(sharesOf([0, 0])).toBeUndefined()
  expect(sharesOf([])).toBeUndefined()
})
