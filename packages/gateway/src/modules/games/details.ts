import type { GameFeature } from '@brand/sdk/contract'
import type * as z from 'zod'
import { catalogueOf } from './catalogue/catalogue-cache.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { bonusShareOf, bonusSharesOf } from '../turnover/index.ts'
import { sheetRow } from './queries/game-details.ts'
import { formatMoney } from '../../ledger/money.ts'

/** How far back "my play" reads: as far as records are online. */
const SINCE_MS = 90 * 24 * 3_600_000

export const gameDetails: Pick<Handlers<'games'>, 'info' | 'bonusShares'> = {
  bonusShares: ({ db, session, settings }) => bonusSharesOf(db, { memberId: session.memberId, settings }),

  async info(ctx, { nodeId }) {
    const { db, language, session, settings } = ctx
    const catalogue = await catalogueOf(db)
    const { row } = await catalogue.answer(`sheet ${nodeId} ${language}`, async () => ({
      row: await catalogue.read((from) => sheetRow(from, nodeId, language)),
    }))
    if (!row) throw refuse('not_found', { field: 'nodeId' })
    const { game, volatility, features, languages, minBet, maxBet } = row
    const memberId = session?.memberId
    const [bonus, mine] = await Promise.all([
      bonusShareOf(db, { memberId, gameType: game.gameType, nodeId, settings }),
      memberId === undefined ? undefined : mineOf(ctx, memberId, nodeId),
    ])
    return {
      game,
      vendorName: game.vendorName,
      languages,
      features: features as z.output<typeof GameFeature>[],
      ...(volatility && { volatility }),
      ...(minBet !== null &&
        maxBet !== null && {
          bet: { currency: session?.asset ?? settings.currency.code, ...taken(minBet, maxBet, settings.play) },
        }),
      bonus,
      ...(mine && { mine }),
    }
  },
}

/** Stakes that both the vendor and the operator accept. */
function taken(min: string, max: string, { minStake, maxStake }: { minStake: number; maxStake: number }) {
  return {
    min: formatMoney(Math.max(Number(min), minStake)),
    max: formatMoney(Math.min(Number(max), maxStake)),
  }
}

async function mineOf({ services, clock }: Ctx, memberId: string, nodeId: number) {
  const row = await services.playHistory.ofGame(memberId, nodeId, new Date(clock.now().getTime() - SINCE_MS))
  if (!row) return undefined
  const { asset, lastAt, lastNet, rounds, stake, win } = row
  return {
    currency: asset,
    lastPlayedAt: lastAt.toISOString(),
    ...(lastNet !== null && { lastNet: formatMoney(lastNet) }),
    rounds,
    stake: formatMoney(stake),
    win: formatMoney(win),
    net: formatMoney(BigInt(win) - BigInt(stake)),
  }
}
