import { expect, it } from 'vitest'
import { announceIn, formatMoney } from './BalanceDisplay.model.ts'

it.each([
  ['24860.5', '24,860.50'],
  ['0', '0.00'],
  ['0.00', '0.00'],
  ['999', '999.00'],
  ['1000', '1,000.00'],
  ['1234567.89', '1,234,567.89'],
  ['-8500', '−8,500.00'],
  ['12.999', '12.99'],
  ['007', '7.00'],
  ['12.', '12.00'],
  ['90071992547409931234.01', '90,071,992,547,409,931,234.01'],
])('%s reads %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

it('follows the decimals of the currency', () => {
  expect(formatMoney('1234.5', 0)).toBe('1,234')
  expect(formatMoney('1.5', 3)).toBe('1.500')
})

it.each(['', 'abc', '1e5', 'NaN', '.5', '1,000', '1.2.3'])('%j is no amount', (amount) => {
  expect(formatMoney(amount)).toBeUndefined()
})

it('settles for a moment, and leaves ten seconds between announcements', () => {
  expect(announceIn(60_000, -Infinity)).toBe(1500)
  expect(announceIn(60_000, 59_000)).toBe(9000)
  expect(announceIn(60_000, 20_000)).toBe(1500)
})
