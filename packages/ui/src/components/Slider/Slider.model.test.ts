import { expect, it } from 'vitest'
import { distanceOf, lastOf, scaleOf } from './Slider.model.ts'

it('measures a value from the lower end, within the scale', () => {
  const scale = scaleOf('8', '18')
  expect(scale).toEqual({ min: 8, length: 10 })
  expect(['8', '14.5', '18', '3', '99', '', 'x'].map((value) => distanceOf(value, scale))).toEqual([
    0, 6.5, 10, 0, 10, 0, 0,
  ])
})

it('has a length where its ends leave none', () => {
  expect(scaleOf('5', '5').length).toBe(1)
  expect(distanceOf('5', scaleOf('5', '5'))).toBe(0)
})

it.each([
  ['0', '100', '30', '90'],
  ['8', '18', '0.1', '18'],
  ['0.3', '1', '0.2', '0.9'],
  ['0', '18.00', '0.5', '18.00'],
  ['1', '10', '4', '9'],
  ['-5', '5', '3', '4'],
  ['0', '10', '20', '0'],
  ['5', '1', '1', '1'],
  ['0', '10', 'any', '10'],
])('from %s to %s by %s the last value is %s', (min, max, step, last) => expect(lastOf(min, max, step)).toBe(last))
