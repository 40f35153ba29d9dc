import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import { type Db, type Tx } from '../../db/client.ts'
import { reward } from './schema.ts'
import { post } from '../../ledger/post.ts'
import { publish } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import { requireShown } from '../../lib/text/terms-version.ts'
import type { Settings } from '../../settings/settings.ts'
import { mayPlay } from '../responsible-gaming/index.ts'
import {
  type Weights,
  addRequirement,
  dropWaiting,
  forfeitBonus,
  lockMemberBalances,
  startNextBonus,
  takeBonus,
  weightsOf,
} from '../turnover/index.ts'
import { type RewardRow, rewardVersion, termsOf } from './offer.ts'
import { dropSpins, openSpins } from './spins/grant.ts'
import { type Shown, shownReward } from './store.ts'

export interface Claiming {
  memberId: string
  asset: string
  settings: Pick<Settings, 'rg' | 'turnover'>
  now: Date
}

/** The name under which a reward is known to the ledger and to turnover. */
export const nameOf = ({ id }: Pick<RewardRow, 'id'>) => `reward:${id}`

/** Nobody takes unread what asks for play; free spins are play, and their time begins. */
const asksForPlay = ({ form, terms }: RewardRow) => form === 'SPINS' || terms.multiple > 0

const isOver = ({ claimBy }: RewardRow, now: Date) => claimBy !== null && claimBy <= now

/** Rewards that wait for the member, locked after the balances; the oldest first. */
async function offered(tx: Tx, { memberId, asset }: Claiming, rewardId: number | undefined): Promise<RewardRow[]> {
  await lockMemberBalances(tx, memberId, asset)
  const mine = and(eq(reward.memberId, memberId), eq(reward.asset, asset))
  return tx
    .select()
    .from(reward)
    .where(rewardId === undefined ? and(mine, eq(reward.state, 'OFFERED')) : and(mine, eq(reward.id, rewardId)))
    .orderBy(asc(reward.id))
    .for('update')
}

/**
 * Claims a reward of the member; without a number all that ask for no play, for nothing that does is taken unread. Cash
 * comes at once, a bonus once those before it have ended, free spins can be played. `seen`: the version of its terms
 * that was shown.
 * @throws Refused `not_found`, `reward_closed`, `terms_changed`, `rg_timeout`, `rg_excluded`
 */
export async function claimRewards(tx: Tx, claiming: Claiming, rewardId?: number, seen?: string): Promise<Shown[]> {
  const { memberId, now } = claiming
  const rows = await offered(tx, claiming, rewardId)
  if (rewardId !== undefined) {
    const [row] = rows
    if (!row) throw refuse('not_found', { field: 'rewardId' })
    if (row.state !== 'OFFERED' || isOver(row, now))
      throw refuse('reward_closed', { details: { state: (await shownReward(tx, row.id))?.state } })
    requireShown({ reward: seen }, { reward: rewardVersion(row, termsOf(row, claiming.settings)) })
    if (asksForPlay(row)) await mayPlay(tx, memberId, now)
  }
  const due = rewardId === undefined ? rows.filter((row) => !isOver(row, now) && !asksForPlay(row)) : rows
  for (const { ...row } of due) {
    row.terms = termsOf(row, claiming.settings)
    // What is claimed is chosen: its terms stay as they are now.
    await tx.update(reward).set({ terms: row.terms }).where(eq(reward.id, row.id))
    await (row.form === 'SPINS' ? openSpins(tx, row, now) : give(tx, row, claiming, row.amount, BigInt(row.terms.base)))
  }
  if (due.length > 0) await publish(tx, { name: 'rewards', memberId })
  const shown: Shown[] = []
  for (const { id } of due) {
    const one = await shownReward(tx, id)
    if (one) shown.push(one)
  }
  return shown
}

/** Pays a reward as cash or as a bonus: what was offered, or what its free spins have won. */
export async function give(
  tx: Tx,
  row: RewardRow,
  { memberId, asset, settings, now }: Claiming,
  amount: bigint,
  base: bigint,
): Promise<void> {
  const { terms, form, source } = row
  const { multiple } = terms
  const ref = nameOf(row)
  const weights = (terms.weights as Weights | null) ?? weightsOf(settings.turnover)
  const claimed = { state: 'CLAIMED' as const, claimedAt: row.claimedAt ?? now }
  if (form === 'BONUS' || (form === 'SPINS' && terms.multiple > 0)) {
    const taken = await takeBonus(tx, {
      memberId,
      asset,
      ref,
      offer: source,
      amount,
      base,
      multiple,
      days: terms.days ?? 30,
      maxBet: terms.maxBet === null ? null : BigInt(terms.maxBet),
      maxRelease: terms.maxRelease === null ? null : BigInt(terms.maxRelease),
      weights,
      now,
    })
    await tx
      .update(reward)
      .set({ ...claimed, requirementId: taken?.id })
      .where(eq(reward.id, row.id))
    return
  }
  const txnId = await post(tx, {
    kind: source === 'REBATE' ? 'rebate' : 'bonus_cash',
    entries: [
      { system: source === 'REBATE' ? 'REBATE_COST' : 'PROMO_COST', asset, amount: -amount },
      { member: memberId, kind: 'CASH', asset, amount },
    ],
    once: { owner: memberId, key: ref },
  })
  const requirement =
    multiple === 0
      ? undefined
      : await addRequirement(tx, { memberId, asset, source: 'ADJUSTMENT', ref, base, multiple, weights, now })
  await tx
    .update(reward)
    .set({ ...claimed, txnId, ...(requirement && { requirementId: requirement.id }) })
    .where(eq(reward.id, row.id))
}

/**
 * Ends a reward that is offered, waits or is active; what an active bonus has become goes back to the operator, and
 * what free spins have won so far is not paid. The turnover of cash that was given does not end. One that may be claimed
 * already is ended under the lock of the balances, as play goes on.
 * @throws Refused `reward_closed`, with its state
 */
export async function endReward(
  tx: Tx,
  { id, memberId, asset, form, requirementId }: RewardRow,
  as: 'FORFEITED' | 'CANCELLED',
  now: Date,
): Promise<void> {
  const state = (await shownReward(tx, id))?.state
  if (state === 'OFFERED') await tx.update(reward).set({ state: as, endedAt: now }).where(eq(reward.id, id))
  else if (state === 'CLAIMED' && requirementId !== null) await dropWaiting(tx, requirementId, as, now)
  else if (state === 'ACTIVE' && form === 'SPINS' && requirementId === null) {
    await lockMemberBalances(tx, memberId, asset)
    await dropSpins(tx, id, now)
    await tx.update(reward).set({ state: as, endedAt: now }).where(eq(reward.id, id))
  } else if (state === 'ACTIVE' && form !== 'CASH') {
    await forfeitBonus(tx, { memberId, asset, now, as })
    await startNextBonus(tx, { memberId, asset }, now)
  } else throw refuse('reward_closed', { message: `the reward is ${state}`, details: { state } })
  await publish(tx, { name: 'rewards', memberId })
}

/** Gives up a reward of the member. @throws Refused `not_found`, `reward_closed` */
export async function forfeitReward(tx: Tx, claiming: Claiming, rewardId: number): Promise<Shown> {
  const [row] = await offered(tx, claiming, rewardId)
  if (!row) throw refuse('not_found', { field: 'rewardId' })
  await endReward(tx, row, 'FORFEITED', claiming.now)
  const after = await shownReward(tx, row.id)
  if (!after) throw new Error('the reward is gone')
  return after
}

/** Offers ended with one statement. */
const endedAtOnce = 1000

/** Ends the offers whose time is over. @param size offers that one statement ends */
export async function expireOffers(db: Db, now: Date, size = endedAtOnce): Promise<void> {
  for (let more = true; more;) {
    const over = and(eq(reward.state, 'OFFERED'), isNotNull(reward.claimBy), lte(reward.claimBy, now))
    const some = db.select({ id: reward.id }).from(reward).where(over).orderBy(reward.claimBy).limit(size)
    const ended = await db
      .update(reward)
      .set({ state: 'EXPIRED', endedAt: now })
      // Whoever was claimed meanwhile is no offer any more.
      .where(and(inArray(reward.id, some), eq(reward.state, 'OFFERED')))
      .returning({ memberId: reward.memberId })
    for (const memberId of new Set(ended.map((one) => one.memberId))) await publish(db, { name: 'rewards', memberId })
    more = ended.length === size
  }
}
