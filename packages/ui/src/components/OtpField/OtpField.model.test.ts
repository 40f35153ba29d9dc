import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readCode } from './OtpField.model.ts'

it.each([
  ['123456', 6, '123456', 6],
  ['12a3', 3, '123', 2],
  ['123 456', 7, '123456', 6],
  ['Your code: 482 019.', 19, '482019', 6],
  ['১২৩৪৫৬', 6, '123456', 6],
  ['٤٨٢ ٠١٩', 3, '482019', 3],
  ['1234567', 7, '123456', 6],
  ['', 0, '', 0],
])('%j with the caret at %i is %s, caret at %i', (text, caret, value, to) => {
  expect(readCode(text, caret, 6)).toEqual({ value, caret: to })
})

it('is always digits, never too many, and reads itself unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789৫٥ -ক😀') })),
      fc.nat(40),
      fc.integer({ min: 4, max: 8 }),
      (text, caret, length) => {
        const once = readCode(text, caret, length)
        expect(once.value).toMatch(/^\d*$/)
        expect(once.value.length).toBeLessThanOrEqual(length)
        expect(once.caret).toBeLessThanOrEqual(once.value.length)
        expect(readCode(once.value, once.caret, length)).toEqual(once)
      },
    ),
  )
})
