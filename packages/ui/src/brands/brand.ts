import type { SchemeRole } from '../theme/roles.ts'
import schema from './brand.schema.json' with { type: 'json' }
import { check } from './schema.ts'

/** Hue and chroma in OKLCH; lightness is the compiler's. */
export interface Tint {
  h: number
  c: number
}

/** The whole of a brand. `brand.schema.json` is the same for editors and `validateBrand`. */
export interface Brand {
  $schema?: string
  id: string
  name: string
  /** ISO 4217. */
  currency: string
  /** BCP 47; the first is the default. */
  languages: string[]
  defaultScheme: 'light' | 'dark' | 'system'
  ink: Tint
  paper: Tint
  /** `#rrggbb` */
  accent: string
  /** `#rrggbb` */
  support: string
  /** px */
  radius: number
  display: { family: string; width: number; weight: number }
  ui: { family: string }
  raised: 'flat' | 'edge'
  ornament: 'arch' | 'lamps'
  art: 'jewel' | 'market'
  dark?: Partial<Record<SchemeRole, string>>
  light?: Partial<Record<SchemeRole, string>>
}

/** Every fault of a brand candidate, one readable line each; empty when it is a brand. */
export const brandFaults = (value: unknown): string[] => check(schema, value, 'brand')

/** The value as a Brand, or an error that lists every fault. */
export function validateBrand(value: unknown): Brand {
  const faults = brandFaults(value)
  if (faults.length > 0)
    throw new Error(`@brand/ui: this is not a brand.\n  ${faults.join('\n  ')}\nSee brand.schema.json for each field.`)
  return value as Brand
}
