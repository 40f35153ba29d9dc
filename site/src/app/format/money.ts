import { formatMoney } from '@brand/ui/balance-display'

const decimal = /^(\d{1,17})(?:\.(\d{1,2}))?$/

/** `1250.5` is `125050n`; undefined for what is no amount. */
export function minorOf(amount: string): bigint | undefined {
  const [, whole, part = ''] = decimal.exec(amount) ?? []
  return whole === undefined ? undefined : BigInt(whole + part.padEnd(2, '0'))
}

/** The same where it may be less than nothing: `-0.05` is `-5n`. */
export function signedMinorOf(amount: string): bigint | undefined {
  if (!amount.startsWith('-')) return minorOf(amount)
  const minor = minorOf(amount.slice(1))
  return minor && -minor
}

/** `125050n` is `1250.50`, `-5n` is `-0.05`. */
export function amountOf(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0')
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export type Money = (amount: string) => string

/** `৳ 1,000.00` in a sentence. */
export const moneyIn =
  (symbol: string): Money =>
  (amount) =>
    `\u2068${symbol}\u202f${formatMoney(amount) ?? amount}\u2069`

/** The smallest of some amounts. */
export const least = (...amounts: string[]): string =>
  amountOf(amounts.map((one) => minorOf(one) ?? 0n).reduce((a, b) => (a < b ? a : b)))

/** Amounts added up; each may be less than nothing. */
export const sumOf = (amounts: readonly string[]): string =>
  amountOf(amounts.reduce((all, amount) => all + (signedMinorOf(amount) ?? 0n), 0n))
