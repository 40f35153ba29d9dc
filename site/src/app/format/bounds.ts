import { minorOf } from './money.ts'

/**
 * Which bound an amount breaks; nothing while there is no amount. The lower one comes first: there may be no amount
 * between them.
 */
export function boundBroken(
  amount: string,
  { min, max }: { min?: string | undefined; max?: string | undefined },
): 'min' | 'max' | undefined {
  const minor = minorOf(amount)
  if (minor === undefined) return undefined
  if (min !== undefined && minor < (minorOf(min) ?? 0n)) return 'min'
  return max !== undefined && minor > (minorOf(max) ?? 0n) ? 'max' : undefined
}
