import { expect, it } from 'vitest'
import { amountOf, minorOf } from '../../../app/format/money.ts'
import { feeOf } from './fee.ts'

it('counts the fee as the gateway does', () => {
  const fee = (feeType: 'NONE' | 'FIXED' | 'PERCENT', rate: string, amount: string) =>
    amountOf(feeOf({ feeType, fee: rate }, minorOf(amount) ?? 0n))
  expect([
    fee('NONE', '0.00', '1000'),
    fee('FIXED', '25.00', '1000'),
    fee('PERCENT', '1.50', '333.33'),
    fee('PERCENT', '1.50', '100'),
  ]).toEqual(['0.00', '25.00', '5.00', '1.50'])
})
