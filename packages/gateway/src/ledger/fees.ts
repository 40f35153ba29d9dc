/** What an operator's way of paying costs: `fee` in minor units (FIXED) or hundredths of a per cent (PERCENT). */
export interface FeeTerms {
  feeType: 'NONE' | 'FIXED' | 'PERCENT'
  fee: number
}

/**
 * The fee on an amount, minor units. Where it has a fraction of a unit, `up` leaves that with the operator, as amounts to
 * pay are whole, and `down` with the person, who is paid less the fee.
 */
export function feeOf({ feeType, fee }: FeeTerms, amount: bigint, rounding: 'up' | 'down'): bigint {
  if (feeType === 'NONE') return 0n
  if (feeType === 'FIXED') return BigInt(fee)
  return (amount * BigInt(fee) + (rounding === 'up' ? 9_999n : 0n)) / 10_000n
}
