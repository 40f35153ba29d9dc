import { expect, it } from 'vitest'
import { itemAfter, placeOf } from './Rail.model.ts'

it.each([
  [0, 600, 600, 'fits'],
  [0, 600, 600.6, 'fits'],
  [0, 600, 1200, 'start'],
  [0.4, 600, 1200, 'start'],
  [300, 600, 1200, 'middle'],
  [599.4, 600, 1200, 'end'],
  [-300, 600, 1200, 'middle'],
  [-600, 600, 1200, 'end'],
] as const)('at %d of room %d in %d: %s', (left, room, whole, place) => expect(placeOf(left, room, whole)).toBe(place))

it('arrows follow the reading direction, Home and End go to the ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => itemAfter(key, 2, 6, 'ltr'))).toEqual([3, 1, 0, 5])
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => itemAfter(key, 2, 6, 'rtl'))).toEqual([1, 3, 0, 5])
})
it('does nothing past the ends and for other keys', () => {
  expect([
    itemAfter('ArrowLeft', 0, 6, 'ltr'),
    itemAfter('ArrowRight', 5, 6, 'ltr'),
    itemAfter('Home', 0, 6, 'ltr'),
    itemAfter('End', 5, 6, 'ltr'),
    itemAfter('a', 2, 6, 'ltr'),
  ]).toEqual([undefined, undefined, undefined, undefined, undefined])
})
