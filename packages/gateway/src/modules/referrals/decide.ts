import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { referral } from './schema.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { offerReward } from '../rewards/index.ts'
import { multipleInForce } from '../turnover/index.ts'
import { inCommon } from './checks.ts'
import type { ReferralReason } from './kinds.ts'

export type ReferralRow = typeof referral.$inferSelect

/** The terms as they are now, for a friend who registers. */
export const termsOf = ({ referral: set, rg }: Pick<Settings, 'referral' | 'rg'>): ReferralRow['terms'] => ({
  deposit: `${set.depositMinor}`,
  validBet: `${set.validBetMinor}`,
  inviter: `${set.inviterMinor}`,
  // A gift for a new account is a welcome bonus.
  friend: `${profiles[rg.profile].bonus.welcome ? set.friendMinor : 0}`,
  multiple: multipleInForce(set.multiple, { rg }),
})

interface Deciding {
  settings: Settings
  now: Date
}

export const reject = (tx: Tx, { friendId }: Pick<ReferralRow, 'friendId'>, reason: ReferralReason, now: Date) =>
  tx.update(referral).set({ state: 'REJECTED', reason, decidedAt: now }).where(eq(referral.friendId, friendId))

/** Whether the inviter has as many qualified friends in this month as are rewarded. */
async function isFull(tx: Tx, inviterId: string, { settings, now }: Deciding): Promise<boolean> {
  // Two friends of one inviter are decided one after the other.
  await tx.execute(sql`select from referral_code where member_id = ${inviterId} for update`)
  const { startsAt } = windowsAt(now, settings.site.timeZone).MONTH
  const count = await tx.$count(referral, and(eq(referral.inviterId, inviterId), gte(referral.qualifiedAt, startsAt)))
  return count >= settings.referral.monthLimit
}

/** Offers both what was promised, once. */
async function qualify(tx: Tx, row: ReferralRow, { settings, now }: Deciding): Promise<void> {
  const { friendId, inviterId, asset, terms } = row
  const offer = async (memberId: string, ref: string, amount: bigint) =>
    amount === 0n
      ? undefined
      : offerReward(tx, settings, {
          memberId,
          asset,
          source: 'REFERRAL',
          ref,
          form: 'CASH',
          amount,
          multiple: terms.multiple,
          now,
        })
  const inviter = await offer(inviterId, `friend:${friendId}`, BigInt(terms.inviter))
  const friend = await offer(friendId, 'invited', BigInt(terms.friend))
  await tx
    .update(referral)
    .set({
      state: 'QUALIFIED',
      reason: null,
      qualifiedAt: now,
      decidedAt: now,
      inviterRewardId: inviter?.id ?? null,
      friendRewardId: friend?.id ?? null,
    })
    .where(eq(referral.friendId, friendId))
}

/** What the sums of friends lead to: deposited, qualified, or rejected. Those decided already stay as they are. */
export async function decide(tx: Tx, friendIds: readonly string[], deciding: Deciding): Promise<void> {
  if (friendIds.length === 0) return
  const rows = await tx
    .select()
    .from(referral)
    .where(and(inArray(referral.friendId, [...friendIds]), inArray(referral.state, ['REGISTERED', 'DEPOSITED'])))
    .orderBy(referral.friendId)
    .for('update')
  for (const row of rows) {
    const deposited = row.deposits >= BigInt(row.terms.deposit)
    const played = row.validBet >= BigInt(row.terms.validBet)
    const reason = row.accepted ? undefined : await inCommon(tx, row, deciding.settings)
    if (reason) await reject(tx, row, reason, deciding.now)
    else if (deposited && played) {
      if (await isFull(tx, row.inviterId, deciding)) await reject(tx, row, 'LIMIT', deciding.now)
      else await qualify(tx, row, deciding)
    } else {
      const state = deposited ? 'DEPOSITED' : 'REGISTERED'
      if (state !== row.state) await tx.update(referral).set({ state }).where(eq(referral.friendId, row.friendId))
    }
  }
}

/** Friends whose time is over without having qualified. @returns whether there may be more than `limit` */
export async function endOverdue(tx: Tx, before: Date, now: Date, limit: number): Promise<boolean> {
  const overdue = tx
    .select({ id: referral.friendId })
    .from(referral)
    .where(and(inArray(referral.state, ['REGISTERED', 'DEPOSITED']), lte(referral.until, before)))
    .limit(limit)
  const { rowCount } = await tx
    .update(referral)
    .set({ state: 'REJECTED', reason: 'TOO_LATE', decidedAt: now })
    .where(inArray(referral.friendId, overdue))
  return rowCount === limit
}
