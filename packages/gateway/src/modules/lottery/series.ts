import { inArray } from 'drizzle-orm'
import { game, vendor } from '../games/schema.ts'
import type { Handlers } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { formatRate } from '../agent/index.ts'
import { categoryOfLottery, largestWin, lottoGame, vendorName, vendorOf } from '../games/index.ts'
import { rateAt } from '../rebates/index.ts'
import { vipFactorsOf } from '../vip/index.ts'

/** Prize series are told for a stake of this. */
const SERIES_OF = 2000

/** Thousandths of a per cent are whole: a return of 96.4 makes 1928, not 1927.999. */
const seriesOf = (returnPercent: number): number => Math.floor((SERIES_OF * Math.round(returnPercent * 1000)) / 100_000)

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** What the lotteries return by their published figures, with the rebate of the person. */
export const prizeSeries: Handlers<'lottery'>['prizeSeries'] = async ({
  db,
  session,
  settings,
  services,
  language,
}) => {
  const { play, lottery } = settings
  // What another service pays is not known.
  if (lottery.url) return { currency: session.asset, list: [] }
  const ids = services.lotteries.map(({ nodeId }) => nodeId)
  const [games, vendors, { rebate: factor }] = await Promise.all([
    db
      .select({ nodeId: game.nodeId, rtp: game.rtp, maxBet: game.maxBet, minBet: game.minBet, status: game.status })
      .from(game)
      .where(inArray(game.nodeId, ids)),
    db.select({ code: vendor.code, name: vendor.displayName }).from(vendor),
    vipFactorsOf(db, settings, session.memberId),
  ])
  const rebates = isOn(settings, 'REBATE3')
  const names = new Map(vendors.map(({ code, name }) => [code, name]))
  return {
    currency: session.asset,
    list: services.lotteries.flatMap((one) => {
      const found = games.find(({ nodeId }) => nodeId === one.nodeId)
      if (!found || found.rtp === null || found.status === 'SOON') return []
      const gameType = categoryOfLottery(one)
      const group = vendorOf(one)
      const win = largestWin(one.code, {
        min: found.minBet !== null && found.minBet > BigInt(play.minStake) ? found.minBet : BigInt(play.minStake),
        max: found.maxBet === null ? BigInt(play.maxStake) : least(found.maxBet, BigInt(play.maxStake)),
        step: BigInt(play.stakeStep),
      })
      return [
        {
          gameCode: one.code,
          gameName: lottoGame(one, language).gameName,
          gameType,
          gameGroupCode: group,
          gameGroupName: vendorName(group, names.get(group) ?? group, language),
          series: seriesOf(found.rtp),
          returnPercent: found.rtp,
          rebate: rebates ? formatRate(rateAt(settings, gameType, factor)) : null,
          maxWin: win === undefined ? null : formatMoney(win),
        },
      ]
    }),
  }
}
