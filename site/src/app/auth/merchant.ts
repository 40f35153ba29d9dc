import { oneOf, slot } from '../storage/storage.ts'

/** The operator as its gateway counts it. */
const merchantCode = 'VERANDA'

/** Leaves the operator's code where other pages of it look. */
export function keepMerchant(): void {
  for (const area of ['sessionStorage', 'localStorage'] as const)
    slot(area, 'merchantCode', oneOf(merchantCode)).write(merchantCode)
}
