import { expect, it } from 'vitest'
import { amountOf, minorOf } from './money.ts'

it('reads amounts as the wire writes them, and nothing else', () => {
  expect(['5', '5.5', '5.05', '999999999999.99'].map((amount) => amountOf(minorOf(amount) ?? 0n))).toEqual(['5.00', '5.50', '5.05', '999999999999.99'])
  for (const amount of ['', '-1', '1e3', '0.005', '১০০', '1,000', '9'.repeat(18)]) expect(minorOf(amount)).toBeUndefined()
})
