import { minorOf } from './money.ts'

interface FeeTerms {
  feeType: 'NONE' | 'FIXED' | 'PERCENT' | (string & {})
  /** Amount (FIXED) or per cent (PERCENT), with two decimals. */
  fee: string
}

/**
 * The fee on an amount, minor units, as the gateway counts it: a fraction of the unit that is paid is rounded `up` where
 * it is paid on top, and `down` where it is taken off.
 */
export function feeOf({ feeType, fee }: FeeTerms, amount: bigint, rounding: 'up' | 'down', unit: bigint): bigint {
  const rate = minorOf(fee) ?? 0n
  if (feeType === 'FIXED') return rate
  const whole = 10_000n * unit
  return feeType === 'PERCENT' ? ((amount * rate + (rounding === 'up' ? whole - 1n : 0n)) / whole) * unit : 0n
}
