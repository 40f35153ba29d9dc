import { createHmac, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { readingOrder } from '../../../lib/text/localized.ts'
import { maskAccount } from '../../../lib/text/mask-account.ts'
import { secret } from '../../../auth/encryption/secret.ts'
import { member } from '../../../auth/schema.ts'
import { asDatabase, type Db } from '../../../db/client.ts'
import { burnLaunchToken, repeatedLaunch, startGameSession } from '../../games/index.ts'
import { game, gameTitle, vendor } from '../../games/schema.ts'
import { formatMoney } from '../../../ledger/money.ts'
import { walletOf } from '../../../ledger/wallet.ts'
import { nextSpins } from '../../rewards/index.ts'
import { Refusal, spinsAnswer } from './answer.ts'
import type { Body } from './body.ts'
import { paceOf } from '../bet-policy.ts'
import { loginLives } from './login.ts'
import type { CallContext } from './context.ts'
import { hashToken } from './player.ts'

/** How long a vendor may bet with a game token. */
const hours = 12

/**
 * The token of the session that a call opens: of the same call the same one, as only its hash is stored. A call without
 * an id cannot be told from another.
 */
async function gameTokenOf(db: Db, vendorCode: string, { requestId, token }: Body<'authenticate'>): Promise<string> {
  if (requestId === undefined) return randomBytes(32).toString('base64url')
  const key = await secret(db, 'game-sessions', () => randomBytes(32).toString('hex'))
  return createHmac('sha256', key)
    .update(JSON.stringify([vendorCode, token, requestId]))
    .digest('base64url')
}

/**
 * Burns the one-time launch token and opens a game session; the answer has the only copy of its token. The same call,
 * sent again as its answer was lost, opens no second session.
 */
export async function authenticate(
  { tx, vendor: vendorCode, now, settings }: CallContext,
  body: Body<'authenticate'>,
): Promise<string> {
  const used = { tokenHash: hashToken(body.token), vendor: vendorCode }
  const gameToken = await gameTokenOf(asDatabase(tx), vendorCode, body)
  const sessionHash = hashToken(gameToken)
  const fresh = await burnLaunchToken(tx, used, now)
  const launch = fresh ?? (await repeatedLaunch(tx, { ...used, sessionHash }, now))
  if (!launch) throw new Refusal('TOKEN_EXPIRED')
  const { memberId, nodeId, language, loginSession } = launch
  if (!(await loginLives(tx, loginSession, now))) throw new Refusal('TOKEN_EXPIRED')
  const [found] = await tx
    .select({
      account: member.account,
      status: member.status,
      type: member.type,
      gameCode: game.gameCode,
      gameType: game.gameType,
      minBet: game.minBet,
      maxBet: game.maxBet,
      gameStatus: game.status,
      demo: game.demo,
      vendorStatus: vendor.status,
    })
    .from(member)
    .innerJoin(game, eq(game.nodeId, nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendor))
    .where(eq(member.id, memberId))
  const wallet = await walletOf(tx, memberId)
  if (!found || !wallet) throw new Error(`launch of ${nodeId} for ${memberId} names nobody`)
  const demo = found.type === 4
  // The token stays burnt in both cases: a refused launch must be requested again.
  if (found.status !== 'active') return JSON.stringify({ status: 'PLAYER_BLOCKED' })
  if (found.gameStatus !== 'ON' || found.vendorStatus !== 'ON' || (demo && !found.demo))
    return JSON.stringify({ status: 'GAME_OFF' })

  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  if (fresh) await startGameSession(tx, launch, { tokenHash: sessionHash, now, expiresAt })
  const order = sql.param(readingOrder(language, settings.languages.default))
  const titles = await tx
    .select({ title: gameTitle.title })
    .from(gameTitle)
    .where(eq(gameTitle.nodeId, nodeId))
    .orderBy(sql`array_position(${order}::text[], ${gameTitle.language}) nulls last`, gameTitle.language)
    .limit(1)
  const { gameCode, gameType } = found
  const { min, max, step, cycleMs } = paceOf(found, settings)
  const spins = settings.wallet.isSingle ? await nextSpins(tx, { memberId, nodeId }, now) : undefined
  return JSON.stringify({
    status: 'OK',
    playerId: memberId,
    token: gameToken,
    account: maskAccount(found.account),
    currency: wallet.asset,
    balance: formatMoney(wallet.cash + wallet.bonus),
    language,
    game: { gameCode, nodeId, gameName: titles[0]?.title ?? gameCode, gameType },
    demo,
    // Where the player's money is played: in our wallet, or in the vendor's, to which it has been moved.
    wallet: settings.wallet.isSingle ? 'single' : 'transfer',
    config: { minBet: formatMoney(min), maxBet: formatMoney(max), stepBet: formatMoney(step), minCycleMs: cycleMs },
    ...(spins && { freeSpins: spinsAnswer(spins) }),
  })
}
