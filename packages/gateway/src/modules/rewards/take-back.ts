import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { reward } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { cancelRequirement, lockMemberBalances, revokeBonus } from '../turnover/index.ts'
import { endReward, nameOf } from './claim.ts'
import type { RewardRow } from './offer.ts'
import { shownReward } from './store.ts'

/** What became of a reward whose reason is gone. Amounts in minor units. */
export interface TakenBack {
  rewardId: number
  /** Its state before. */
  state: string
  /** Of what had become cash: taken back, and what is no longer there. */
  taken: bigint
  missing: bigint
}

/** The reward of a member from this source and origin. */
export async function rewardOf(
  db: Reader,
  { memberId, source, ref }: Pick<RewardRow, 'memberId' | 'source' | 'ref'>,
): Promise<number | undefined> {
  const its = and(eq(reward.memberId, memberId), eq(reward.source, source), eq(reward.ref, ref))
  return (await db.select({ id: reward.id }).from(reward).where(its))[0]?.id
}

/**
 * Takes a reward back with what had brought it: one that is offered, waits or is played ends, and so does a bonus that
 * was met; of what has become cash as much goes as is there. `owner`: what had brought it, as the ledger knows it.
 */
export async function takeBackReward(tx: Tx, rewardId: number, owner: string, now: Date): Promise<TakenBack> {
  const [row] = await tx.select().from(reward).where(eq(reward.id, rewardId)).for('update')
  const before = row && (await shownReward(tx, rewardId))
  if (!row || !before) throw new Error(`no reward ${rewardId}`)
  const { memberId, asset, form, requirementId } = row
  const { state } = before
  const plays = state === 'ACTIVE' && form !== 'CASH'
  if (state === 'OFFERED' || state === 'CLAIMED' || plays) await endReward(tx, row, 'CANCELLED', now)
  const became = BigInt(before.released ?? 0)
  if (became > 0n) await cancelRequirement(tx, { memberId, source: 'ADJUSTMENT', ref: nameOf(row) }, now)
  const { cash } = await lockMemberBalances(tx, memberId, asset)
  const taken = cash < became ? cash : became
  if (taken > 0n)
    await post(tx, {
      kind: 'bonus_charge_back',
      entries: [
        { member: memberId, kind: 'CASH', asset, amount: -taken },
        { system: 'PROMO_COST', asset, amount: taken },
      ],
      once: { owner, key: `reward:${rewardId}` },
    })
  if (form !== 'CASH' && requirementId !== null) await revokeBonus(tx, requirementId, taken, now)
  return { rewardId, state, taken, missing: became - taken }
}
