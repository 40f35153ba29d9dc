import { lines } from './lines.ts'
import { FREE_MULTIPLIER, FREE_SPINS, SCATTERS_FOR_FREE, UNITS_PER_STAKE, linePay, payOf } from './pays.ts'
import { column, reelLengths } from './reels.ts'
import { REELS, SCATTER, signs } from './symbols.ts'

/**
 * Exact sums over every combination of stops, each counted once; units are line stakes of one spin without multiplier.
 */
export interface Census {
  combinations: number
  units: number
  unitsSquared: number
  hits: number
  /** Combinations that pay something, but not more than the stake. */
  notAboveStake: number
  free: number
  freeUnits: number
  maxUnits: number
  maxFreeUnits: number
}

const size = signs.length

/** Pay of every ordered five signs; the index is the five sign numbers as decimal digits. */
function linePays(): Int32Array {
  const table = new Int32Array(size ** REELS)
  const line = [0, 0, 0, 0, 0]
  for (let i = 0; i < table.length; i++) {
    for (let reel = 0, rest = i; reel < REELS; reel++, rest = Math.floor(rest / size))
      line[REELS - 1 - reel] = rest % size
    table[i] = linePay(line).units
  }
  return table
}

/** For each stop of each reel: what it adds to every line's table index, and its scatters. */
const digits = reelLengths.map((length, reel) =>
  Array.from({ length }, (_, stop) => {
    const view = column(reel, stop)
    const weight = size ** (REELS - 1 - reel)
    return {
      adds: Int32Array.from(lines, (rows) => view[rows[reel]!]! * weight),
      scatters: view.filter((sign) => sign === SCATTER).length,
    }
  }),
)

/**
 * Walks all stops of all reels, about 24 million combinations, in a second or so. @param onSpin called for each that
 * pays, with its units and whether it opens free spins
 */
export function enumerate(onSpin?: (units: number, free: boolean) => void): Census {
  const table = linePays()
  const census = {
    combinations: 0,
    units: 0,
    unitsSquared: 0,
    hits: 0,
    notAboveStake: 0,
    free: 0,
    freeUnits: 0,
    maxUnits: 0,
    maxFreeUnits: 0,
  }
  const at = Array.from({ length: REELS }, () => new Int32Array(lines.length))
  const enumerateReels = (reel: number, scatters: number): void => {
    const before = at[reel]!
    for (const stop of digits[reel]!) {
      if (reel < REELS - 1) {
        const next = at[reel + 1]!
        for (let line = 0; line < next.length; line++) next[line] = before[line]! + stop.adds[line]!
        enumerateReels(reel + 1, scatters + stop.scatters)
        continue
      }
      const found = scatters + stop.scatters
      let units = payOf(SCATTER, found)
      for (let line = 0; line < before.length; line++) units += table[before[line]! + stop.adds[line]!]!
      census.combinations++
      if (units === 0) continue
      onSpin?.(units, found >= SCATTERS_FOR_FREE)
      census.hits++
      census.units += units
      census.unitsSquared += units * units
      if (units > census.maxUnits) census.maxUnits = units
      if (found >= SCATTERS_FOR_FREE) {
        census.free++
        census.freeUnits += units
        if (units > census.maxFreeUnits) census.maxFreeUnits = units
      } else if (units <= UNITS_PER_STAKE) census.notAboveStake++
    }
  }
  enumerateReels(0, 0)
  return census
}

export interface Figures {
  /** Return to player, a share of the stake. */
  rtp: number
  /** Share of rounds that pay anything. */
  hitRate: number
  /** Share of rounds that pay something but not more than the stake; they are never celebrated. */
  notAboveStakeRate: number
  /** One round in this many opens free spins. */
  freeEvery: number
  /** Standard deviation of one round's return, in stakes. */
  deviation: number
  /** Largest return of one round, in stakes. */
  maxWin: number
}

/**
 * From the census to the round. Free spins are eight independent spins on the same reels, doubled, that open no further
 * ones:
 * E(round) = E(spin) × (1 + P(free) × 8 × 2).
 */
export function figures(c: Census): Figures {
  const n = c.combinations
  const mean = c.units / n
  const square = c.unitsSquared / n
  const p = c.free / n
  const freeMean = FREE_SPINS * FREE_MULTIPLIER * mean
  const freeVariance = FREE_SPINS * FREE_MULTIPLIER ** 2 * (square - mean ** 2)
  const roundMean = mean + p * freeMean
  const roundSquare = square + 2 * (c.freeUnits / n) * freeMean + p * (freeVariance + freeMean ** 2)
  return {
    rtp: roundMean / UNITS_PER_STAKE,
    hitRate: c.hits / n,
    notAboveStakeRate: c.notAboveStake / n,
    freeEvery: n / c.free,
    deviation: Math.sqrt(roundSquare - roundMean ** 2) / UNITS_PER_STAKE,
    maxWin: Math.max(c.maxUnits, c.maxFreeUnits + FREE_SPINS * FREE_MULTIPLIER * c.maxUnits) / UNITS_PER_STAKE,
  }
}
