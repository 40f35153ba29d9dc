import { oneOf, slot } from '../browser/storage.ts'

/** The house as its gateway counts it (spec §3, Brand settings). */
const merchantCode = 'VERANDA'

/** Leaves the house's code where other pages of it look (spec §4, Caching). */
export function keepMerchant(): void {
  for (const area of ['sessionStorage', 'localStorage'] as const)
    slot(area, 'merchantCode', oneOf(merchantCode)).write(merchantCode)
}
