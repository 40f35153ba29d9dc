import { randomBytes } from 'node:crypto'
import type { SignedInCtx } from '../../../http/context.ts'
import { traceparent } from '../../../lib/observe.ts'
import { refuse } from '../../../lib/refusal.ts'
import { recordLaunch, type Launchable } from '../queries/launch.ts'
import { mayOpen } from '../../responsible-gaming/index.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { tokenHash } from '../../../auth/sessions.ts'
import { negotiateLanguage } from '../search/game-language.ts'

/** A launch address opens one game once, within a minute. */
const LAUNCH_MS = 60_000

export interface Opening {
  /** The request, and what the person agreed to besides. */
  language: string
  otherLanguage?: string | undefined
  /** More of the address, for the game to read. */
  query?: Record<string, string>
}

/**
 * The one-time address of a game that may be opened: the person and the language checked, money moved where it is
 * played elsewhere.
 */
export async function openGame(
  { db, clock, ip, session, settings, siteOrigin, services }: SignedInCtx,
  { game, languages }: Pick<Launchable, 'game' | 'languages'>,
  opening: Opening,
) {
  const trial = session.principal === 'trial'
  if (trial && !isOn(settings, 'FREEPLAY3')) throw refuse('function_not_available')
  if (trial && !game.demo) throw refuse('real_account_required')
  await mayOpen(db, session.memberId, game.gameType, clock.now(), settings)
  const language = negotiateLanguage(languages, opening.language, opening.otherLanguage)
  const { needTransfer } = await services.transfers.beforeLaunch({
    memberId: session.memberId,
    vendor: game.vassalage,
    asset: session.asset,
  })
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + LAUNCH_MS)
  const sessionId = await recordLaunch(db, {
    tokenHash: tokenHash(token),
    memberId: session.memberId,
    loginSession: session.id,
    nodeId: game.nodeId,
    language,
    ip,
    createdAt,
    expiresAt,
    remember: !trial,
  })
  // The page of the vendor goes on with the trace of the press that opened it.
  const trace = traceparent()
  const query = new URLSearchParams({
    token,
    lang: language,
    nonce: randomBytes(16).toString('base64url'),
    parent: siteOrigin,
    ...(trace && { traceparent: trace }),
    ...opening.query,
  })
  const address = `${services.vendorOrigin}/play/${encodeURIComponent(game.vassalage)}/${encodeURIComponent(game.gameCode)}?${query}`
  return {
    content: { game_url: address, session_id: sessionId, expires: expiresAt.toISOString(), language },
    game,
    needTransfer,
  }
}
