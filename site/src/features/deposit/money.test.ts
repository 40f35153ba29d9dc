import { expect, it } from 'vitest'
import { amountOf, feeOf, minorOf } from './money.ts'

it('reads amounts as the wire writes them, and nothing else', () => {
  expect(['5', '5.5', '5.05', '999999999999.99'].map((amount) => amountOf(minorOf(amount) ?? 0n))).toEqual(['5.00', '5.50', '5.05', '999999999999.99'])
  for (const amount of ['', '-1', '1e3', '0.005', '১০০', '1,000', '9'.repeat(13)]) expect(minorOf(amount)).toBeUndefined()
})

it('counts the fee as the gateway does', () => {
  const fee = (feeType: 'NONE' | 'FIXED' | 'PERCENT', rate: string, amount: string) => amountOf(feeOf({ feeType, fee: rate }, minorOf(amount) ?? 0n))
  expect([fee('NONE', '0.00', '1000'), fee('FIXED', '25.00', '1000'), fee('PERCENT', '1.50', '333.33'), fee('PERCENT', '1.50', '100')]).toEqual(['0.00', '25.00', '5.00', '1.50'])
})
