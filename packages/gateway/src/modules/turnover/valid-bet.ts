import type { GameType } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Settings } from '../../settings/settings.ts'

export type Category = z.output<typeof GameType>

/**
 * Where the whole stake is at risk in every round; elsewhere sides can be covered, and only what was won or lost
 * counts.
 */
const wholeStake: ReadonlySet<string> = new Set<Category>(['RNG', 'FISH', 'LOTT', 'ELOTT'])

export const countsWholeStake = (category: string): boolean => wholeStake.has(category)

/**
 * The valid bet of a settled round, minor units: nothing for a push, half for half a win, the difference of
 * covered sides.
 */
export function validBet(category: string, { stake, win }: { stake: bigint; win: bigint }): bigint {
  if (countsWholeStake(category)) return stake
  const net = win > stake ? win - stake : stake - win
  return net < stake ? net : stake
}

/** What of a valid bet counts, per cent: by category, and by game over its category. */
export type Weights = Pick<Settings['turnover'], 'weights' | 'gameWeights'>

export const weightsOf = ({ weights, gameWeights }: Weights): Weights => ({ weights, gameWeights })

/** What of a bet on a game counts towards turnover, per cent; 0: the game is excluded from bonus play. */
export function weightOf({ weights, gameWeights }: Weights, category: string, nodeId: number): number {
  return gameWeights[String(nodeId)] ?? weights[category as Category] ?? 0
}

/** What a round with this result adds to turnover, minor units. */
export function contributionOf(
  settings: Weights,
  category: string,
  nodeId: number,
  sums: { stake: bigint; win: bigint },
): { valid: bigint; counted: bigint } {
  const valid = validBet(category, sums)
  return { valid, counted: (valid * BigInt(weightOf(settings, category, nodeId))) / 100n }
}
