import type { GameType } from '@brand/sdk'
import type { GameRate } from '@brand/sdk/agent'
import { isGameType } from '../../../app/games/categories.ts'

/** What was typed, by category; an empty field is 0. */
export type TypedRates = Readonly<Record<string, string>>

const pattern = /^\d{1,3}(\.\d{1,4})?$/

/** A rate may be typed with a comma, and with spaces around it. */
const read = (typed: string | undefined): string => (typed ?? '').trim().replace(',', '.')

/** Categories this build knows of which something can be passed on, in their order. */
export const passable = (own: readonly GameRate[]): GameRate[] =>
  own.filter(({ gameType, rate }) => isGameType(gameType) && Number(rate) > 0)

/** Whether a typed rate is no percentage, or is above the agent's own. */
export function isWrongRate(typed: string | undefined, own: string): boolean {
  const rate = read(typed)
  return rate !== '' && (!pattern.test(rate) || Number(rate) > Number(own))
}

/** The rates as they are sent: those above 0. */
export const ratesOf = (own: readonly GameRate[], typed: TypedRates): { gameType: GameType; rate: string }[] =>
  passable(own).flatMap(({ gameType }) => {
    const rate = read(typed[gameType])
    return isGameType(gameType) && rate !== '' && Number(rate) > 0 ? [{ gameType, rate }] : []
  })
