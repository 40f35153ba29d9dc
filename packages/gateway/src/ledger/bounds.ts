import { refuse } from '../lib/refusal.ts'
import { formatMoney } from './money.ts'

export interface Bounds {
  min: bigint
  max: bigint
}

/**
 * Refuses an amount that is too small or too large, and names the bound it broke. @throws Refused `amount_out_of_range`
 * with `bound`, `min`, `max`
 */
export function requireWithin(amount: bigint, { min, max }: Bounds, more: Record<string, string> = {}): void {
  const bound = amount < min ? 'min' : amount > max ? 'max' : undefined
  if (bound)
    throw refuse('amount_out_of_range', {
      field: 'amount',
      details: { bound, min: formatMoney(min), max: formatMoney(max), ...more },
    })
}

/** Refuses an amount with a part of the unit that is paid. @throws Refused `validation` */
export function requireWhole(amount: bigint, unit: bigint): void {
  if (amount % unit !== 0n)
    throw refuse('validation', { field: 'amount', details: { fields: { amount: { code: 'field_invalid' } } } })
}
