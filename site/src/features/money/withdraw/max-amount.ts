import type { PayoutMethod } from '@brand/sdk/member'
import { least, minorOf } from '../../../app/format/money.ts'

/** What method, cash and day leave at most, minor units; it may be less than the method's least. */
export const ceilingOf = ({ max }: Pick<PayoutMethod, 'max'>, cash: string, dayLeft: string): bigint =>
  minorOf(least(max, cash, dayLeft)) ?? 0n

/** The most that can be requested now, minor units; 0n where nothing can. */
export function maxAmountOf(method: Pick<PayoutMethod, 'min' | 'max'>, cash: string, dayLeft: string): bigint {
  const ceiling = ceilingOf(method, cash, dayLeft)
  return ceiling < (minorOf(method.min) ?? 0n) ? 0n : ceiling
}
