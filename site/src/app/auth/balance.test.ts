import { expect, it } from 'vitest'
import type { Balance } from '@brand/sdk'
import { later } from './balance.ts'

const figure = (version: number): Balance => ({
  currency: 'BDT',
  currencySymbol: '৳',
  sumBalance: `${version}.00`,
  balance: [],
  bonus: '0.00',
  hold: '0.00',
  vendor: '0.00',
  suspense: '0.00',
  total: `${version}.00`,
  version,
})

it('keeps the later figure, whichever arrived last', () => {
  expect(later(undefined, figure(1)).version).toBe(1)
  expect(later(figure(1), figure(2)).version).toBe(2)
  expect(later(figure(2), figure(1)).version).toBe(2)
  expect(later(figure(2), figure(2)).version).toBe(2)
})
