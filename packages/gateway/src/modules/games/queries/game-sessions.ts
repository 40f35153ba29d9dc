import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { minute } from '../../../lib/time/clock.ts'
import { game, gameSession, launchToken } from '../schema.ts'

/** How stale the record of a played game may be: rooms count players by it, and most bets need no write. */
const notedMs = minute / 2

/** Uses up the launch token of a game of this vendor: it opens one session; undefined where it is none, used or old. */
export async function burnLaunchToken(
  tx: Tx,
  { tokenHash, vendor }: { tokenHash: string; vendor: string },
  now: Date,
): Promise<typeof launchToken.$inferSelect | undefined> {
  const ofVendor = tx.select({ nodeId: game.nodeId }).from(game).where(eq(game.vendor, vendor))
  const [launch] = await tx
    .update(launchToken)
    .set({ usedAt: now })
    .where(
      and(
        eq(launchToken.tokenHash, tokenHash),
        isNull(launchToken.usedAt),
        gt(launchToken.expiresAt, now),
        inArray(launchToken.nodeId, ofVendor),
      ),
    )
    .returning()
  return launch
}

/** How long a vendor that lost the answer may send the call again that used up a launch token. */
const repeatMs = minute

/**
 * The launch whose token opened a session of late, if it was this one, which still lives; undefined where it is another
 * or over.
 */
export async function repeatedLaunch(
  tx: Tx,
  { tokenHash, vendor, sessionHash }: { tokenHash: string; vendor: string; sessionHash: string },
  now: Date,
): Promise<typeof launchToken.$inferSelect | undefined> {
  const [found] = await tx
    .select({ launch: launchToken })
    .from(launchToken)
    .innerJoin(gameSession, eq(gameSession.id, launchToken.sessionId))
    .innerJoin(game, eq(game.nodeId, launchToken.nodeId))
    .where(
      and(
        eq(launchToken.tokenHash, tokenHash),
        gt(launchToken.usedAt, new Date(now.getTime() - repeatMs)),
        eq(gameSession.tokenHash, sessionHash),
        gt(gameSession.expiresAt, now),
        eq(game.vendor, vendor),
      ),
    )
  return found?.launch
}

/** Opens the game session of a launch. */
export async function startGameSession(
  tx: Tx,
  { sessionId, memberId, loginSession, nodeId, language, ip }: typeof launchToken.$inferSelect,
  { tokenHash, now, expiresAt }: { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  await tx.insert(gameSession).values({
    id: sessionId,
    tokenHash,
    memberId,
    loginSession,
    nodeId,
    language,
    ip,
    createdAt: now,
    playedAt: now,
    expiresAt,
  })
}

/** Records that a game is played now. */
export async function recordPlaying(
  db: Reader,
  { sessionId, playedAt }: { sessionId: string; playedAt: Date },
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() - notedMs)
  if (playedAt <= due)
    await db
      .update(gameSession)
      .set({ playedAt: now })
      .where(and(eq(gameSession.id, sessionId), lte(gameSession.playedAt, due)))
}

/** Ends a person's game session: it takes no more bets. Payouts of open rounds need none. */
export async function endGame(db: Reader, memberId: string, id: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(gameSession)
    .set({ expiresAt: now })
    .where(and(eq(gameSession.id, id), eq(gameSession.memberId, memberId), gt(gameSession.expiresAt, now)))
    .returning({ id: gameSession.id })
  return ended.length > 0
}
