import { micro } from './deals.ts'

/** Millionths of a minor unit as a decimal string with two to eight decimals, such as `-0.0525`. */
export function formatExact(amount: bigint): string {
  const size = amount < 0n ? -amount : amount
  const perUnit = 100n * micro
  const decimals = (size % perUnit).toString().padStart(8, '0')
  const shown = decimals.slice(0, 2) + decimals.slice(2).replace(/0+$/, '')
  return `${amount < 0n ? '-' : ''}${size / perUnit}.${shown}`
}
