import type { GameType } from './title-pool.ts'

/** What a round returns, in stakes, and how often. */
export type Returns = readonly (readonly [multiple: number, probability: number])[]

/** What the demo vendor's reels publish: ranges of returns by their mean, free spins included. */
const REELS: Returns = [
  [0, 0.69977],
  [0.5, 0.0588573],
  [0.8, 0.02681],
  [1, 0.0338802],
  [1.3, 0.00309],
  [1.52307, 0.0291501],
  [2.00212, 0.02641],
  [2.51822, 0.0321938],
  [3.08784, 0.0361296],
  [3.94365, 0.00634319],
  [4.96226, 0.010683],
  [6.10127, 0.0081092],
  [7.85934, 0.00821279],
  [9.70618, 0.00431082],
  [12.0939, 0.00714267],
  [14.7994, 0.0023906],
  [19.1006, 0.00166356],
  [24.2975, 0.00154905],
  [29.1577, 0.000788293],
  [39.2268, 0.00128203],
  [44.1832, 0.000404176],
  [56.2652, 0.000134479],
  [75.2511, 0.000532978],
  [88.5982, 9.61677e-5],
  [109.753, 2.06404e-5],
  [150.917, 1.2328e-5],
  [167.981, 2.4847e-5],
  [207.102, 7.78824e-6],
  [263.773, 1.75458e-7],
  [320.873, 4.74633e-8],
  [423.782, 4.42339e-7],
]

/**
 * What a round of a game returns by its published figures; undefined where they do not say it, as of lotteries. Of
 * boards: a bet that pays as much as it costs, with the least return that is published.
 */
export function returnsOf(type: GameType, rtpPercent: number): Returns | undefined {
  if (type === 'RNG' || type === 'FISH') return REELS
  if (type === 'LOTT' || type === 'ELOTT') return undefined
  const wins = rtpPercent / 200
  return [
    [0, 1 - wins],
    [2, wins],
  ]
}
