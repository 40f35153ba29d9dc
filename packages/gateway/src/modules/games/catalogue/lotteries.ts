import { artId, type MotifName } from '../../art/index.ts'
import { completeLanguages } from '../../../lib/text/languages.ts'
import { inEach } from '../../../lib/text/localized.ts'
import { translate } from '../../../lib/text/words.ts'
import { categoryOfLottery, lotteries, vendorOf } from './lottery-games.ts'
import { returnOf } from './plan.ts'
import type { PlannedGame } from './planned.ts'
import { engineFacts } from './reels.ts'

/** Numbered after all other titles. */
const LAST = 9_000
const motifs: readonly MotifName[] = ['drum', 'flap', 'balls', 'ticket']

/** The lotteries of the gateway as games of the catalogue: what is launched, kept as a favourite, shown in records. */
export function lotteryGames(): PlannedGame[] {
  return lotteries.map((lottery, i) => {
    const { code, nodeId } = lottery
    const gameType = categoryOfLottery(lottery)
    return {
      nodeId,
      vendor: vendorOf(lottery),
      gameType,
      gameClassify: 'DRAW',
      gameCode: code,
      isGame: 'GAME',
      status: 'ON',
      isHot: false,
      isNew: false,
      hotRank: null,
      rtp: returnOf(gameType, code) ?? null,
      demo: true,
      iconUrl: `/art/${gameType.toLowerCase()}/${artId(nodeId, motifs[i % motifs.length] ?? 'drum', i)}.svg`,
      sort: LAST + i,
      titles: inEach(completeLanguages, (language) => translate(language, `lottery.name.${code}`)),
      ...engineFacts(gameType, false),
    }
  })
}
