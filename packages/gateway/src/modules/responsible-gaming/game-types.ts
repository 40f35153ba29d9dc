import { and, eq, gt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { rgGameType } from './schema.ts'

type GameType = (typeof rgGameType.$inferSelect)['gameType']

/** Closes categories of games to a member until then, or for longer; nothing makes it shorter. */
export async function closeTypes(tx: Tx, memberId: string, gameTypes: readonly GameType[], until: Date): Promise<void> {
  await tx
    .insert(rgGameType)
    .values([...new Set(gameTypes)].map((gameType) => ({ memberId, gameType, until })))
    .onConflictDoUpdate({
      target: [rgGameType.memberId, rgGameType.gameType],
      set: { until: sql`greatest(${rgGameType.until}, excluded.until)` },
    })
}

/** Categories a member has closed to themselves, as the wire has them. */
export async function closedShown(
  db: Reader,
  memberId: string,
  now: Date,
): Promise<{ gameType: GameType; until: string }[]> {
  const rows = await db
    .select({ gameType: rgGameType.gameType, until: rgGameType.until })
    .from(rgGameType)
    .where(and(eq(rgGameType.memberId, memberId), gt(rgGameType.until, now)))
    .orderBy(rgGameType.gameType)
  return rows.map(({ gameType, until }) => ({ gameType, until: until.toISOString() }))
}
