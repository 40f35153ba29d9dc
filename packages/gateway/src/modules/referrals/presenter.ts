import type { ReferralFriend } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { formatMoney } from '../../ledger/money.ts'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { ReferralRow } from './decide.ts'

/** The state as it is shown, of a row `r` with the reward `w` of the inviter; in SQL. */
export const shownState = sql`case when r.state = 'QUALIFIED' and w.state = 'CLAIMED' then 'REWARDED' else r.state end`

export type Friend = Pick<ReferralRow, 'id' | 'terms' | 'joinedAt' | 'until' | 'deposits' | 'validBet' | 'reason'> & {
  account: string
  state: z.input<typeof ReferralFriend>['state']
}

export const showFriend = (row: Friend): z.input<typeof ReferralFriend> => ({
  referralId: String(row.id),
  account: maskAccount(row.account),
  joinedAt: row.joinedAt.toISOString(),
  until: row.until.toISOString(),
  depositMet: row.deposits >= BigInt(row.terms.deposit),
  betMet: row.validBet >= BigInt(row.terms.validBet),
  state: row.state,
  reason: row.reason,
  reward: formatMoney(row.terms.inviter),
})
