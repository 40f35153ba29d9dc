import { formatMoney } from '@brand/ui/balance-display'
import type { DepositChannel } from '@brand/sdk/member'

const decimal = /^(\d{1,12})(?:\.(\d{1,2}))?$/

/** `1250.5` is `125050n`; undefined for what is no amount. */
export function minorOf(amount: string): bigint | undefined {
  const [, whole, part = ''] = decimal.exec(amount) ?? []
  return whole === undefined ? undefined : BigInt(whole + part.padEnd(2, '0'))
}

/** `125050n` is `1250.50`. */
export function amountOf(minor: bigint): string {
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What the channel takes on top, as the gateway counts it: a share of a minor unit is a whole one. */
export function feeOf({ feeType, fee }: Pick<DepositChannel, 'feeType' | 'fee'>, minor: bigint): bigint {
  const rate = minorOf(fee) ?? 0n
  if (feeType === 'FIXED') return rate
  return feeType === 'PERCENT' ? (minor * rate + 9_999n) / 10_000n : 0n
}

export type Money = (amount: string) => string

/** `৳ 1,000.00` in a sentence. */
export const moneyIn = (symbol: string): Money => (amount) => `${symbol}\u202f${formatMoney(amount) ?? amount}`

/** A bound, in few signs: whole sums without their `.00`. */
export const brief = (money: Money): Money => (amount) => money(amount).replace(/\.00$/, '')
