import { expect, it } from 'vitest'
import { fits } from './QrCode.model.ts'

it('counts bytes, not letters', () => {
  expect(fits('x'.repeat(2331), 'M')).toBe(true)
  expect(fits('x'.repeat(2332), 'M')).toBe(false)
  expect(fits('অ'.repeat(777), 'M')).toBe(true)
  expect(fits('অ'.repeat(778), 'M')).toBe(false)
})
it('holds less at a higher error correction level', () =>
  expect((['L', 'M', 'Q', 'H'] as const).map((level) => fits('x'.repeat(2000), level))).toEqual([
    true,
    true,
    false,
    false,
  ]))
it('an empty text has no code', () => expect(fits('', 'M')).toBe(false))
