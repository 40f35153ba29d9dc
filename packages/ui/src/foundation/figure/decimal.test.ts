import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, fromMinor, groupThousands, toMinor } from './decimal.ts'

it.each([
  ['5000', 2, 500_000n],
  ['5000.5', 2, 500_050n],
  ['0.07', 2, 7n],
  ['-8500', 2, -850_000n],
  ['12.999', 2, 1299n],
  ['12.', 2, 1200n],
  ['120000', 0, 120_000n],
  ['1.5', 3, 1500n],
  ['90071992547409931234.01', 2, 9_007_199_254_740_993_123_401n],
])('%s in %i decimals is %s minor units', (text, decimals, minor) => {
  expect(toMinor(text, decimals)).toBe(minor)
})

it.each(['', '-', '.5', '1e5', 'NaN', '1,000', '1.2.3', ' 1', '١'])('%j is no decimal string', (text) => {
  expect(toMinor(text, 2)).toBeUndefined()
})

const decimals = fc.integer({ min: 0, max: 8 })

it('goes to minor units and back, whatever the size', () => {
  fc.assert(
    fc.property(fc.bigInt(), decimals, (minor, scale) => {
      expect(toMinor(fromMinor(minor, scale), scale)).toBe(minor)
    }),
  )
})

it('is shown with its digits alone: taking the separators away gives it back', () => {
  fc.assert(
    fc.property(fc.bigInt(), decimals, (minor, scale) => {
      const text = fromMinor(minor, scale)
      const shown = formatMoney(text, scale) ?? ''
      expect(shown.replaceAll(',', '').replace('−', '-')).toBe(text)
      expect(shown.split('.')[0]).toMatch(/^−?\d{1,3}(,\d{3})*$/)
    }),
  )
})

it('groups by thousands', () => {
  expect(['', '1', '999', '1000', '1234567'].map(groupThousands)).toEqual(['', '1', '999', '1,000', '1,234,567'])
})
