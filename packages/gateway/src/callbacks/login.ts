import { and, eq, lt } from 'drizzle-orm'
import type { Reader } from '../db/client.ts'
import { session } from '../db/schema/index.ts'

const minute = 60_000

/** Whether the login a game was launched from still lives: no bet outlives a logout, a new password, or half an hour of nothing. */
export async function loginLives(db: Reader, id: string | null, now: Date, idleMinutes?: number): Promise<boolean> {
  if (id === null) return true
  const [row] = await db.select({ revokedAt: session.revokedAt, expiresAt: session.expiresAt, lastSeenAt: session.lastSeenAt })
    .from(session).where(eq(session.tokenHash, id))
  if (!row || row.revokedAt || row.expiresAt <= now) return false
  return idleMinutes === undefined || row.lastSeenAt.getTime() >= now.getTime() - idleMinutes * minute
}

/** A bet is a sign of life, written at most once a minute: who plays is not logged out for not clicking on the site. */
export async function noteLife(db: Reader, id: string | null, now: Date): Promise<void> {
  if (id === null) return
  await db.update(session).set({ lastSeenAt: now }).where(and(eq(session.tokenHash, id), lt(session.lastSeenAt, new Date(now.getTime() - minute))))
}
