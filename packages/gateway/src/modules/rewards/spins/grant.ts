import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import { type Given, prepared } from '../../../db/prepared.ts'
import { reward } from '../schema.ts'
import { spinGrant } from './schema.ts'
import type { RewardRow } from '../offer.ts'

const dayMs = 86_400_000

export type GrantRow = typeof spinGrant.$inferSelect

/** Opens the free spins of a reward that is claimed: from now on they can be played, for as long as its terms say. */
export async function openSpins(tx: Tx, { id, memberId, terms }: RewardRow, now: Date): Promise<void> {
  if (!terms.spins) throw new Error(`reward ${id} has no free spins`)
  const { nodeId, count, stake, days } = terms.spins
  await tx.insert(spinGrant).values({
    rewardId: id,
    memberId,
    nodeId,
    spins: count,
    stake: BigInt(stake),
    openedAt: now,
    expiresAt: new Date(now.getTime() + days * dayMs),
  })
  await tx.update(reward).set({ state: 'CLAIMED', claimedAt: now }).where(eq(reward.id, id))
}

/** Locks free spins; after the balances of their member. */
export async function lockSpins(tx: Tx, rewardId: number): Promise<GrantRow | undefined> {
  const [row] = await tx.select().from(spinGrant).where(eq(spinGrant.rewardId, rewardId)).for('update')
  return row
}

/** Ends free spins that are given up: nothing more is played, and nothing is paid. */
export async function dropSpins(tx: Tx, rewardId: number, now: Date): Promise<void> {
  await tx
    .update(spinGrant)
    .set({ endedAt: now })
    .where(and(eq(spinGrant.rewardId, rewardId), isNull(spinGrant.endedAt)))
}

const spinsOfGame = prepared('spins_next', (db, given: Given<{ memberId: string; nodeId: number; now: Date }>) =>
  db
    .select()
    .from(spinGrant)
    .where(
      and(
        eq(spinGrant.memberId, given('memberId')),
        eq(spinGrant.nodeId, given('nodeId')),
        isNull(spinGrant.endedAt),
        gt(spinGrant.expiresAt, given('now')),
        lt(spinGrant.used, spinGrant.spins),
      ),
    )
    .orderBy(asc(spinGrant.rewardId))
    .limit(1),
)

/** The free spins that a member plays next on a game: those claimed first. */
export async function nextSpins(
  db: Reader,
  { memberId, nodeId }: { memberId: string; nodeId: number },
  now: Date,
): Promise<GrantRow | undefined> {
  const [row] = await spinsOfGame(db, { memberId, nodeId, now })
  return row
}
