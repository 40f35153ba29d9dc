import type { GamesLaunchInput, GameType } from '@brand/sdk'

/** What the game page needs to open a lottery. */
export interface PlayAddress {
  nodeId: number
  vassalage: string
  gameType: GameType
  back: string
  lotto: Required<Pick<GamesLaunchInput, 'launchMode' | 'lottoPrizeMode' | 'lottoGameCode' | 'lottoView'>> &
    Pick<GamesLaunchInput, 'lottoArea'>
}
