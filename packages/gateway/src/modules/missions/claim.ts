import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { missionProgress } from './schema.ts'
import { publish } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { claimRewards, offerReward } from '../rewards/index.ts'
import { stateOf } from './presenter.ts'
import { type Standing, lockProgress, progressOf } from './store.ts'

export interface Claiming {
  memberId: string
  settings: Settings
  now: Date
}

/**
 * Claims the reward of a mission, once: what requires no play is paid in the same transaction, anything else waits in
 * the reward centre.
 * @throws Refused `not_found`, `mission_closed`
 */
export async function claimMission(
  tx: Tx,
  { memberId, settings, now }: Claiming,
  missionId: string,
  periodKey: string,
): Promise<{ standing: Standing; paid: boolean }> {
  const its = { memberId, missionId, periodKey }
  const standing = await lockProgress(tx, its)
  if (!standing?.row) throw refuse('not_found', { field: 'id' })
  const status = stateOf(standing, now)
  if (status !== 'COMPLETE') throw refuse('mission_closed', { details: { status } })
  const { gift, texts } = standing.version
  const { asset } = standing.row
  const reward = await offerReward(tx, settings, {
    memberId,
    asset,
    source: 'MISSION',
    ref: `${missionId}:${periodKey}`,
    form: gift.form,
    amount: BigInt(gift.amount),
    multiple: gift.multiple,
    days: gift.days,
    titles: Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, title])),
    claimBy: new Date(now.getTime() + settings.missions.rewardDays * 86_400_000),
    now,
  })
  if (!reward) throw new Error(`the reward of ${missionId} ${periodKey} was offered before`)
  const paid = reward.terms.multiple === 0
  if (paid) await claimRewards(tx, { memberId, asset, settings, now }, reward.id)
  await tx
    .update(missionProgress)
    .set({ claimedAt: now, rewardId: reward.id })
    .where(
      and(
        eq(missionProgress.memberId, memberId),
        eq(missionProgress.missionId, missionId),
        eq(missionProgress.periodKey, periodKey),
      ),
    )
  await publish(tx, { name: 'missions', memberId })
  const after = await progressOf(tx, its)
  if (!after) throw new Error('the progress is gone')
  return { standing: after, paid }
}
