import type { GamesLaunchInput } from '@brand/sdk'
import type { LottoGame } from '@brand/sdk/member'
import { isGameType } from '../../../app/games/categories.ts'
import type { PlayAddress } from './lottery-address.ts'

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

/** One of the three lottery pages: which lotteries stand there, and how one of them is launched. */
export interface Area {
  path: string
  /** Prize modes, each with a menu; the Vietnamese lotteries have a menu of their own. */
  modes: readonly PrizeMode[]
  vietnamese: boolean
  lottoArea?: NonNullable<GamesLaunchInput['lottoArea']>
}

export const areas: readonly Area[] = [
  { path: '/lottery', modes: ['LOTT', 'ZY', 'ELOTT'], vietnamese: false },
  { path: '/seaLottery', modes: ['SEA'], vietnamese: false, lottoArea: 'SEA' },
  { path: '/vnLottery', modes: ['LOTT'], vietnamese: true, lottoArea: 'VN' },
]

export const areaAt = (pathname: string): Area | undefined => areas.find(({ path }) => path === pathname)

/** How the game page opens a lottery in its betting view; leaving it leads to its list in the lobby of its area. */
export function addressOf(area: Area, { nodeId, gameCode, accountType, gameType, prizeMode }: LottoGame): PlayAddress {
  const { lottoArea, modes } = area
  const lottoPrizeMode = modes.find((mode) => mode === prizeMode) ?? 'LOTT'
  return {
    nodeId,
    vassalage: accountType,
    gameType: isGameType(gameType) ? gameType : 'LOTT',
    back: lottoPrizeMode === modes[0] ? area.path : `${area.path}?show=${lottoPrizeMode}`,
    lotto: {
      launchMode: 'LOTT',
      lottoPrizeMode,
      lottoGameCode: gameCode,
      lottoView: 'betting',
      ...(lottoArea && { lottoArea }),
    },
  }
}
