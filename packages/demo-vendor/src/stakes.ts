import { UNITS_PER_STAKE } from './math/pays.ts'
import type { Minor } from './money.ts'

/** What a spin may cost, in minor units; each divides evenly over the lines. */
export const stakeLevels: readonly Minor[] = [50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]

export const DEFAULT_STAKE: Minor = 100

/** What `units` line stakes are worth at a stake. */
export const worth = (units: number, stake: Minor): Minor => (units * stake) / UNITS_PER_STAKE
