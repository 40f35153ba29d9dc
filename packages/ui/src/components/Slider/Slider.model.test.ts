import { expect, it } from 'vitest'
import { distanceOf, scaleOf } from './Slider.model.ts'

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
