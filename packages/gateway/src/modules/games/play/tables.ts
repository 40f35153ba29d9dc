import { randomBytes } from 'node:crypto'
import type { GameType } from '@brand/sdk/contract'
import type * as z from 'zod'
import { catalogueOf } from '../catalogue/catalogue-cache.ts'
import type { Handlers } from '../../../http/context.ts'
import { findGame } from '../queries/launch.ts'
import { pvpGames, vendorTypes } from '../queries/pvp-rooms.ts'
import { vendorName } from '../catalogue/lottery-games.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { inLanguage } from '../../../lib/text/localized.ts'
import { paged } from '../../../http/response/paged.ts'
import { playable } from './playable.ts'

const BRIEF_MS = 2000

export const tables: Pick<Handlers<'games'>, 'vendorTypes' | 'rooms' | 'guestLaunch'> = {
  async vendorTypes({ db, settings, language }) {
    const catalogue = await catalogueOf(db)
    const { rows } = await catalogue.answer('vendor types', async () => ({ rows: await catalogue.read(vendorTypes) }))
    const { backAt } = settings.vendors
    return {
      list: rows.map((row) => ({
        ...row,
        displayName: vendorName(row.vassalage, row.displayName, language),
        gameTypes: row.gameTypes as z.output<typeof GameType>[],
        ...(row.status === 'MAINTENANCE' && backAt[row.vassalage] && { backAt: backAt[row.vassalage] }),
      })),
    }
  },

  /** A room is one stake level of one PVP game; a page has whole games where the levels allow it. */
  rooms: (ctx, { vassalage, nodeId, pageNo, pageSize }) =>
    ctx.services.ttlCache.get(
      ['rooms', vassalage, nodeId, pageNo, pageSize, ctx.language].join(' '),
      BRIEF_MS,
      async () => {
        const { levels, activeMinutes } = ctx.settings.pvp
        const now = ctx.clock.now()
        const first = (pageNo - 1) * pageSize
        const rows =
          levels.length === 0
            ? []
            : await pvpGames(ctx.db, {
                language: ctx.language,
                vassalage,
                nodeId,
                now,
                active: new Date(now.getTime() - activeMinutes * 60_000),
                offset: Math.floor(first / levels.length),
                limit: Math.ceil(pageSize / levels.length) + 1,
              })
        const rooms = rows.flatMap(({ total: _all, ...game }) =>
          levels.map((level) => ({
            ...game,
            roomId: `${game.nodeId}-${level.id}`,
            level: inLanguage(level.name, ctx.language, ctx.settings.languages.default),
            stake: formatMoney(level.stake),
            minBalance: formatMoney(level.minBalance),
          })),
        )
        const skip = levels.length === 0 ? 0 : first % levels.length
        const totalCount = (rows[0]?.total ?? 0) * levels.length
        return { list: rooms.slice(skip, skip + pageSize), ...paged(totalCount, pageNo, pageSize) }
      },
    ),

  /**
   * No token and no session: the vendor shows its odds without login, and takes no bet without an authenticated launch.
   */
  async guestLaunch({ db, language, services, siteOrigin }, { vassalage, nodeId, gameCode }) {
    const { game } = playable(await findGame(db, { vassalage, nodeId, gameCode, gameType: 'SPORTS' }, language))
    const query = new URLSearchParams({
      guest: '1',
      lang: language,
      nonce: randomBytes(16).toString('base64url'),
      parent: siteOrigin,
    })
    const address = `${services.vendorOrigin}/play/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}?${query}`
    return { content: { game_url: address }, game }
  },
}
