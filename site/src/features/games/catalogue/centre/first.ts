import type { Lane } from '@brand/sdk'
import { lobbyPath, lotteryPath, paths } from '../../../../app/routing/paths.ts'

/** Where a vendor of a category is opened: its lottery page, or its list. */
export const vendorPath = (gameType: string, vassalage: string): string =>
  lotteryPath(vassalage) ?? lobbyPath(gameType, vassalage) ?? paths.home

/** The vendor that opens directly: the first of lotteries, else the first. */
export const firstVendor = ({ cards }: Pick<Lane, 'cards'>): string | undefined =>
  (cards.find(({ vassalage }) => lotteryPath(vassalage) !== null) ?? cards[0])?.vassalage
