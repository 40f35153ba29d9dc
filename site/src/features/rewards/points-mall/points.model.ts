import type { PointsItemsOutput, PointsOrdersOutput } from '@brand/sdk/member'
import { amountOf } from '../../../app/format/money.ts'

/** An item as the gateway sends it; a newer one may know more types. */
export type Item = PointsItemsOutput['list'][number]
export type Order = PointsOrdersOutput['list'][number]

export const itemTypes = ['GOODS', 'BONUS', 'SPINS', 'CASH'] as const
export const sorts = ['newest', 'cheapest', 'dearest'] as const

/** Why an item cannot be redeemed by anybody, or by this person; undefined: it can. */
export function obstacleTo(
  { stock, limit, taken, rank, points }: Pick<Item, 'stock' | 'limit' | 'taken' | 'rank' | 'points'>,
  balance: number | undefined,
): 'gone' | 'limit' | 'rank' | 'points' | undefined {
  if (stock === 0) return 'gone'
  if (limit !== null && taken >= limit) return 'limit'
  // Of visitors neither rank nor points are known.
  if (balance === undefined) return undefined
  if (rank && !rank.reached) return 'rank'
  return balance < points ? 'points' : undefined
}

/** Cash for points, as a decimal string, rounded down to 0.01. */
export const cashFor = (points: number, ratio: number): string => amountOf((BigInt(points) * 100n) / BigInt(ratio))

export interface ConversionRules {
  min: number
  step: number
  /** Points the person has, and what is left of the day. */
  balance: number
  leftToday: number
}

/** The most that can be converted now; 0: nothing. */
export function mostOf({ min, step, balance, leftToday }: ConversionRules): number {
  const most = Math.floor(Math.min(balance, leftToday) / step) * step
  return most < min ? 0 : most
}

/** What is wrong with a number of points that was typed; undefined: it can be converted. */
export function wrongPoints(
  typed: string,
  { min, step, balance, leftToday }: ConversionRules,
): 'missing' | 'min' | 'step' | 'balance' | 'day' | undefined {
  if (!/^\d{1,9}$/.test(typed)) return 'missing'
  const points = Number(typed)
  if (points < min) return 'min'
  if (points % step !== 0) return 'step'
  if (points > balance) return 'balance'
  return points > leftToday ? 'day' : undefined
}
