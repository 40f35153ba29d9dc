import type { PayoutMethod } from '@brand/sdk/member'
import { minorOf } from '../../app/language/money.ts'

/** What the house keeps, as the gateway counts it: part of a minor unit is the player's. */
export function feeOf({ feeType, fee }: Pick<PayoutMethod, 'feeType' | 'fee'>, amount: bigint): bigint {
  const rate = minorOf(fee) ?? 0n
  if (feeType === 'FIXED') return rate
  return feeType === 'PERCENT' ? (amount * rate) / 10_000n : 0n
}

const least = (...amounts: bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))

/** The most that can be asked for now, minor units; 0n where nothing can. */
export function mostOf({ min, max }: Pick<PayoutMethod, 'min' | 'max'>, cash: string, dayLeft: string): bigint {
  const most = least(minorOf(max) ?? 0n, minorOf(cash) ?? 0n, minorOf(dayLeft) ?? 0n)
  return most < (minorOf(min) ?? 0n) ? 0n : most
}
