import type { Board } from './board.ts'
import { baccarat, tigers } from './cards.ts'
import { baskets, cockfight, cricket, duel, goals, race, raids, rounds, sets } from './contests.ts'

/** Every board there is, by its id. */
export const boards: Readonly<Record<string, Board>> = { goals, cricket, sets, race, baskets, raids, rounds, duel, cockfight, baccarat, tigers }

const sports: readonly (readonly [RegExp, Board])[] = [
  [/cricket/, cricket],
  [/tennis|badminton|squash/, sets],
  [/racing|cycling/, race],
  [/basketball/, baskets],
  [/kabaddi/, raids],
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
    default:
      return undefined
  }
}
