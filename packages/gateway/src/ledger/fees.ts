/** What an operator's way of paying costs: `fee` in minor units (FIXED) or hundredths of a per cent (PERCENT). */
export interface FeeTerms {
  feeType: 'NONE' | 'FIXED' | 'PERCENT'
  fee: number
}

/**
 * The fee on an amount, minor units. Where it has a fraction of the unit that is paid, `up` leaves that with the operator,
 * as amounts to pay are whole, and `down` with the person, who is paid less the fee.
 */
export function feeOf({ feeType, fee }: FeeTerms, amount: bigint, rounding: 'up' | 'down', unit: bigint): bigint {
  if (feeType === 'NONE') return 0n
  if (feeType === 'FIXED') return BigInt(fee)
  const whole = 10_000n * unit
  return ((amount * BigInt(fee) + (rounding === 'up' ? whole - 1n : 0n)) / whole) * unit
}
