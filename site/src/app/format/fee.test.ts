import { expect, it } from 'vitest'
import { feeOf } from './fee.ts'
import { amountOf, minorOf } from './money.ts'

it('counts the fee as the gateway does: a fraction of a unit is paid on top, and is not taken off', () => {
  const fee = (
    feeType: 'NONE' | 'FIXED' | 'PERCENT',
    rate: string,
    amount: string,
    rounding: 'up' | 'down',
    unit = 1n,
  ) => amountOf(feeOf({ feeType, fee: rate }, minorOf(amount) ?? 0n, rounding, unit))
  expect([
    fee('NONE', '0.00', '1000', 'up'),
    fee('FIXED', '25.00', '1000', 'down'),
    fee('PERCENT', '1.50', '333.33', 'up'),
    fee('PERCENT', '1.50', '333.33', 'down'),
    fee('PERCENT', '1.50', '100', 'up'),
    fee('PERCENT', '1.50', '1001', 'up', 100n),
    fee('PERCENT', '1.50', '1001', 'down', 100n),
  ]).toEqual(['0.00', '25.00', '5.00', '4.99', '1.50', '16.00', '15.00'])
})
