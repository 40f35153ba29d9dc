import { returnOf } from './board.ts'
import type { Board } from './board.ts'

/**
 * Least and most that the bets of a board return in the long run, in per cent, over every setup it can have: counted by
 * `spread`, printed by `scripts/figures.ts`. A game's published return is the least, so that no bet returns less than
 * published.
 */
export const published: Readonly<Record<string, readonly [least: number, most: number]>> = {
  goals: [95.89, 96.5],
  cricket: [96, 96.5],
  sets: [95.93, 96.5],
  race: [96.09, 96.5],
  baskets: [95.98, 96.5],
  raids: [95.99, 96.49],
  rounds: [96.09, 96.5],
  duel: [95.66, 96.5],
  tricks: [95.97, 96.5],
  ludo: [95.99, 96.48],
  carrom: [96.01, 96.5],
  cockfight: [96, 96.48],
  baccarat: [95.16, 98.94],
  tigers: [96.76, 97.11],
  roulette: [97.3, 97.3],
  sicbo: [96.25, 96.5],
  seven: [96.25, 96.5],
  wheel: [96, 96],
  bahar: [96.03, 96.38],
  hilo: [95.85, 96.46],
  patti: [96, 96.5],
  poker: [96, 96.5],
  reddog: [95.92, 96.5],
  war: [96.02, 96.5],
  vietnam: [96.5, 96.5],
  sea: [96.5, 96.5],
  three: [96.5, 96.5],
  five: [96.5, 96.5],
  lotto35: [96.43, 96.5],
  lotto45: [96.4, 96.5],
  keno: [96.44, 96.5],
  bingo: [96.44, 96.5],
}

/** Counts the returns of every option of every setup; per cent, two decimals. */
export function spread(board: Board): [least: number, most: number] {
  const returns = board.setups().flatMap((setup) => board.options(setup).map(returnOf))
  const percent = (share: number) => Math.round(share * 10_000) / 100
  return [percent(Math.min(...returns)), percent(Math.max(...returns))]
}
