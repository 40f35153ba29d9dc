import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import { type Db, transact, type Tx } from '../../../db/client.ts'
import { reward } from '../schema.ts'
import { spinGrant } from './schema.ts'
import { publish } from '../../../lib/events.ts'
import type { Settings } from '../../../settings/settings.ts'
import { lockMemberBalances } from '../../turnover/index.ts'
import { give } from '../claim.ts'
import { eachAlone, notAside } from '../../../workflow/each-alone.ts'
import type { RewardRow } from '../offer.ts'
import { type GrantRow, lockSpins } from './grant.ts'

const minorOf = (text: string | null | undefined) => (text === null || text === undefined ? null : BigInt(text))

/** What is paid of the wins: up to the cap, and of cash up to what may become cash. Minor units. */
export function payoutOf(won: bigint, { multiple, maxRelease, spins }: RewardRow['terms']): bigint {
  const caps = [minorOf(spins?.maxWin), multiple === 0 ? minorOf(maxRelease) : null]
  return caps.reduce<bigint>((sum, cap) => (cap !== null && cap < sum ? cap : sum), won)
}

/**
 * Pays what free spins have won, once: where the last of them is settled, or their time is over and no round is open.
 * Under the lock on the member's accounts and on the free spins.
 */
export async function settleSpins(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  grant: GrantRow,
  now: Date,
): Promise<void> {
  const { rewardId, memberId, used, spins, unsettled, won, expiresAt, endedAt } = grant
  if (endedAt !== null || unsettled > 0 || (used < spins && expiresAt > now)) return
  const [row] = await tx.select().from(reward).where(eq(reward.id, rewardId)).for('update')
  if (!row) throw new Error(`no reward ${rewardId}`)
  const paid = payoutOf(won, row.terms)
  await tx.update(spinGrant).set({ endedAt: now, paid }).where(eq(spinGrant.rewardId, rewardId))
  if (paid > 0n) await give(tx, row, { memberId, asset: row.asset, settings, now }, paid, paid)
  await publish(tx, { name: 'rewards', memberId })
}

/** Ends the free spins whose time is over; those with an open round end with that round. */
export async function settleExpiredSpins(
  db: Db,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  now: Date,
): Promise<void> {
  const due = await db
    .select({ rewardId: spinGrant.rewardId, memberId: spinGrant.memberId, asset: reward.asset })
    .from(spinGrant)
    .innerJoin(reward, eq(reward.id, spinGrant.rewardId))
    .where(
      and(
        isNull(spinGrant.endedAt),
        lte(spinGrant.expiresAt, now),
        eq(spinGrant.unsettled, 0),
        notAside('rewards', sql`'spins ' || ${spinGrant.rewardId}`, now),
      ),
    )
    .limit(500)
  await eachAlone(db, due, {
    job: 'rewards',
    now,
    keyOf: ({ rewardId }) => `spins ${rewardId}`,
    run: ({ rewardId, memberId, asset }) =>
      transact(db, async (tx) => {
        await lockMemberBalances(tx, memberId, asset)
        const grant = await lockSpins(tx, rewardId)
        if (grant) await settleSpins(tx, settings, grant, now)
      }),
  })
}
