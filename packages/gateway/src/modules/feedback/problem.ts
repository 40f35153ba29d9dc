import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { game } from '../games/schema.ts'
import { round } from '../rounds/schema.ts'
import { refuse } from '../../lib/refusal.ts'

/** A game, and the vendor's name of a round of it. */
export interface Problem {
  nodeId: number
  roundId?: string | undefined
}

/**
 * The game and our number of the round that somebody has a problem with.
 * @throws Refused `not_found`: there is no such game, or the round is not the person's own
 */
export async function problemOf(
  db: Reader,
  memberId: string | undefined,
  { nodeId, roundId }: Problem,
  field = 'about',
): Promise<{ nodeId: number; roundId?: number }> {
  const [of] = await db.select({ vendor: game.vendor }).from(game).where(eq(game.nodeId, nodeId))
  if (!of) throw refuse('not_found', { field: `${field}.nodeId` })
  if (roundId === undefined) return { nodeId }
  const [mine] =
    memberId === undefined
      ? []
      : await db
          .select({ id: round.id })
          .from(round)
          .where(
            and(
              eq(round.vendor, of.vendor),
              eq(round.vendorRound, roundId),
              eq(round.memberId, memberId),
              eq(round.nodeId, nodeId),
            ),
          )
  if (!mine) throw refuse('not_found', { field: `${field}.roundId` })
  return { nodeId, roundId: mine.id }
}
