import type { PayoutMethod } from '@brand/sdk/member'
import { least, minorOf } from '../../../app/format/money.ts'

/** What method, cash and day leave at most, minor units, in whole units; it may be less than the method's least. */
export function ceilingOf({ max }: Pick<PayoutMethod, 'max'>, cash: string, dayLeft: string, unit: bigint): bigint {
  const most = minorOf(least(max, cash, dayLeft)) ?? 0n
  return most - (most % unit)
}

/** The most that can be requested now, minor units; 0n where nothing can. */
export function maxAmountOf(
  method: Pick<PayoutMethod, 'min' | 'max'>,
  cash: string,
  dayLeft: string,
  unit: bigint,
): bigint {
  const ceiling = ceilingOf(method, cash, dayLeft, unit)
  return ceiling < (minorOf(method.min) ?? 0n) ? 0n : ceiling
}
