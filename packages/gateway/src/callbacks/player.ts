import { createHash } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { game, gameSession, member, vendor } from '../db/schema/index.ts'
import { Refusal } from './answer.ts'
import { loginLives } from './login.ts'

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Who plays what under a game token. */
export interface Seat {
  memberId: string
  nodeId: number
  asset: string
  /** Id of the login it was launched from; null where that is long over. */
  loginSession: string | null
}

/**
 * The seat of a live token, in the order of rules D2: token (with the login behind it), player, game and vendor.
 * @throws Refusal `TOKEN_EXPIRED`, `BAD_REQUEST` (another player or game than the token's), `PLAYER_BLOCKED`, `GAME_OFF`
 */
export async function seatOf(
  db: Reader,
  vendorCode: string,
  { token, playerId, gameId }: { token: string; playerId: string; gameId?: string },
  now: Date,
  idleMinutes?: number,
): Promise<Seat> {
  const [row] = await db
    .select({
      expiresAt: gameSession.expiresAt,
      loginSession: gameSession.loginSession,
      memberId: member.id,
      status: member.status,
      ends: member.expiresAt,
      asset: member.asset,
      nodeId: game.nodeId,
      gameCode: game.gameCode,
      gameStatus: game.status,
      vendorStatus: vendor.status,
    })
    .from(gameSession)
    .innerJoin(member, eq(member.id, gameSession.memberId))
    .innerJoin(game, eq(game.nodeId, gameSession.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendor))
    .where(and(eq(gameSession.tokenHash, hashToken(token)), eq(game.vendor, vendorCode)))
  if (!row || row.expiresAt <= now || (row.ends && row.ends <= now)) throw new Refusal('TOKEN_EXPIRED')
  if (!(await loginLives(db, row.loginSession, now, idleMinutes))) throw new Refusal('TOKEN_EXPIRED')
  if (row.memberId !== playerId) throw new Refusal('BAD_REQUEST')
  if (gameId !== undefined && gameId !== String(row.nodeId) && gameId !== row.gameCode) throw new Refusal('BAD_REQUEST')
  if (row.status !== 'active') throw new Refusal('PLAYER_BLOCKED')
  if (row.gameStatus !== 'ON' || row.vendorStatus !== 'ON') throw new Refusal('GAME_OFF')
  return { memberId: row.memberId, nodeId: row.nodeId, asset: row.asset, loginSession: row.loginSession }
}

/** The asset of a player; credits and rollbacks ask no more, for they never fail on a token or a status. */
export async function assetOf(db: Reader, playerId: string): Promise<string> {
  const [row] = await db.select({ asset: member.asset }).from(member).where(eq(member.id, playerId))
  if (!row) throw new Refusal('BAD_REQUEST')
  return row.asset
}

/** A game of the vendor by node id or code. */
export async function gameOf(db: Reader, vendorCode: string, gameId: string | undefined): Promise<number> {
  if (gameId === undefined) throw new Refusal('BAD_REQUEST')
  const [row] = await db
    .select({ nodeId: game.nodeId })
    .from(game)
    .where(and(eq(game.vendor, vendorCode), or(eq(game.gameCode, gameId), eq(sql`${game.nodeId}::text`, gameId))))
  if (!row) throw new Refusal('BAD_REQUEST')
  return row.nodeId
}
