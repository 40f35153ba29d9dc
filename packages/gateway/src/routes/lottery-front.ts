import { categoryName } from '../catalogue/names.ts'
import { refuse, type Handlers, type SignedInCtx } from '../context.ts'
import { lottoRecent } from '../db/schema/index.ts'
import { ticketFor } from '../guards/ticket.ts'
import type { GameJson } from '../db/games/rows.ts'
import { lotteryOf, lottoGame } from '../lottery/games.ts'

type Launch = Parameters<Handlers<'games'>['launch']>[1]

const ticketMs = 60_000

/** Opens the lottery front at a lobby or a lottery, with a ticket that says who comes; where none is built, it opens soon. */
export async function launchLottery(ctx: SignedInCtx, input: Launch) {
  const { db, clock, session, settings, language, siteOrigin } = ctx
  const { lottoGameCode, lottoArea, lottoPrizeMode, lottoView, device, backUrl } = input
  if (lottoGameCode !== undefined && !lotteryOf(lottoGameCode)) throw refuse('not_found', { field: 'lottoGameCode' })
  const { url } = settings.lottery
  if (!url) throw refuse('game_maintenance', { details: { status: 'SOON' } })
  const now = clock.now()
  const expires = new Date(now.getTime() + ticketMs)
  const claims = { sub: session.memberId, asset: session.asset, trial: session.principal === 'trial' }
  const address = new URL(url)
  const query = { ticket: await ticketFor(db, 'lottery', claims, expires), view: lottoView, area: lottoArea, prizeMode: lottoPrizeMode, gameCode: lottoGameCode, device, lang: language, backUrl, parent: siteOrigin }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
  if (lottoGameCode !== undefined && session.principal !== 'trial') {
    await db.insert(lottoRecent).values({ memberId: session.memberId, gameCode: lottoGameCode, at: now })
      .onConflictDoUpdate({ target: [lottoRecent.memberId, lottoRecent.gameCode], set: { at: now } })
  }
  return { content: { game_url: address.href, session_id: '', expires: expires.toISOString(), language }, game: front(input, language), needTransfer: false }
}

/** The lottery front as the wire tells games: it is many, so it is none of the catalogue. */
function front({ vassalage, gameType, lottoGameCode }: Launch, language: string): GameJson {
  const known = lottoGameCode === undefined ? undefined : lotteryOf(lottoGameCode)
  const name = known ? lottoGame(known, language).gameName : categoryName('LOTT', language)
  return {
    nodeId: 0, gameName: name, displayName: name, iconUrl: `/art/lott/${(lottoGameCode ?? 'lobby').toLowerCase().replaceAll('_', '-')}.svg`,
    vassalage, gameType, gameClassify: '', gameCode: lottoGameCode ?? '', isGame: 'VASSALAGE', isHot: 0, isNew: 0, status: 'ON', demo: true,
  }
}
