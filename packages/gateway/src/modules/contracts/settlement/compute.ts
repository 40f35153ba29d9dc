import { payable } from '../../commissions/index.ts'
import type { ContractKind, Tier } from '../terms.ts'

/** Parts per million of a whole period. */
export const whole = 1_000_000

/** What a team brought in a period, or a part of one. Minor units. */
export interface Figures {
  validBet: bigint
  /** From the players' side: negative is a loss. */
  pnl: bigint
  /** Members with the least valid bet of an active one. */
  active: number
  /** Valid bet by category. */
  byType: Readonly<Record<string, bigint>>
}

/** What earlier periods left. */
export interface Carry {
  /** Loss to make up for, minor units: negative or 0. */
  debt: bigint
  /** Not paid yet, millionths of a minor unit: less than one minor unit, or negative. */
  rest: bigint
  /** The tier that was reached last; null: none was. */
  tier: number | null
}

export interface Computed {
  tier: number | null
  /** Parts per million; 0 where each category has its own, or no tier was reached. */
  rate: number
  categories: { gameType: string; validBet: string; rate: number }[] | null
  debtBefore: bigint
  debtAfter: bigint
  /** Millionths of a minor unit. */
  earned: bigint
  carriedIn: bigint
  rest: bigint
  /** Minor units that are paid. */
  amount: bigint
}

const partOf = (sum: number, part: number): bigint => (BigInt(sum) * BigInt(part)) / BigInt(whole)

/** The highest tier whose conditions are met: those of sums in proportion to the part of the period. */
export function tierReached(tiers: readonly Tier[], { active, validBet, pnl }: Figures, part: number): number | null {
  const at = tiers.findLastIndex(
    ({ minActive, minValidBet, minLoss }) =>
      active >= minActive &&
      (minValidBet === 0 || validBet >= partOf(minValidBet, part)) &&
      (minLoss === 0 || -pnl >= partOf(minLoss, part)),
  )
  return at < 0 ? null : at
}

const above = (need: bigint, have: bigint): bigint => (need > have ? need - have : 0n)

/** What figures lack of the conditions of a tier; all 0: it is reached. */
export const missingTo = (
  { minActive, minValidBet, minLoss }: Tier,
  { active, validBet, pnl }: Figures,
  part: number,
): { active: number; validBet: bigint; loss: bigint } => ({
  active: Math.max(0, minActive - active),
  validBet: minValidBet === 0 ? 0n : above(partOf(minValidBet, part), validBet),
  loss: minLoss === 0 ? 0n : above(partOf(minLoss, part), -pnl),
})

export interface Computing {
  kind: ContractKind
  tiers: readonly Tier[]
  /** Parts per million of the whole period. */
  part: number
  figures: Figures
  /** Salaries of the same pair in the period, minor units. */
  salaries: bigint
  carry: Carry
  /** Whether a dividend makes up for losses of earlier periods first. */
  carryLoss: boolean
}

/**
 * What a contract comes to. A salary whose valid bet is negative takes back what was paid for it before: by the tier
 * reached last, whatever its conditions.
 */
export function compute({ kind, tiers, part, figures, salaries, carry, carryLoss }: Computing): Computed {
  const takesBack = kind !== 'DIVIDEND' && figures.validBet < 0n
  const tier = takesBack ? (carry.tier ?? 0) : tierReached(tiers, figures, part)
  const reached = tier === null ? undefined : tiers[tier]
  const rates = kind === 'DAILY_MULTI' ? (reached?.rates ?? {}) : null
  const categories =
    rates &&
    Object.entries(figures.byType)
      .filter(([, validBet]) => validBet !== 0n)
      .map(([gameType, validBet]) => ({
        gameType,
        validBet: String(validBet),
        rate: rates[gameType as keyof typeof rates] ?? 0,
      }))
  const rate = reached?.rate ?? 0
  const debtBefore = kind === 'DIVIDEND' && carryLoss ? carry.debt : 0n
  const shared = kind === 'DIVIDEND' ? debtBefore - figures.pnl - salaries : 0n
  const earned = categories
    ? categories.reduce((sum, { validBet, rate: ppm }) => sum + BigInt(validBet) * BigInt(ppm), 0n)
    : (kind === 'DIVIDEND' ? (shared > 0n ? shared : 0n) : figures.validBet) * BigInt(rate)
  const { paid, rest } = payable(carry.rest + earned)
  return {
    tier,
    rate: kind === 'DAILY_MULTI' ? 0 : rate,
    categories,
    debtBefore,
    debtAfter: carryLoss && shared < 0n ? shared : 0n,
    earned,
    carriedIn: carry.rest,
    rest,
    amount: paid,
  }
}
