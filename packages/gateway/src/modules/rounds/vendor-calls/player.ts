import { createHash } from 'node:crypto'
import { type SQL, and, eq, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { type Given, prepared } from '../../../db/prepared.ts'
import { member, session } from '../../../auth/schema.ts'
import { game, gameSession, vendor } from '../../games/schema.ts'
import { windowsAt } from '../../../lib/time/calendar.ts'
import { type BetBudget, type PlayState, readBudget, readState, stateIn } from '../../responsible-gaming/index.ts'
import type { Settings } from '../../../settings/settings.ts'
import { Refusal } from './answer.ts'
import { type LockedBetRow, type LockedPlay, lockBet, readLocked } from './locked-play.ts'
import { lives } from './login.ts'

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Player and game of a game token, and whether both are allowed. */
export interface GameSession {
  memberId: string
  nodeId: number
  gameType: string
  asset: string
  /** Id of the login it was launched from, and when it was last seen; null where that ended long ago. */
  loginSession: string | null
  lastSeenAt: Date | null
  /** Id of the game session, and when it was last noted as played. */
  sessionId: string
  playedAt: Date
  /** Address of the launch. */
  ip: string | null
  playerOn: boolean
  gameOn: boolean
  /** Of the game, minor units; null where the vendor gives none. */
  minBet: bigint | null
  maxBet: bigint | null
  /** State of the player that decides whether a bet is allowed. */
  state: PlayState
}

export interface Pauses {
  idleMinutes: number
  /** After so long without a bet play has ended, and with it a check that was not published. */
  pauseMinutes: number
}

type Asked = { tokenHash: string; vendor: string; at: string; pauseMinutes: number }
/** A query of the game session of a token, and of what is locked with it. */
const ofToken = (db: Reader, given: Given<Asked>, locked: SQL<LockedBetRow | null>) =>
  db
    .select({
      sessionId: gameSession.id,
      playedAt: gameSession.playedAt,
      expiresAt: gameSession.expiresAt,
      ip: gameSession.ip,
      loginSession: gameSession.loginSession,
      // The first column decides whether there is a row at all.
      login: { expiresAt: session.expiresAt, revokedAt: session.revokedAt, lastSeenAt: session.lastSeenAt },
      memberId: member.id,
      status: member.status,
      ends: member.expiresAt,
      asset: member.asset,
      nodeId: game.nodeId,
      gameCode: game.gameCode,
      gameType: game.gameType,
      minBet: game.minBet,
      maxBet: game.maxBet,
      gameStatus: game.status,
      vendorStatus: vendor.status,
      state: stateIn(member.id, game.gameType, given('at'), given('pauseMinutes')),
      locked,
    })
    .from(gameSession)
    .innerJoin(member, eq(member.id, gameSession.memberId))
    .innerJoin(game, eq(game.nodeId, gameSession.nodeId))
    .innerJoin(vendor, eq(vendor.code, game.vendor))
    .leftJoin(session, eq(session.tokenHash, gameSession.loginSession))
    .where(and(eq(gameSession.tokenHash, given('tokenHash')), eq(game.vendor, given('vendor'))))

const gameSessionOf = prepared('game_session_by_hash', (db, given: Given<Asked>) => ofToken(db, given, sql`null`))

type Asking = { token: string; playerId: string; gameId?: string }
const askedOf = (vendorCode: string, { token }: Asking, now: Date, { pauseMinutes }: Pauses): Asked => ({
  tokenHash: hashToken(token),
  vendor: vendorCode,
  at: now.toISOString(),
  pauseMinutes,
})

type BetAsked = Asked & { txId: string; vendorRound: string; day: string; week: string; month: string }
const lockedBet = prepared('game_session_lock_bet', (tx, given: Given<BetAsked>) =>
  ofToken(
    tx,
    given,
    lockBet(
      { vendor: game.vendor, txId: sql`${given('txId')}`, vendorRound: sql`${given('vendorRound')}` },
      { memberId: member.id, asset: member.asset, nodeId: game.nodeId },
      { day: sql`${given('day')}`, week: sql`${given('week')}`, month: sql`${given('month')}` },
    ),
  ),
)

/**
 * Locks what a bet is judged by, and reads it, in one query.
 * @returns undefined where no such token is known; `session` throws as `loadGameSession` does
 */
export async function lockBetOfToken(
  tx: Tx,
  vendorCode: string,
  asking: Asking & { txId: string; roundId: string },
  now: Date,
  { site, session, rg }: Pick<Settings, 'site' | 'session' | 'rg'>,
): Promise<{ session: () => GameSession; play: LockedPlay; budget: BetBudget } | undefined> {
  const { DAY, WEEK, MONTH } = windowsAt(now, site.timeZone)
  const [row] = await lockedBet(tx, {
    ...askedOf(vendorCode, asking, now, { ...session, ...rg }),
    txId: asking.txId,
    vendorRound: asking.roundId,
    day: DAY.from,
    week: WEEK.from,
    month: MONTH.from,
  })
  if (!row?.locked) return undefined
  return {
    session: () => admitted(row, asking, now, session),
    play: readLocked(row.locked, { vendor: vendorCode, vendorRound: asking.roundId, memberId: row.memberId }),
    budget: readBudget(row.locked.budget),
  }
}

/**
 * The game session of a live token (with its login), in one query.
 * @throws Refusal `TOKEN_EXPIRED`, `BAD_REQUEST` (another player or game than the token's)
 */
export async function loadGameSession(
  db: Reader,
  vendorCode: string,
  asking: Asking,
  now: Date,
  pauses: Pauses,
): Promise<GameSession> {
  const [row] = await gameSessionOf(db, askedOf(vendorCode, asking, now, pauses))
  return admitted(row, asking, now, pauses)
}

type SessionRow = Awaited<ReturnType<typeof gameSessionOf>>[number]

function admitted(
  row: SessionRow | undefined,
  { playerId, gameId }: Asking,
  now: Date,
  { idleMinutes }: Pick<Pauses, 'idleMinutes'>,
): GameSession {
  if (!row || row.expiresAt <= now || (row.ends && row.ends <= now)) throw new Refusal('TOKEN_EXPIRED')
  if (row.loginSession !== null && !lives(row.login, now, idleMinutes)) throw new Refusal('TOKEN_EXPIRED')
  if (row.memberId !== playerId) throw new Refusal('BAD_REQUEST')
  if (gameId !== undefined && gameId !== String(row.nodeId) && gameId !== row.gameCode) throw new Refusal('BAD_REQUEST')
  const { memberId, nodeId, gameType, asset, loginSession, sessionId, playedAt, ip, minBet, maxBet, state } = row
  return {
    memberId,
    nodeId,
    gameType,
    asset,
    loginSession,
    sessionId,
    playedAt,
    ip,
    minBet,
    maxBet,
    state: readState(state),
    lastSeenAt: row.login?.lastSeenAt ?? null,
    playerOn: row.status === 'active',
    gameOn: row.gameStatus === 'ON' && row.vendorStatus === 'ON',
  }
}

/**
 * The game session of a live token whose player and game are open.
 * @throws Refusal `TOKEN_EXPIRED`, `BAD_REQUEST`, `PLAYER_BLOCKED`, `GAME_OFF`
 */
export async function openGameSession(...args: Parameters<typeof loadGameSession>): Promise<GameSession> {
  const found = await loadGameSession(...args)
  if (!found.playerOn) throw new Refusal('PLAYER_BLOCKED')
  if (!found.gameOn) throw new Refusal('GAME_OFF')
  return found
}

/** The player of a live token, whose balance its vendor may receive; undefined where the token is dead or another's. */
export async function tokenPlayerOf(...args: Parameters<typeof loadGameSession>): Promise<string | undefined> {
  try {
    return (await loadGameSession(...args)).memberId
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const assetRow = prepared('member_asset', (db, given: Given<{ id: string }>) =>
  db
    .select({ asset: member.asset })
    .from(member)
    .where(eq(member.id, given('id'))),
)

/** The asset of a player; credits and rollbacks need no more, as they never fail on a token or a status. */
export async function assetOf(db: Reader, playerId: string): Promise<string> {
  const [row] = await assetRow(db, { id: playerId })
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
