import type { PayoutMethod } from '@brand/sdk/member'
import { minorOf } from '../../../app/format/money.ts'

const least = (...amounts: bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** What method, cash and day leave at most, minor units; it may be less than the method's least. */
export const ceilingOf = ({ max }: Pick<PayoutMethod, 'max'>, cash: string, dayLeft: string): bigint =>
  least(minorOf(max) ?? 0n, minorOf(cash) ?? 0n, minorOf(dayLeft) ?? 0n)

/** The most that can be requested now, minor units; 0n where nothing can. */
export function mostOf(method: Pick<PayoutMethod, 'min' | 'max'>, cash: string, dayLeft: string): bigint {
  const ceiling = ceilingOf(method, cash, dayLeft)
  return ceiling < (minorOf(method.min) ?? 0n) ? 0n : ceiling
}
