import { randomBytes } from 'node:crypto'
import { briefly } from '../catalogue/briefly.ts'
import { categoryName, categoryOrder } from '../catalogue/names.ts'
import { refuse, type Handlers } from '../context.ts'
import { laneRows } from '../db/games/lanes.ts'
import { findGame, recordLaunch } from '../db/games/launch.ts'
import { type GamePage, hotGames, listGames, ownGames } from '../db/games/page.ts'
import { searchGames } from '../db/games/search.ts'
import { tokenHash } from '../session.ts'
import { board } from './games-board.ts'
import { tables } from './games-tables.ts'
import { launchLottery } from './lottery-front.ts'
import { playable } from './playable.ts'

/** How long lists that are the same for everyone may be old. */
const BRIEF_MS = 2000
/** A launch address opens one game once, within a minute. */
const LAUNCH_MS = 60_000

const paged = ({ total }: GamePage, pageNum: number, pageSize: number) =>
  ({ pageNum, totalPages: Math.ceil(total / pageSize), totalCount: total })

export const games: Handlers<'games'> = {
  lanes: (ctx) => briefly(ctx, `lanes ${ctx.language}`, BRIEF_MS, async () => {
    const rows = new Map((await laneRows(ctx.db)).map((row) => [row.type, row]))
    const lanes = categoryOrder.flatMap((type) => {
      const row = rows.get(type)
      return row ? [{ gameCategory: type, title: categoryName(type, ctx.language), gameCount: row.count, cards: row.cards,
        gameClassify: row.classes }] : []
    })
    return { data: { lanes } }
  }),

  async list(ctx, { gameType, vassalage, gameClassify, gameName, filter, pageNo, pageSize }) {
    const narrowing = { gameType, vassalage, gameClassify, filter }
    const paging = { pageNo, pageSize, language: ctx.language }
    const answer = (page: GamePage) => ({ games: page.rows, ...paged(page, pageNo, pageSize) })
    if (gameName) return answer(await searchGames(ctx.db, gameName, narrowing, paging))
    const key = ['list', gameType, vassalage, gameClassify, filter, pageNo, pageSize, ctx.language].join(' ')
    return briefly(ctx, key, BRIEF_MS, async () => answer(await listGames(ctx.db, narrowing, paging)))
  },

  hot: (ctx, { gameType, vassalage, pageNo, pageSize }) =>
    briefly(ctx, ['hot', gameType, vassalage, pageNo, pageSize, ctx.language].join(' '), BRIEF_MS, async () => {
      const page = await hotGames(ctx.db, { gameType, vassalage }, { pageNo, pageSize, language: ctx.language })
      return { list: page.rows, ...paged(page, pageNo, pageSize) }
    }),

  async recent({ db, session, language }, { gameType, vassalage, page: pageNo, pageSize }) {
    const page = await ownGames(db, 'recent_game', session.memberId, { gameType, vassalage }, { pageNo, pageSize, language })
    return { list: page.rows, ...paged(page, pageNo, pageSize) }
  },

  async launch(ctx, input) {
    if (input.launchMode === 'LOTT') return launchLottery(ctx, input)
    const { db, clock, session, language, siteOrigin, house } = ctx
    const { nodeId, gameCode, vassalage, gameType } = input
    const wanted = { nodeId, gameCode, vassalage, gameType }
    if (wanted.nodeId === undefined && wanted.gameCode === undefined) throw refuse('validation',
      { field: 'nodeId', message: 'which game?' })
    const game = playable(await findGame(db, wanted, language))
    const trial = session.principal === 'trial'
    if (trial && !game.demo) throw refuse('real_account_required')

    const { needTransfer } = await house.transfers.beforeLaunch({ memberId: session.memberId, vendor: game.vassalage, asset: session.asset })
    const token = randomBytes(32).toString('base64url')
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + LAUNCH_MS)
    const sessionId = await recordLaunch(db, {
      tokenHash: tokenHash(token), memberId: session.memberId, loginSession: session.id, nodeId: game.nodeId, language, createdAt, expiresAt, remember: !trial,
    })
    const query = new URLSearchParams({ token, lang: language, nonce: randomBytes(16).toString('base64url'), parent: siteOrigin })
    const address = `${house.vendorOrigin}/play/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}?${query}`
    return { content: { game_url: address, session_id: sessionId, expires: expiresAt.toISOString() }, game, needTransfer }
  },

  ...board,
  ...tables,
}
