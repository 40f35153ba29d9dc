import type { Board } from './board.ts'
import { baccarat, tigers } from './cards.ts'
import { draws } from './draws.ts'
import { houseLotteries } from './lotteries.ts'
import { baskets, cockfight, cricket, duel, goals, race, raids, rounds, sets } from './contests.ts'

/** Every board there is, by its id. */
export const boards: Readonly<Record<string, Board>> = { goals, cricket, sets, race, baskets, raids, rounds, duel, cockfight, baccarat, tigers, ...draws }

const sports: readonly (readonly [RegExp, Board])[] = [
  [/cricket/, cricket],
  [/tennis|badminton|squash/, sets],
  [/racing|cycling/, race],
  [/basketball/, baskets],
  [/kabaddi/, raids],
]

const lotteries: readonly (readonly [RegExp, string])[] = [
  [/keno/, 'keno'],
  [/bingo/, 'bingo'],
  [/5-35/, 'lotto35'],
  [/lotto/, 'lotto45'],
  [/6-45/, 'lotto45'],
  [/3d|three/, 'three'],
  [/4d/, 'sea'],
  [/draw/, 'vietnam'],
]

/** The board a game of this category and code opens; none where it is played on reels. */
export function boardOf(gameType: string, gameCode: string): Board | undefined {
  switch (gameType) {
    case 'SPORTS':
      return sports.find(([named]) => named.test(gameCode))?.[1] ?? goals
    case 'ESPORTS':
      return rounds
    case 'PVP':
      return duel
    case 'COCKFIGHT':
      return cockfight
    case 'LIVE':
      return gameCode.includes('dragon-tiger') ? tigers : baccarat
    case 'LOTT':
    case 'ELOTT':
      return draws[houseLotteries[gameCode] ?? lotteries.find(([named]) => named.test(gameCode))?.[1] ?? 'five']
    default:
      return undefined
  }
}
