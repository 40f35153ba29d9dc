import { minute } from '../../../lib/time/clock.ts'
import { and, eq, lt } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { session } from '../../../auth/schema.ts'

type Login = Pick<typeof session.$inferSelect, 'revokedAt' | 'expiresAt' | 'lastSeenAt'>

/** Whether a login is neither over nor idle for too long. */
export function lives(login: Login | undefined | null, now: Date, idleMinutes?: number): boolean {
  if (!login || login.revokedAt || login.expiresAt <= now) return false
  return idleMinutes === undefined || login.lastSeenAt.getTime() >= now.getTime() - idleMinutes * minute
}

/**
 * Whether the login a game was launched from is still valid: bets end with a logout, a new password, or half an hour
 * without activity.
 */
export async function loginLives(db: Reader, id: string | null, now: Date): Promise<boolean> {
  if (id === null) return true
  const [row] = await db
    .select({ revokedAt: session.revokedAt, expiresAt: session.expiresAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .where(eq(session.tokenHash, id))
  return lives(row, now)
}

/** A bet counts as activity, written at most once a minute: a player is not logged out for not using the site. */
export async function recordActivity(
  db: Reader,
  { loginSession: id, lastSeenAt }: { loginSession: string | null; lastSeenAt: Date | null },
  now: Date,
): Promise<void> {
  if (id === null || (lastSeenAt && lastSeenAt.getTime() >= now.getTime() - minute)) return
  await db
    .update(session)
    .set({ lastSeenAt: now })
    .where(and(eq(session.tokenHash, id), lt(session.lastSeenAt, new Date(now.getTime() - minute))))
}
