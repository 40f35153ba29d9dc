import { desc, eq, gt } from 'drizzle-orm'
import { transact, type Db, type Reader } from '../../db/client.ts'
import { fundPassword } from '../../auth/passwords/schema.ts'
import { member } from '../../auth/schema.ts'
import { fundPasswordReset } from '../../auth/passwords/schema.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'

const waitMs = (settings: Settings) => settings.fundPassword.resetWaitHours * 3_600_000

interface Reset {
  account: string
  at: Date
  /** The operator. */
  by: string
}

export const resetLine = ({ account, at, by }: Reset, settings: Settings): string =>
  `fund password of ${account} reset by ${by}, opens nothing before ${new Date(at.getTime() + waitMs(settings)).toISOString()}`

/** Resets whose waiting time is not over, the newest first. */
export const listResets = (db: Reader, now: Date, settings: Settings) =>
  db
    .select({
      account: member.account,
      at: fundPasswordReset.at,
      by: fundPasswordReset.by,
      reason: fundPasswordReset.reason,
    })
    .from(fundPasswordReset)
    .innerJoin(member, eq(member.id, fundPasswordReset.memberId))
    .where(gt(fundPasswordReset.at, new Date(now.getTime() - waitMs(settings))))
    .orderBy(desc(fundPasswordReset.at))
    .limit(50)

interface Wanted {
  account: string
  reason: string
  operator: string
  at: Date
  settings: Settings
}

/**
 * Resets a forgotten fund password, recording name and reason. The person sets the next one after the login password,
 * and it cannot be used until the waiting time is over. @throws Refused
 */
export const resetFundPassword = (db: Db, { account, reason, operator, at, settings }: Wanted): Promise<void> =>
  transact(db, async (tx) => {
    const [who] = await tx.select({ id: member.id }).from(member).where(eq(member.account, account))
    if (!who) throw refuse('not_found', { message: `nobody is called ${account}` })
    const gone = await tx
      .delete(fundPassword)
      .where(eq(fundPassword.memberId, who.id))
      .returning({ memberId: fundPassword.memberId })
    if (gone.length === 0) throw refuse('fund_password_missing', { message: `${account} has no fund password` })
    await tx.insert(fundPasswordReset).values({ memberId: who.id, by: operator, reason: reason.slice(0, 200), at })
    // Every session is notified, and the owner, who may not have requested it.
    await sendMessage(
      tx,
      who.id,
      systemMessage('fundPasswordReset', { hours: settings.fundPassword.resetWaitHours }),
      at,
    )
  })
