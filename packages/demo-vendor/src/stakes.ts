import { UNITS_PER_STAKE } from './math/pays.ts'
import type { Minor } from './money.ts'

/** What a spin may cost, in minor units; each divides evenly over the lines. */
export const stakeLevels: readonly Minor[] = [50, 100, 200, 300, 500, 1000, 2000, 5000, 10_000]

type Terms = Readonly<Record<'minBet' | 'maxBet' | 'stepBet', Minor>>

/** Whether the operator accepts a stake in the player's game. */
export const isTakenBy = ({ minBet, maxBet, stepBet }: Terms, stake: Minor): boolean =>
  stake >= minBet && stake <= maxBet && stake % stepBet === 0

/** Whether the reels can be played for a stake: it divides evenly over the lines. */
export const isSpinnable = (stake: Minor): boolean => stake > 0 && stake % UNITS_PER_STAKE === 0

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
/** Levels of a game whose limits leave none of ours, as multiples of the least stake. */
const multiples = [1, 2, 5, 10, 20, 50, 100]

/** The levels that the operator accepts; none where no stake within its limits can be spread over the lines. */
export function levelsFor(terms: Terms): readonly Minor[] {
  const ours = stakeLevels.filter((stake) => isTakenBy(terms, stake))
  if (ours.length > 0) return ours
  const step = (UNITS_PER_STAKE * terms.stepBet) / divisor(UNITS_PER_STAKE, terms.stepBet)
  const least = Math.max(1, Math.ceil(terms.minBet / step)) * step
  return multiples.map((times) => times * least).filter((stake) => isTakenBy(terms, stake))
}

export const DEFAULT_STAKE: Minor = 100

/** What `units` line stakes are worth at a stake. */
export const worth = (units: number, stake: Minor): Minor => (units * stake) / UNITS_PER_STAKE

/** The least bet on a board, and its step: whole units, so that odds in hundredths pay whole minor units. */
export const minBet: Minor = 100
const MOST_BET: Minor = 50_000
const MOST_WIN: Minor = 100_000_000

/** The most that one option takes: long odds accept less, so that no bet can win above 1,000,000.00. */
export const maxBet = (odds: number): Minor =>
  Math.max(minBet, Math.min(MOST_BET, Math.floor((MOST_WIN * 100) / odds / minBet) * minBet))

/** The most that one option takes of a slip, where the operator takes no more than `slip` with all of it. */
export const mostOn = (odds: number, slip: Minor): Minor => Math.min(maxBet(odds), Math.floor(slip / minBet) * minBet)

/** Chips of the boards. */
export const chips: readonly Minor[] = [100, 500, 1000, 5000, 10_000]
