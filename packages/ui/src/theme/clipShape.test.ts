import { expect, it } from 'vitest'
import { clipShape } from './clipShape.ts'

it('scales lengths, absolute and relative', () => {
  expect(clipShape('M128,64c0-12.8,25.6,0,.5.5V256H0Z', 128)).toBe('path("M64 32c0 -6.4 12.8 0 0.25 0.25V128H0Z")')
})

it('leaves angle and flags of an arc unchanged, also without a space', () => {
  expect(clipShape('M0,0a8,8,30,0,1-8,8,16,16,0,1,0,4,4', 128)).toBe('path("M0 0a4 4 30 0 1 -4 4 8 8 0 1 0 2 2")')
  expect(clipShape('M0,0a8,8,0,018,8', 128)).toBe('path("M0 0a4 4 0 0 1 4 4")')
})
