import { expect, it } from 'vitest'
import { boundBroken } from './bounds.ts'

it('names the bound that an amount breaks', () => {
  const range = { min: '500.00', max: '10000.00' }
  expect(['499', '499.99', '500', '10000.00', '10000.01', '', 'x'].map((amount) => boundBroken(amount, range))).toEqual(
    ['min', 'min', undefined, undefined, 'max', undefined, undefined],
  )
  // The wallet holds less than the minimum: a too small amount breaks the lower bound.
  expect(boundBroken('400', { min: '500.00', max: '300.00' })).toBe('min')
  expect(boundBroken('0', {})).toBeUndefined()
})
