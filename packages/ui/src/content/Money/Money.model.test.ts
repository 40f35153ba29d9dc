import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatCurrency } from './Money.model.ts'

const shown = (amount: string, more: object = {}, currency = 'BDT', locale = 'en') =>
  formatCurrency(amount, currency, { locale, ...more })?.shown.replace('\u202f', ' ')
const spoken = (amount: string, currency: string, locale: string) =>
  formatCurrency(amount, currency, { locale })?.spoken.replaceAll('\u00a0', ' ')

it('shows the sign of the currency, groups of thousands and all decimals, in Latin digits', () => {
  expect(shown('1234567.5')).toBe('৳ 1,234,567.50')
  expect(shown('1234567.5', {}, 'BDT', 'bn')).toBe('৳ 1,234,567.50')
  expect(shown('0')).toBe('৳ 0.00')
  expect(shown('5', { symbol: 'Tk' })).toBe('Tk 5.00')
})

it('takes the decimals of the currency by default', () => {
  expect(shown('1234', {}, 'JPY')).toBe('¥ 1,234')
  expect(shown('1.2345', {}, 'KWD')).toMatch(/1\.234$/)
  expect(shown('1234.50', { decimals: 0 })).toBe('৳ 1,234')
})

it('puts the sign first', () => {
  expect(['-5', '5', '0'].map((amount) => shown(amount))).toEqual(['−৳ 5.00', '৳ 5.00', '৳ 0.00'])
  expect(['-5', '5', '0', '-0.001'].map((amount) => shown(amount, { sign: 'always' }))).toEqual([
    '−৳ 5.00',
    '+৳ 5.00',
    '৳ 0.00',
    '৳ 0.00',
  ])
  expect(shown('-5', { sign: 'never' })).toBe('৳ 5.00')
})

it('is read out as an amount of the currency, in the language of the reader', () => {
  expect(spoken('1250.5', 'BDT', 'en')).toBe('1,250.50 Bangladeshi takas')
  expect(spoken('-5', 'BDT', 'en')).toBe('−5.00 Bangladeshi takas')
  expect(spoken('1250.5', 'BDT', 'bn')).toContain('বাংলাদেশী টাকা')
  // Play money has a code that no country uses.
  expect(spoken('5', 'FUN', 'en')).toBe('5.00 FUN')
  expect(spoken('5', 'no code', 'en')).toBe('5.00 no code')
})

it.each(['', 'x', '1e5', 'NaN', '1,000', '.5'])('%j is no amount', (amount) => {
  expect(shown(amount)).toBeUndefined()
})

it('keeps every digit, however many: no float is on the way', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (whole) => {
      const amount = `${whole}.07`
      expect(shown(amount)?.replaceAll(',', '')).toBe(`৳ ${amount}`)
      expect(spoken(amount, 'BDT', 'en')?.replaceAll(',', '')).toMatch(new RegExp(`^${whole}\\.07 `))
    }),
  )
})
