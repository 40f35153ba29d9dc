import type { volatilities } from '@brand/sdk/contract'
import type { GameType } from './title-pool.ts'

/** Other data an engine of the demo vendor publishes about its games. */
export interface EngineFacts {
  volatility: (typeof volatilities)[number] | null
  features: readonly string[]
  /** Smallest and largest stake in minor units. */
  minBet: number | null
  maxBet: number | null
}

/** The reels: deviation of a round in stakes, and its stake levels (demo-vendor/src/stakes.ts). */
const REELS: EngineFacts = {
  volatility: volatilityOf(3.72),
  features: ['FREE_SPINS', 'MULTIPLIER', 'WILDS'],
  minBet: 50,
  maxBet: 10_000,
}
const UNKNOWN: EngineFacts = { volatility: null, features: [], minBet: null, maxBet: null }

/** Slots and fishing are reels; other engines publish nothing more. */
export const engineFacts = (type: GameType, isLobby: boolean): EngineFacts =>
  !isLobby && (type === 'RNG' || type === 'FISH') ? REELS : UNKNOWN

/** The usual index: deviation at 90 % confidence. */
export function volatilityOf(deviation: number): (typeof volatilities)[number] {
  const index = deviation * 1.65
  return index < 5 ? 'LOW' : index < 10 ? 'MEDIUM' : index < 15 ? 'HIGH' : 'VERY_HIGH'
}
