import { expect, it } from 'vitest'
import { distanceOf, endNear, lastOf, moveEnd, scaleOf, valueAt } from './Slider.model.ts'

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

it('finds the step nearest to a part of the scale', () => {
  expect(valueAt(0.5, '8', '18', '0.1')).toBe('13.0')
  expect(valueAt(-1, '8', '18', '1')).toBe('8')
  expect(valueAt(2, '0', '10', '4')).toBe('8')
  expect(valueAt(0.33, '0', '100', '5')).toBe('35')
})

it('stops one end of a range at the other', () => {
  expect(moveEnd(['2', '8'], 0, '5')).toEqual(['5', '8'])
  expect(moveEnd(['2', '8'], 0, '9')).toEqual(['8', '8'])
  expect(moveEnd(['2', '8'], 1, '1')).toEqual(['2', '2'])
})

it('moves the nearer end, and of two at one place the one that can go there', () => {
  expect([endNear(['2', '8'], '4'), endNear(['2', '8'], '6')]).toEqual([0, 1])
  expect([endNear(['5', '5'], '4'), endNear(['5', '5'], '6')]).toEqual([0, 1])
})
