import { readAddress } from '../../lib/addresses.ts'
import type { contract } from '@brand/sdk/contract'
import type * as z from 'zod'
import { listGames, ownGames, searchGames } from './lists.ts'
import { categoryName, categoryOrder } from './catalogue/category-names.ts'
import { catalogueOf } from './catalogue/catalogue-cache.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { launchLottery } from '../lottery/index.ts'
import { vendorName } from './catalogue/lottery-games.ts'
import { laneRows } from './queries/categories.ts'
import { findGame } from './queries/launch.ts'
import { parseMoney } from '../../ledger/money.ts'
import { paged } from '../../http/response/paged.ts'
import { board } from './play/leaderboards.ts'
import { gameDetails } from './details.ts'
import { tables } from './play/tables.ts'
import { openGame } from './play/open-game.ts'
import { stakeOfRoom } from './play/play-room.ts'
import { playable } from './play/playable.ts'

/** A page of the catalogue, the same for all callers. */
export async function gameList(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  input: z.output<typeof contract.games.list.input>,
) {
  const { gameType, vassalage, gameClassify, gameName, filter, sort, volatility, minRtp, pageNo, pageSize } = input
  const features = input.features?.split(',')
  const narrowing = {
    gameType,
    vassalage,
    gameClassify,
    filter,
    volatility,
    minRtp,
    features,
    stake: input.stake === undefined ? undefined : parseMoney(input.stake),
  }
  const paging = { pageNo, pageSize, language }
  const catalogue = await catalogueOf(db)
  const key = JSON.stringify(['list', gameName, sort, { ...narrowing, stake: input.stake }, paging])
  return catalogue.answer(key, async () => {
    const page = await (gameName
      ? searchGames(db, gameName, narrowing, paging, sort)
      : listGames(db, narrowing, paging, sort))
    return { games: page.rows, ...paged(page.total, pageNo, pageSize) }
  })
}

/** Categories with their vendors. */
export async function gameLanes({ db, language }: Pick<Ctx, 'db' | 'language'>) {
  const catalogue = await catalogueOf(db)
  return catalogue.answer(`lanes ${language}`, async () => {
    const rows = new Map((await catalogue.read(laneRows)).map((row) => [row.type, row]))
    const lanes = categoryOrder.flatMap((type) => {
      const row = rows.get(type)
      if (!row) return []
      const { count, classes, features, volatilities } = row
      const cards = row.cards.map((card) => ({
        ...card,
        displayName: vendorName(card.vassalage, card.displayName, language),
      }))
      return [
        {
          gameCategory: type,
          title: categoryName(type, language),
          gameCount: count,
          cards,
          gameClassify: classes,
          features,
          volatilities,
        },
      ]
    })
    return { data: { lanes } }
  })
}

/** The most played games. */
export async function hotGames(
  { db, language }: Pick<Ctx, 'db' | 'language'>,
  { gameType, vassalage, pageNo, pageSize }: z.output<typeof contract.games.hot.input>,
) {
  const catalogue = await catalogueOf(db)
  return catalogue.answer(['hot', gameType, vassalage, pageNo, pageSize, language].join(' '), async () => {
    const page = await listGames(db, { gameType, vassalage, filter: 'HOT' }, { pageNo, pageSize, language }, 'POPULAR')
    return { list: page.rows, ...paged(page.total, pageNo, pageSize) }
  })
}

export const games: Handlers<'games'> = {
  lanes: gameLanes,

  list: gameList,

  hot: hotGames,

  async recent({ db, session, language }, { gameType, vassalage, page: pageNo, pageSize }) {
    const page = await ownGames(
      db,
      'recent_game',
      session.memberId,
      { gameType, vassalage },
      { pageNo, pageSize, language },
    )
    return { list: page.rows, ...paged(page.total, pageNo, pageSize) }
  },

  async launch(ctx, input) {
    if (readAddress(input.backUrl)?.kind !== 'site')
      throw refuse('validation', { field: 'backUrl', message: 'a path of the site' })
    if (input.launchMode === 'LOTT') return launchLottery(ctx, input)
    const { nodeId, gameCode, vassalage, gameType, roomId, language, otherLanguage, launchCDN } = input
    if (nodeId === undefined && gameCode === undefined)
      throw refuse('validation', { field: 'nodeId', message: 'which game?' })
    if (launchCDN !== undefined && !ctx.settings.site.launchGameCDNs.includes(launchCDN))
      throw refuse('validation', { field: 'launchCDN', message: 'none of the operator' })
    const found = playable(await findGame(ctx.db, { nodeId, gameCode, vassalage, gameType }, ctx.language))
    const stake = await stakeOfRoom(ctx, found.game, roomId)
    return openGame(ctx, found, {
      language,
      otherLanguage,
      query: { ...(stake && { stake }), ...(launchCDN && { cdn: launchCDN }) },
    })
  },

  ...board,
  ...tables,
  ...gameDetails,
}
