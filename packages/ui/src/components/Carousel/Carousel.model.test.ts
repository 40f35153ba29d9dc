import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eased, placeOf, slidesSeen } from './Carousel.model.ts'

const one = { frame: 600, size: 600, step: 615 }
const three = { frame: 630, size: 200, step: 215 }

it.each([
  [0, 3, one, [0]],
  [2, 3, one, [2]],
  [0, 5, three, [0, 1, 2]],
  [4, 5, three, [0, 1, 4]],
  [1, 4, three, [1, 2, 3]],
  [0.5, 3, one, []],
] as const)('turned by %s of %s', (at, count, sizes, seen) => expect(slidesSeen(at, count, sizes)).toEqual(seen))

it('loops: no two slides share a place, and the frame is never empty', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 12 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (count, turn) => {
        const at = turn * count
        const places = Array.from({ length: count }, (_, n) => placeOf(n, at, count)).sort((a, b) => a - b)
        places.forEach((place, n) => expect(place - (places[n - 1] ?? place - 1)).toBeCloseTo(1))
        expect(places[0]).toBeLessThanOrEqual(0.001)
        expect(places[0]).toBeGreaterThanOrEqual(-0.9991)
        expect(places.at(-1)).toBeGreaterThanOrEqual(count - 1.9991)
      },
    ),
  )
})

it('a turn starts at the current position and ends at rest', () => {
  expect([eased(0), eased(1)]).toEqual([0, 1])
  expect(eased(0.5)).toBeGreaterThan(0.5)
  expect(eased(0.7)).toBeLessThan(0.99)
})
