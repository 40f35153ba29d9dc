import type { DepositChannel } from '@brand/sdk/member'
import { minorOf, type Money } from '../../../app/format/money.ts'

/** What the channel takes on top, as the gateway counts it: a share of a minor unit is a whole one. */
export function feeOf({ feeType, fee }: Pick<DepositChannel, 'feeType' | 'fee'>, minor: bigint): bigint {
  const rate = minorOf(fee) ?? 0n
  if (feeType === 'FIXED') return rate
  return feeType === 'PERCENT' ? (minor * rate + 9_999n) / 10_000n : 0n
}

/** A bound, in few signs: whole sums without their `.00`. */
export const brief =
  (money: Money): Money =>
  (amount) =>
    money(amount).replace(/\.00(?=\u2069?$)/, '')
