import { oddsFor } from './board.ts'
import type { Board, Option, Row } from './board.ts'

/** An option with the results it wins on, and those that give its stake back. */
export interface Bet<Result> extends Option {
  wins: (result: Result) => boolean
  returns?: (result: Result) => boolean
}

/**
 * Prices bets over every result there can be, each with its weight: chances are counted, odds follow from them unless
 * they are given.
 */
export function priced<Result>(results: readonly (readonly [result: Result, weight: number])[]) {
  const all = results.reduce((sum, [, weight]) => sum + weight, 0)
  return (market: string, id: string, wins: (result: Result) => boolean, odds?: number): Bet<Result> => {
    const chance = results.reduce((sum, [result, weight]) => (wins(result) ? sum + weight : sum), 0) / all
    return { id, market, chance, back: 0, odds: odds ?? oddsFor(chance), wins }
  }
}

interface BetBoard<Setup, Result> {
  id: string
  everySeconds: number
  lockSeconds: number
  setup(row: Row): Setup
  setups(): Setup[]
  draw(setup: Setup, row: Row): Result
  bets: (setup: Setup) => readonly Bet<Result>[]
}

/** A board of bets that each decide whether they win. */
export function betBoard<Setup, Result>({ bets, ...board }: BetBoard<Setup, Result>): Board<Setup, Result> {
  const find = (setup: Setup, id: string) => bets(setup).find((bet) => bet.id === id)
  return {
    ...board,
    engine: 'odds',
    lanes: 1,
    options: (setup) => [...bets(setup)],
    option: find,
    returned(setup, result, id) {
      const bet = find(setup, id)
      return bet ? (bet.wins(result) ? bet.odds : bet.returns?.(result) ? 100 : 0) : 0
    },
  }
}

/** Defaults of a board with one setup, the same for every event. */
export const plain = { setup: () => ({}), setups: () => [{}] }
