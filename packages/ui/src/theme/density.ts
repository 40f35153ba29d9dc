import type { DensityRole } from './roles.ts'

/** `comfortable` is the default; `compact` is for tables and pages used with a mouse. */
export type Density = 'comfortable' | 'compact'

/** px of each role. Density changes variables alone, for the page or a part of it: components do not depend on it. */
export const densities: Record<Density, Record<DensityRole, number>> = {
  comfortable: { hSm: 36, hTool: 40, hMd: 44, hField: 48, hLg: 52, padCell: 14 },
  compact: { hSm: 30, hTool: 34, hMd: 36, hField: 40, hLg: 44, padCell: 8 },
}
