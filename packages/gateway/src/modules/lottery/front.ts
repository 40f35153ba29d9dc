import {
  categoryName,
  findGame,
  type GameJson,
  openGame,
  playable,
  categoryOfLottery,
  lotteries,
  lotteryOf,
  lottoGame,
  vendorNameOf,
  vendorOf,
} from '../games/index.ts'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { lottoRecent } from './schema.ts'
import { ticketFor } from '../../auth/encryption/signed-ticket.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { mayOpen } from '../responsible-gaming/index.ts'

type Launch = Parameters<Handlers<'games'>['launch']>[1]

const ticketMs = 60_000

/**
 * Opens a lottery, or the lobby of an area: at the lottery front the settings name, else at the demo vendor, as a game
 * of the catalogue.
 */
export async function launchLottery(ctx: SignedInCtx, input: Launch) {
  const { lottoGameCode, lottoArea, lottoPrizeMode, language, otherLanguage } = input
  if (lottoGameCode !== undefined && !lotteryOf(lottoGameCode)) throw refuse('not_found', { field: 'lottoGameCode' })
  if (ctx.settings.lottery.url) return launchExternalLobby(ctx, ctx.settings.lottery.url, input)
  // The demo vendor has no lobby of its own: that is the site's page. A request for it shows the first lottery there.
  const vendor =
    lottoArea === 'VN'
      ? 'TCG_LOTTO_VN'
      : lottoArea === 'SEA'
        ? 'TCG_SEA'
        : vendorOf({ vietnamese: false, prizeMode: lottoPrizeMode ?? 'LOTT' })
  const lottery = lotteryOf(lottoGameCode) ?? lotteries.find((one) => vendorOf(one) === vendor)
  if (!lottery) throw refuse('not_found', { field: 'lottoPrizeMode' })
  const wanted = { nodeId: lottery.nodeId, vassalage: vendorOf(lottery), gameType: categoryOfLottery(lottery) }
  const opened = await openGame(ctx, playable(await findGame(ctx.db, wanted, ctx.language)), {
    language,
    otherLanguage,
  })
  await remember(ctx, lottoGameCode)
  return opened
}

/** The lobby of another service, with a signed ticket of the player. */
async function launchExternalLobby(ctx: SignedInCtx, url: string, input: Launch) {
  const { db, clock, session, settings, language, siteOrigin } = ctx
  const { lottoGameCode, lottoArea, lottoPrizeMode, lottoView, device, backUrl } = input
  const trial = session.principal === 'trial'
  if (trial && !isOn(settings, 'FREEPLAY3')) throw refuse('function_not_available')
  // What is opened, whatever category the call names: the person may have excluded it.
  const gameType = categoryOfLottery(lotteryOf(lottoGameCode) ?? { prizeMode: lottoPrizeMode ?? 'LOTT' })
  await mayOpen(db, session.memberId, gameType, clock.now(), settings)
  const expires = new Date(clock.now().getTime() + ticketMs)
  const claims = { sub: session.memberId, asset: session.asset, trial }
  const address = new URL(url)
  const query = {
    ticket: await ticketFor(db, 'lottery', claims, expires),
    view: lottoView,
    area: lottoArea,
    prizeMode: lottoPrizeMode,
    gameCode: lottoGameCode,
    device,
    lang: language,
    backUrl,
    parent: siteOrigin,
  }
  for (const [name, value] of Object.entries(query)) if (value !== undefined) address.searchParams.set(name, value)
  await remember(ctx, lottoGameCode)
  return {
    content: { game_url: address.href, session_id: '', expires: expires.toISOString(), language },
    game: front({ ...input, gameType }, language),
    needTransfer: false,
  }
}

/** Puts a lottery first among the person's; trial players have no records. */
async function remember({ db, clock, session }: SignedInCtx, gameCode: string | undefined): Promise<void> {
  if (gameCode === undefined || session.principal === 'trial') return
  const at = clock.now()
  await db
    .insert(lottoRecent)
    .values({ memberId: session.memberId, gameCode, at })
    .onConflictDoUpdate({ target: [lottoRecent.memberId, lottoRecent.gameCode], set: { at } })
}

/** The lottery front in the form of a game: it holds many games, so it is not in the catalogue itself. */
function front({ vassalage, gameType, lottoGameCode }: Launch, language: string): GameJson {
  const found = lottoGameCode === undefined ? undefined : lotteryOf(lottoGameCode)
  const name = found ? lottoGame(found, language).gameName : categoryName('LOTT', language)
  return {
    nodeId: 0,
    gameName: name,
    displayName: name,
    iconUrl: `/art/lott/${(lottoGameCode ?? 'lobby').toLowerCase().replaceAll('_', '-')}.svg`,
    vassalage,
    vendorName: vendorNameOf(vassalage, language),
    gameType,
    gameClassify: '',
    gameCode: lottoGameCode ?? '',
    isGame: 'VASSALAGE',
    isHot: 0,
    isNew: 0,
    status: 'ON',
    demo: true,
  }
}
