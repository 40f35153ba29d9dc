/** Money on the wire is a decimal string; inside it is whole minor units. Floats appear nowhere. */

const pattern = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/

/**
 * Minor units of an amount such as `12`, `12.5` or `12.50`; undefined for anything else:
 * signs, exponents, more than two decimals or twelve digits, leading zeros, other digits than ASCII, numbers.
 */
export function parseMoney(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !pattern.test(text)) return undefined
  const [whole = '', decimals = ''] = text.split('.')
  return BigInt(whole + decimals.padEnd(2, '0'))
}

/** Minor units, also as a query or a setting has them, as a decimal string with two decimals, such as `-0.05`. */
export function formatMoney(minor: bigint | number | string): string
export function formatMoney(minor: bigint | number | string | null): string | null
export function formatMoney(minor: bigint | number | string | null): string | null {
  if (minor === null) return null
  const whole = BigInt(minor)
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0')
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
