import { SCATTER, WILD, signs } from './symbols.ts'
import type { Sign, SignNo } from './symbols.ts'

/** A stake is spread evenly over the lines; a line stake is the unit every pay is counted in. */
export const UNITS_PER_STAKE = 10

/** Pay of 3, 4 and 5 of a kind from the left, in line stakes. The scatter's is counted anywhere in the window. */
export const pays: Record<Sign, readonly [number, number, number]> = {
  wild: [50, 250, 2000],
  scatter: [20, 100, 500],
  high1: [30, 120, 750],
  high2: [25, 80, 400],
  high3: [20, 60, 250],
  high4: [15, 50, 200],
  low1: [10, 30, 120],
  low2: [8, 25, 100],
  low3: [5, 20, 80],
  low4: [5, 15, 60],
}

/** Three scatters or more open free spins; they cannot open more of themselves, which keeps the return exact. */
export const FREE_SPINS = 8
export const FREE_MULTIPLIER = 2
export const SCATTERS_FOR_FREE = 3

const table = signs.map((sign) => pays[sign])

export const payOf = (sign: SignNo, count: number): number => (count < 3 ? 0 : (table[sign]?.[count - 3] ?? 0))

/**
 * What five signs along one line pay, read from the left, in line stakes. A wild replaces every sign but the scatter; a
 * run of wilds counts as the better of itself and the sign it joins.
 */
export function linePay(line: ArrayLike<SignNo>): { units: number; sign: SignNo; count: number } {
  let wilds = 0
  while (wilds < 5 && line[wilds] === WILD) wilds++
  const alone = { units: payOf(WILD, wilds), sign: WILD, count: wilds }
  const sign = line[wilds]
  if (sign === undefined || sign === SCATTER) return alone
  let count = wilds
  while (count < 5 && (line[count] === sign || line[count] === WILD)) count++
  const joined = { units: payOf(sign, count), sign, count }
  return joined.units >= alone.units ? joined : alone
}
