import { desc, eq, gt } from 'drizzle-orm'
import type { Clock } from '../../lib/clock.ts'
import { transact, type Db } from '../../db/client.ts'
import { fundPassword, fundPasswordReset, member } from '../../db/schema/index.ts'
import { houseMessage, sendMessage } from '../messages/service.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Desk } from '../../lib/operator.ts'

interface DeskParts {
  db: Db
  clock: Clock
  settings: () => Settings
  /** Who sits here. */
  operator: string
}

/**
 * What an operator does for whoever forgot the fund password: takes it away, with a name and a reason that stay. The
 * person sets the next one after the login password, and it opens nothing until the waiting time is over.
 */
export function fundPasswordDesk({ db, clock, settings, operator }: DeskParts): Desk {
  const waitMs = () => settings().fundPassword.resetWaitHours * 3_600_000
  const told = (account: string, at: Date, by: string) =>
    `fund password of ${account} reset by ${by}, opens nothing before ${new Date(at.getTime() + waitMs()).toISOString()}`

  return {
    prefix: '',
    async list() {
      const rows = await db
        .select({
          account: member.account,
          at: fundPasswordReset.at,
          by: fundPasswordReset.by,
          reason: fundPasswordReset.reason,
        })
        .from(fundPasswordReset)
        .innerJoin(member, eq(member.id, fundPasswordReset.memberId))
        .where(gt(fundPasswordReset.at, new Date(clock.now().getTime() - waitMs())))
        .orderBy(desc(fundPasswordReset.at))
        .limit(50)
      return rows.map(({ account, at, by, reason }) => `${told(account, at, by)}: ${reason}`)
    },
    verbs: {
      'reset-fund-password': async (account, reason) => {
        if (reason === '')
          throw refuse('validation', { message: 'a reset says why, and how it was made sure who asks' })
        return transact(db, async (tx) => {
          const [who] = await tx.select({ id: member.id }).from(member).where(eq(member.account, account))
          if (!who) throw refuse('not_found', { message: `nobody is called ${account}` })
          const gone = await tx
            .delete(fundPassword)
            .where(eq(fundPassword.memberId, who.id))
            .returning({ memberId: fundPassword.memberId })
          if (gone.length === 0) throw refuse('fund_password_missing', { message: `${account} has no fund password` })
          const at = clock.now()
          await tx
            .insert(fundPasswordReset)
            .values({ memberId: who.id, by: operator, reason: reason.slice(0, 200), at })
          // Every session hears of it, and whoever did not ask for it.
          await sendMessage(
            tx,
            who.id,
            houseMessage('fundPasswordReset', { hours: settings().fundPassword.resetWaitHours }),
            at,
          )
          return told(account, at, operator)
        })
      },
    },
  }
}
