/** Games: what other areas use of the catalogue, launches and lists. */
export { type Returns, returnsOf } from './catalogue/returns.ts'
export { largestWin } from './catalogue/prizes.ts'
export { categoryName } from './catalogue/category-names.ts'
export { titleIn, titlesOf } from './catalogue/title-in.ts'
export { gameTypeOf, paysWithoutBet } from './catalogue/columns.ts'
export { jackpotOf } from './play/leaderboards.ts'
export { gamesById, listGames, ownGames } from './lists.ts'
export { openGame } from './play/open-game.ts'
export { playable } from './play/playable.ts'
export type { LeftGame, OwnPlay, PlayHistory, PlaySince } from './play/play-history.ts'
export { burnLaunchToken, repeatedLaunch, recordPlaying, startGameSession } from './queries/game-sessions.ts'
export { findGame } from './queries/launch.ts'
export { type GameJson, named } from './queries/rows.ts'
export { isAmongLargest } from './queries/winners.ts'
export {
  type Lottery,
  categoryOfLottery,
  lotteries,
  lotteryOf,
  lottoGame,
  menuOf,
  paced,
  vendorName,
  vendorNameOf,
  vendorOf,
} from './catalogue/lottery-games.ts'
