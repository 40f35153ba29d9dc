import type { ContractKind, ContractPeriod, GameType, ModuleId } from '@brand/sdk'
import type { ContractsListOutput, ContractsOfferInput } from '@brand/sdk/agent'

/** A contract as the gateway sends it; a newer one may know more kinds, periods and states. */
export type Contract = ContractsListOutput['list'][number]
export type Kind = ContractKind
export type Tier = Contract['tiers'][number]

export const kinds = ['DIVIDEND', 'DAILY', 'DAILY_MULTI', 'HOURLY', 'REAL_TIME'] as const satisfies readonly Kind[]

/** Modules of each kind: with one of them off it is not offered. */
export const modules = {
  DIVIDEND: ['SIGNCONDIV3'],
  DAILY: ['DAILYSALCONT3'],
  DAILY_MULTI: ['DAILYSALCONT3', 'DAYSALMR'],
  HOURLY: ['HOURSAL3'],
  REAL_TIME: ['RTSALARY3'],
} as const satisfies Record<Kind, readonly ModuleId[]>

/** Settlement periods of each kind. */
export const periodsOf = {
  DIVIDEND: ['MONTHLY', 'SEMIMONTHLY', 'WEEKLY', 'DAILY'],
  DAILY: ['DAILY'],
  DAILY_MULTI: ['DAILY'],
  HOURLY: ['HOUR'],
  REAL_TIME: ['5MIN'],
} as const satisfies Record<Kind, readonly ContractPeriod[]>

/** Every rate that a contract pays, by tier and category, in per cent. */
const ratesOf = (tiers: readonly Tier[]): number[] =>
  tiers.flatMap(({ rate, rates }) => (rates.length > 0 ? rates.map((one) => Number(one.rate)) : [Number(rate)]))

/** The highest rate that a contract pays, in per cent. */
export const highestRate = (tiers: readonly Tier[]): number => Math.max(0, ...ratesOf(tiers))

/** The lowest rate that a contract pays, in per cent. */
export const lowestRate = (tiers: readonly Tier[]): number => Math.min(...ratesOf(tiers))

/** Whether a contract pays the same whatever is played and reached. */
export const hasOneRate = (tiers: readonly Tier[]): boolean => new Set(ratesOf(tiers)).size === 1

const isSum = (amount: string) => Number(amount) > 0

/** Whether a tier has a condition at all. */
export const isUnconditional = ({ minActive, minValidBet, minLoss }: Tier): boolean =>
  minActive === 0 && !isSum(minValidBet) && !isSum(minLoss)

const figures = ['minActive', 'minValidBet', 'minLoss'] as const
export type Figure = (typeof figures)[number]

/** A tier as it is typed. */
export interface TypedTier {
  rate: string
  /** Of a contract with a rate for each category. */
  rates: Readonly<Record<string, string>>
  minActive: string
  minValidBet: string
  minLoss: string
  /** Figures whose text is no number, or out of bounds: they are not taken for none. */
  wrong: readonly Figure[]
}

/** A tier of a contract as it would be typed. */
export const typedTier = ({ rate, rates, minActive, minValidBet, minLoss }: Tier): TypedTier => ({
  rate: rates.length > 0 ? '' : rate,
  rates: Object.fromEntries(rates.map((one) => [one.gameType, one.rate])),
  minActive: minActive > 0 ? String(minActive) : '',
  minValidBet: isSum(minValidBet) ? minValidBet : '',
  minLoss: isSum(minLoss) ? minLoss : '',
  wrong: [],
})

export const emptyTier: TypedTier = { rate: '', rates: {}, minActive: '', minValidBet: '', minLoss: '', wrong: [] }
export const mostTiers = 10

const rateForm = /^\d{1,3}(\.\d{1,4})?$/
/** A rate may be typed with a comma, and with spaces around it; an empty one is 0. */
const readRate = (typed: string | undefined): string => (typed ?? '').trim().replace(',', '.') || '0'
const isRate = (rate: string) => rateForm.test(rate) && Number(rate) <= 100

/** A typed rate as a slider shows it: what is no rate yet is none. */
export const slidingRate = (typed: string): string => {
  const rate = readRate(typed)
  return isRate(rate) ? rate : '0'
}
/** Upper end of a slider without an own contract: what is usual for the kind. */
export const usualRates: Readonly<Record<Kind, number>> = {
  DIVIDEND: 50,
  DAILY: 5,
  DAILY_MULTI: 5,
  HOURLY: 5,
  REAL_TIME: 5,
}
/** Distance of an arrow key on a slider up to this rate: a tenth of a point, a hundredth of small rates. */
export const stepOf = (most: number): string => (most > 2 ? '0.1' : '0.01')

/** Rates of a tier in the order of `categories`; the one rate without them. */
const ratesIn = (tier: TypedTier, categories: readonly string[]): string[] =>
  categories.length > 0 ? categories.map((name) => readRate(tier.rates[name])) : [readRate(tier.rate)]

/** `figure`: the field says what is wrong. */
export type TierFault = 'rate' | 'figure' | 'lower' | 'same'

/**
 * What is wrong with each tier: its rates are no percentages or all 0, a rate or figure is below that of the tier
 * before, or it asks for no more than that. `categories`: those with a rate of their own; empty: one rate.
 */
export function tierFaults(tiers: readonly TypedTier[], categories: readonly string[] = []): (TierFault | undefined)[] {
  return tiers.map((tier, at) => {
    const rates = ratesIn(tier, categories)
    if (!rates.every(isRate) || rates.every((rate) => Number(rate) === 0)) return 'rate'
    if (tier.wrong.length > 0) return 'figure'
    const before = tiers[at - 1]
    if (!before) return undefined
    const were = ratesIn(before, categories)
    const more = figures.map((name) => Number(tier[name] || 0) - Number(before[name] || 0))
    if (more.some((n) => n < 0) || rates.some((rate, n) => Number(rate) < Number(were[n]))) return 'lower'
    return more.every((n) => n === 0) ? 'same' : undefined
  })
}

/** Typed tiers as they are sent. */
export const tiersOf = (
  tiers: readonly TypedTier[],
  categories: readonly GameType[] = [],
): ContractsOfferInput['tiers'] =>
  tiers.map((tier) => ({
    rate: categories.length > 0 ? '0' : readRate(tier.rate),
    rates: categories
      .map((gameType) => ({ gameType, rate: readRate(tier.rates[gameType]) }))
      .filter(({ rate }) => Number(rate) > 0),
    minActive: Number(tier.minActive || 0),
    minValidBet: tier.minValidBet || '0.00',
    minLoss: tier.minLoss || '0.00',
  }))

/** Word for a step: a contract whose end was asked for and that is in force again goes on. */
export const stepWords = (to: string, from: string | undefined) =>
  to === 'active' && from === 'term_pending' ? 'step.kept' : (`step.${to}` as 'step.active')
