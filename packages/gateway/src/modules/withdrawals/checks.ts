import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { refuse } from '../../lib/refusal.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { payoutAccount } from './schema.ts'
import { requireNothingOwed } from '../contracts/index.ts'
import { requireNoChargeBack } from '../deposits/index.ts'
import { requireWhole, requireWithin } from '../../ledger/bounds.ts'
import { feeOf } from '../../ledger/fees.ts'
import { formatMoney } from '../../ledger/money.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { paidUnit } from '../../settings/shown-currency.ts'
import type { PayoutMethod } from './settings.ts'
import { lockMemberBalances, playsNow, forfeitBonus, expireRequirements, requireNoneOpen } from '../turnover/index.ts'
import { accountOf, methodOf, nameOf, type Account } from './payouts/payout-accounts.ts'

export interface WithdrawalRequest {
  memberId: string
  asset: string
  accountId: string
  /** Minor units. */
  amount: bigint
  forfeitBonus: boolean
  /** The bonus to forfeit; absent: whichever is open. */
  bonusId?: number | undefined
  /** Versions of what the person has seen. */
  terms?: Readonly<Record<string, string>> | undefined
  now: Date
}

export interface Checked {
  account: Account
  method: PayoutMethod
  fee: bigint
  flags: string[]
}

/** What is left of a day of the site, minor units. */
export async function dayOf(
  db: Reader,
  memberId: string,
  { withdraw, site }: Settings,
  now: Date,
): Promise<{ countLeft: number; amountLeft: bigint; resetsAt: Date }> {
  const { startsAt, resetAt } = windowsAt(now, site.timeZone).DAY
  const {
    rows: [row],
  } = await db.execute<{ count: number; amount: string }>(sql`
    select count(*)::int as count, coalesce(sum(amount), 0)::text as amount from withdrawal
    where member_id = ${memberId} and created_at >= ${startsAt} and state not in ('CANCELLED', 'REJECTED')`)
  const left = BigInt(withdraw.dailyAmount) - BigInt(row?.amount ?? 0)
  return {
    countLeft: Math.max(0, withdraw.dailyCount - (row?.count ?? 0)),
    amountLeft: left > 0n ? left : 0n,
    resetsAt: resetAt,
  }
}

/** Reasons for a review; none of them blocks the request. */
async function flagsOf(tx: Tx, memberId: string, { fingerprint }: Account): Promise<string[]> {
  const others = and(
    eq(payoutAccount.fingerprint, fingerprint),
    ne(payoutAccount.memberId, memberId),
    isNull(payoutAccount.removedAt),
  )
  const shared = (await tx.select({ id: payoutAccount.id }).from(payoutAccount).where(others).limit(1)).length > 0
  return [...((await playsNow(tx, memberId)) ? ['open_rounds'] : []), ...(shared ? ['shared_account'] : [])]
}

/**
 * Checks of a request in a fixed order, under the lock of the balances, so that of several at once each sees the one
 * before. The fund password was right already; play limits and exclusion are not checked: money may always leave.
 */
export async function check(tx: Tx, settings: Settings, request: WithdrawalRequest): Promise<Checked> {
  const { memberId, asset, accountId, amount, now } = request
  await lockMemberBalances(tx, memberId, asset)
  await requireNothingOwed(tx, memberId)
  await requireNoChargeBack(tx, memberId)
  const account = await accountOf(tx, memberId, accountId)
  const method = account && methodOf(settings, account.methodId)
  if (!method) throw refuse('not_found', { field: 'accountId' })
  if (account.holder !== (await nameOf(tx, memberId))) throw refuse('name_mismatch', { field: 'accountId' })
  const unit = paidUnit(settings)
  const fee = feeOf(method, amount, 'down', unit)
  const min = BigInt(method.min)
  // Where the fee is more than the least amount, the rest must be more than zero.
  requireWithin(amount, { min: amount <= fee && fee >= min ? fee + unit : min, max: BigInt(method.max) })
  requireWhole(amount, unit)
  const { countLeft, amountLeft, resetsAt } = await dayOf(tx, memberId, settings, now)
  if (countLeft === 0 || amount > amountLeft) {
    throw refuse('withdraw_limit', {
      field: 'amount',
      details: {
        bound: countLeft === 0 ? 'count' : 'amount',
        countLeft,
        amountLeft: formatMoney(amountLeft),
        resetsAt: resetsAt.toISOString(),
      },
    })
  }
  if (request.forfeitBonus) {
    // Expired requirements end as expired first.
    await expireRequirements(tx, memberId, now)
    await forfeitBonus(tx, { memberId, asset, id: request.bonusId, now })
  }
  await requireNoneOpen(tx, memberId, now)
  return { account, method, fee, flags: await flagsOf(tx, memberId, account) }
}
