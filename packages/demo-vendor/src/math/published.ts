import { figures } from './enumerate.ts'
import type { Census } from './enumerate.ts'

/** The count of all stops as printed by `scripts/figures.ts`; a test counts them again and wants every number equal. */
export const census: Census = {
  combinations: 24_300_000,
  units: 205_444_000,
  unitsSquared: 24_450_657_810,
  hits: 7_295_598,
  notAboveStake: 2_905_005,
  free: 208_008,
  freeUnits: 5_424_249,
  maxUnits: 2_345,
  maxFreeUnits: 515,
}

export const published = figures(census)

/** Return to player in per cent, two decimals: the figure the catalogue and the game's own sheet show. */
export const RTP_PERCENT = 96.12
