import { type contractKinds, type contractPeriods, type contractStates, gameTypes } from '@brand/sdk/contract'
import type { GameType } from '../agent/index.ts'

export type ContractKind = (typeof contractKinds)[number]
export type ContractPeriod = (typeof contractPeriods)[number]
export type ContractState = (typeof contractStates)[number]

/** From which figures of a period on which rate holds. A minimum of 0 is no condition. */
export interface Tier {
  minActive: number
  /** Minor units. */
  minValidBet: number
  /** Minor units. */
  minLoss: number
  /** Parts per million; 0 where each category has its own. */
  rate: number
  /** Parts per million by category, of DAILY_MULTI. */
  rates?: Partial<Record<GameType, number>>
}

/** What is agreed on: tiers, the lowest first, for the figures of a period. */
export interface Terms {
  period: ContractPeriod
  tiers: readonly Tier[]
}

const minima = ['minActive', 'minValidBet', 'minLoss'] as const

/** The rates of a tier: one, or one for each category. */
export const ratesIn = ({ rate, rates }: Tier): number[] =>
  rates ? gameTypes.map((gameType) => rates[gameType] ?? 0) : [rate]

/** The highest rate of a contract. */
export const highestRate = (tiers: readonly Tier[]): number => Math.max(0, ...tiers.flatMap(ratesIn))

/** Whether no minimum and no rate of a tier is below that of the one before; the first that is, else -1. */
export const firstOutOfOrder = (tiers: readonly Tier[]): number =>
  tiers.findIndex((tier, at) => {
    const before = tiers[at - 1]
    if (!before) return false
    const [rates, ratesBefore] = [ratesIn(tier), ratesIn(before)]
    return minima.some((name) => tier[name] < before[name]) || rates.some((rate, n) => rate < (ratesBefore[n] ?? 0))
  })

/**
 * Tiers of a contract whose rates are above those that the upline has: in each category above the rate that the
 * upline's own contract pays once the conditions of the tier are met. Terms of different periods have different
 * conditions: their highest rates are compared. No terms: the upline has no contract, and every rate is above it.
 */
export function tiersAbove({ period, tiers }: Terms, own: Terms | undefined): number[] {
  const most = own ? highestRate(own.tiers) : 0
  return tiers.flatMap((tier, at) => {
    const reached =
      own && own.period === period
        ? own.tiers.findLast((mine) => minima.every((name) => mine[name] <= tier[name]))
        : undefined
    const limits = reached ? ratesIn(reached) : undefined
    const above = ratesIn(tier).some((rate, n) => {
      if (own && own.period !== period) return rate > most
      return rate > (limits?.[n] ?? 0)
    })
    return above ? [at] : []
  })
}

export const isAbove = (terms: Terms, own: Terms | undefined): boolean => tiersAbove(terms, own).length > 0
