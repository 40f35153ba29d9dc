import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { promotionEntry } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { type NewReward, offerReward, worthOf } from '../rewards/index.ts'
import type { Weights } from '../turnover/index.ts'
import type { PromotionType } from './kinds.ts'
import { type EntryRow, type Offered, tell } from './store.ts'

const dayMs = 86_400_000

/** How the reward centre names what a promotion brings; a title stands beside it. */
const sourceOf: Record<PromotionType, NewReward['source']> = {
  FIRST_DEPOSIT: 'DEPOSIT',
  DEPOSIT: 'DEPOSIT',
  SIGN_UP: 'SIGN_UP',
  REFERRAL: 'REFERRAL',
  RAFFLE: 'RAFFLE',
  SLOTS: 'SLOTS',
  LIVE: 'LIVE',
  SPORTS: 'SPORTS',
  VIP: 'VIP',
  MANUAL: 'MANUAL',
}

const minorOf = (text: string | null) => (text === null ? null : BigInt(text))

/** Amounts in minor units. */
interface Given {
  amount: bigint
  deposit?: bigint
  orderNo?: string
  /** The person has chosen it with the deposit. */
  chosen?: boolean
  /** `SYSTEM`, or the operator. */
  by: string
}

/**
 * Offers the reward of an entry, under the terms the person has seen. The entry is locked, or was made just now.
 * @returns the reward
 */
export async function give(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'turnover'>,
  { promotion, version }: Offered,
  { id, promotionId, memberId, asset, terms }: EntryRow,
  { amount, deposit = 0n, orderNo, chosen = false, by }: Given,
  now: Date,
): Promise<number> {
  const offered = await offerReward(tx, settings, {
    memberId,
    asset,
    source: sourceOf[promotion.type],
    ref: `promotion:${promotionId}`,
    form: terms.form,
    ...(terms.spins && { spins: terms.spins }),
    amount: terms.spins ? worthOf(terms.spins) : amount,
    base: terms.base === 'REWARD' ? amount : amount + deposit,
    multiple: terms.multiple,
    days: terms.form === 'CASH' ? null : terms.days,
    maxBet: minorOf(terms.maxBet),
    maxRelease: minorOf(terms.maxRelease),
    weights: terms.weights as Weights,
    chosen,
    titles: Object.fromEntries(Object.entries(version.texts).map(([language, { title }]) => [language, title])),
    claimBy: new Date(now.getTime() + terms.claimDays * dayMs),
    by,
    now,
  })
  if (!offered) throw new Error(`the reward of entry ${id} was offered before`)
  await tx
    .update(promotionEntry)
    .set({ state: 'ISSUED', amount, rewardId: offered.id, orderNo, decidedAt: now, decidedBy: by })
    .where(eq(promotionEntry.id, id))
  await tell(tx, { memberId, promotionId }, 'ISSUED')
  return offered.id
}
