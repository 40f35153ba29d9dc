import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, fromMinor } from '../../foundation/figure/decimal.ts'
import { readNumber } from './readNumber.ts'

it.each([
  ['5000', '5000'],
  ['5,000', '5000'],
  ['৳ 5,000.50', '5000.50'],
  ['৫,০০০.৫০', '5000.50'],
  ['৳৫০০', '500'],
  ['٥٬٠٠٠٫٥٠', '5000.50'],
  ['۵٬۰۰۰', '5000'],
  ['1.234,56', '1234.56'],
  ['1 234,5', '1234.5'],
  ['1.234.567', '1234567'],
  ['1\u00a0234\u202f567', '1234567'],
  ['12,5', '12.5'],
  ['1,00,000', '100000'],
  ['12,34,567.50', '1234567.50'],
  ["1'000'000", '1000000'],
  ['BDT 500', '500'],
  ['500 Tk.', '500'],
  ['৫০০ টাকা', '500'],
  ['−20', '-20'],
  ['-৳ 20.00', '-20.00'],
  ['৳ -20', '-20'],
  ['\u2066৳ 7\u2069', '7'],
  ['007', '7'],
  ['.5', '0.5'],
  ['12.', '12'],
  ['12.999', '12.999'],
])('%j is %s', (written, number) => {
  expect(readNumber(written)).toBe(number)
})

it.each([
  '',
  ' ',
  '-',
  '৳',
  'abc',
  '1e5',
  '5k',
  '10 lac',
  '1.2.3',
  '1,2345',
  '1,23,4',
  '1,,000',
  '12-11-2026',
  '+880 1712 345 678',
  '- -5',
  '1,2.3,4',
  '0x10',
])('%j is not one number', (written) => {
  expect(readNumber(written)).toBeUndefined()
})

const amount = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.constantFrom(0, 2, 3))

it('reads whatever the kit writes', () => {
  fc.assert(
    fc.property(amount, fc.boolean(), ([minor, scale], minus) => {
      const decimal = fromMinor(minus ? -minor : minor, scale)
      expect(readNumber(formatMoney(decimal, scale) ?? '')).toBe(decimal)
    }),
  )
})

it('reads what every language of the kit writes, and lakhs', () => {
  const languages = fc.constantFrom(
    'en',
    'en-IN',
    'bn',
    'bn-BD',
    'ar-EG',
    'ar-AE',
    'fa',
    'ur',
    'hi',
    'de',
    'fr',
    'vi',
    'id',
    'sv',
  )
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 13n }), languages, (minor, lang) => {
      const decimal = fromMinor(minor, 2)
      // `Intl.NumberFormat` formats decimal strings exactly, without a conversion to a float.
      const written = new Intl.NumberFormat(lang, { minimumFractionDigits: 2 }).format(
        decimal as Intl.StringNumericLiteral,
      )
      expect(readNumber(written)).toBe(decimal)
    }),
  )
})

it('returns a decimal string or undefined for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789৫٥.,٬٫ -−৳😀'), maxLength: 80 })),
      (text) => {
        expect(readNumber(text) ?? '0').toMatch(/^-?\d+(\.\d+)?$/)
      },
    ),
  )
})
