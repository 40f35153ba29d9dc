import type { Board } from './board.ts'
import { baccarat, tigers } from './cards.ts'
import { draws } from './draws.ts'
import { gatewayLotteries } from './lotteries.ts'
import {
  baskets,
  carrom,
  cockfight,
  cricket,
  duel,
  goals,
  ludo,
  race,
  raids,
  rounds,
  sets,
  tricks,
} from './contests.ts'
import { bahar } from './tables/bahar.ts'
import { seven, sicbo } from './tables/dice.ts'
import { hilo } from './tables/hilo.ts'
import { reddog } from './tables/reddog.ts'
import { roulette } from './tables/roulette.ts'
import { patti, poker } from './tables/three.ts'
import { war } from './tables/war.ts'
import { wheel } from './tables/wheel.ts'

/** Every board, by its id. */
export const boards: Readonly<Record<string, Board>> = {
  goals,
  cricket,
  sets,
  race,
  baskets,
  raids,
  rounds,
  duel,
  tricks,
  ludo,
  carrom,
  cockfight,
  baccarat,
  tigers,
  roulette,
  sicbo,
  seven,
  wheel,
  bahar,
  hilo,
  patti,
  poker,
  reddog,
  war,
  ...draws,
}

type Titles = readonly (readonly [named: RegExp, board: Board])[]

const sports: Titles = [
  [/cricket/, cricket],
  [/tennis|badminton|squash/, sets],
  [/racing|cycling/, race],
  [/basketball/, baskets],
  [/kabaddi/, raids],
]

const tables: Titles = [
  [/baccarat/, baccarat],
  [/dragon-tiger/, tigers],
  [/roulette/, roulette],
  [/sic-bo/, sicbo],
  [/dice/, seven],
  [/wheel/, wheel],
  [/andar-bahar/, bahar],
  [/hi-lo/, hilo],
  [/red-dog/, reddog],
  [/casino-war/, war],
  [/teen-patti/, patti],
  [/poker/, poker],
]

const duels: Titles = [
  [/teen-patti/, patti],
  [/poker|texas/, poker],
  [/ludo/, ludo],
  [/carrom/, carrom],
  [/spades|hearts|call-break|29|twenty-nine|hazari|bray/, tricks],
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
  const titled = (titles: Titles) => titles.find(([named]) => named.test(gameCode))?.[1]
  switch (gameType) {
    case 'SPORTS':
      return titled(sports) ?? goals
    case 'ESPORTS':
      return rounds
    case 'PVP':
      return titled(duels) ?? duel
    case 'COCKFIGHT':
      return cockfight
    case 'LIVE':
      return titled(tables)
    case 'LOTT':
    case 'ELOTT':
      return draws[gatewayLotteries[gameCode] ?? lotteries.find(([named]) => named.test(gameCode))?.[1] ?? 'five']
    default:
      return undefined
  }
}
