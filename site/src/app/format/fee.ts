import { minorOf } from './money.ts'

interface FeeTerms {
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /** Amount (FIXED) or per cent (PERCENT), with two decimals. */
  fee: string
}

/**
 * The fee on an amount, minor units, as the gateway counts it: a fraction of a unit is rounded `up` where it is paid on
 * top, and `down` where it is taken off.
 */
export function feeOf({ feeType, fee }: FeeTerms, amount: bigint, rounding: 'up' | 'down'): bigint {
  const rate = minorOf(fee) ?? 0n
  if (feeType === 'FIXED') return rate
  return feeType === 'PERCENT' ? (amount * rate + (rounding === 'up' ? 9_999n : 0n)) / 10_000n : 0n
}
