import { expect, it } from 'vitest'
import { latinDigits } from './digits.ts'

it.each([
  ['৫,০০০.৫০', '5,000.50'],
  ['٤٢', '42'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['१२', '12'],
  ['１００', '100'],
  ['rahim_77', 'rahim_77'],
  ['৳ ২০', '৳ 20'],
])('%s reads %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin)
})

it('knows the digits of every language the browser can write numbers in, as far as the kit speaks it', () => {
  for (const lang of [
    'bn',
    'ar-EG',
    'fa',
    'ur',
    'hi-u-nu-deva',
    'my',
    'ne',
    'mr',
    'th-u-nu-thai',
    'km-u-nu-khmr',
    'ta-u-nu-tamldec',
  ])
    expect(latinDigits(new Intl.NumberFormat(lang, { useGrouping: false }).format(9876543210))).toMatch(
      /^[\u200e\u200f]?9876543210$/,
    )
})
