import type { BonusRefusal } from '@brand/sdk/contract'
import { and, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { promotionVersion } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { breakNow } from '../responsible-gaming/index.ts'
import { claimRewards } from '../rewards/index.ts'
import { mayBring, unmetBy } from './conditions.ts'
import { type Taking, entryForDeposit } from './entries.ts'
import { give } from './give.ts'
import { isShown } from './presenter.ts'
import { type Offered, isFor, isOver, openPromotions, promotionBy, statusOfOffer, takenBy } from './store.ts'
import { broughtBy, isAllowed, shownVersion, termsNow } from './terms.ts'

/** A promotion that can be chosen with a deposit. */
export interface DepositPromotion {
  promotionId: string
  version: number
  titles: Record<string, string>
  terms: PromotionTerms
  /** Sent with an order, it states which terms the person has seen. */
  termsVersion: string
  /** Joined before: its terms are those of then. */
  joined: boolean
}

const shownAs = ({ promotion: { id }, version }: Offered, terms: PromotionTerms, joined: boolean) => ({
  promotionId: id,
  version: version.version,
  titles: Object.fromEntries(Object.entries(version.texts).map(([language, { title }]) => [language, title])),
  terms,
  termsVersion: shownVersion(id, version.version, terms),
  joined,
})

/** What a member can choose with the next deposit, in the order of the site: joined before, or to be joined now. */
export async function depositPromotions(db: Reader, taking: Taking): Promise<DepositPromotion[]> {
  const { memberId, principal, settings, now } = taking
  const open = (await openPromotions(db, now)).filter(
    (row) =>
      row.version.way === 'DEPOSIT' &&
      row.version.terms.form !== 'SPINS' &&
      isFor(row.version.audience, principal) &&
      isShown(row, settings),
  )
  if (open.length === 0) return []
  const taken = await takenBy(db, memberId)
  const unmet = await unmetBy(
    db,
    taking,
    open.map(({ version }) => version),
    taking,
  )
  const list: DepositPromotion[] = []
  for (const [n, row] of open.entries()) {
    const { entry, version } = taken.get(row.promotion.id) ?? {}
    if (entry && version && entry.state === 'JOINED') {
      if (!isOver(version.endsAt, now) && (await mayBring(db, entry, version, '')))
        list.push(shownAs({ ...row, version }, entry.terms, true))
    } else if ((!entry || entry.state === 'REJECTED') && statusOfOffer(row, now) === 'JOINABLE' && !unmet[n]?.length)
      list.push(shownAs(row, termsNow(row.version.terms, settings), false))
  }
  return list
}

interface Chosen {
  memberId: string
  asset: string
  /** The deposit. */
  orderNo: string
  /** What was credited, minor units. */
  credited: bigint
  promotionId: string
  /** Version and terms that were shown when the deposit was ordered. */
  version: number
  terms: PromotionTerms
}

/**
 * Gives the promotion that was chosen with a deposit, by the terms the person has seen, and claims it for them. In the
 * transaction that credits it, after its own requirement. @returns what was given, or why nothing was
 */
export async function payChosen(
  tx: Tx,
  settings: Pick<Settings, 'rg' | 'site' | 'turnover'>,
  { memberId, asset, orderNo, credited, promotionId, version: seen, terms: shown }: Chosen,
  now: Date,
): Promise<{ given: bigint } | { refused: BonusRefusal }> {
  const offered = await promotionBy(tx, promotionId)
  const [version] = await tx
    .select()
    .from(promotionVersion)
    .where(and(eq(promotionVersion.promotionId, promotionId), eq(promotionVersion.version, seen)))
  if (!offered || !version) return { refused: 'not_offered' }
  const { promotion } = offered
  if (!isAllowed(promotion.type, shown, version.conditions, settings)) return { refused: 'not_allowed' }
  if (await breakNow(tx, memberId, now)) return { refused: 'on_break' }
  if (!(await mayBring(tx, { memberId, asset }, version, orderNo))) return { refused: 'first_deposit_used' }
  const amount = broughtBy(shown, credited)
  if (amount === undefined) return { refused: 'below_minimum' }
  const row = { promotion, version }
  const entry = await entryForDeposit(tx, row, { memberId, asset, now }, shown)
  if (!entry) return { refused: 'bonus_used' }
  // Joined between the order and its payment: the terms of the order stay.
  const entered = { ...entry, terms: shown }
  const given = { amount, deposit: credited, orderNo, chosen: true, by: 'SYSTEM' }
  const rewardId = await give(tx, settings, row, entered, given, now)
  await claimRewards(tx, { memberId, asset, settings, now }, rewardId)
  return { given: amount }
}
