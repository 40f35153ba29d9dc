import { eq, sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { member, uplineTransfer } from '../../db/schema.ts'
import { systemMessage, sendMessage } from '../messages/service.ts'
import { requireWithin } from '../../ledger/bounds.ts'
import { formatMoney } from '../../ledger/money.ts'
import { post } from '../../ledger/post.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { lockMemberBalances, requireNoneOpen } from '../turnover/service.ts'
import type { Owner } from '../records/service.ts'

export interface Upline {
  id: string
  account: string
}

/** The top of a line has no upline. */
const topType = 2

/** To whom a member may send cash: the upline, if there is one that can receive it. */
export async function uplineOf(db: Reader, { memberId, asset }: Owner): Promise<Upline | undefined> {
  const { rows } = await db.execute<{ id: string; account: string }>(sql`
    select u.id, u.account from member m join member u on u.id = m.upline_id
    where m.id = ${memberId} and m.type <> ${topType} and u.asset = ${asset} and u.status = 'active'`)
  return rows[0]
}

/** What may still be sent on this day of the site, minor units, and when the next begins. */
export async function leftToday(
  db: Reader,
  memberId: string,
  { upline, site }: Settings,
  now: Date,
): Promise<{ left: bigint; resetAt: Date }> {
  const { startsAt, resetAt } = windowsAt(now, site.timeZone).DAY
  const {
    rows: [row],
  } = await db.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0)::text as sum from upline_transfer where member_id = ${memberId} and at >= ${startsAt}`,
  )
  const left = BigInt(upline.perDayMinor) - BigInt(row?.sum ?? 0)
  return { left: left > 0n ? left : 0n, resetAt }
}

/** The owner of the idempotency keys in the ledger. */
export const ownerOf = (memberId: string): string => `upline:${memberId}`

export interface Sending extends Owner {
  /** Minor units. */
  amount: bigint
  remark: string
  /** The claimed key of the call. */
  key: string
  now: Date
}

/**
 * Transfers cash to the upline in the caller's transaction, which has claimed the key. The balances are locked first,
 * so that of several at once each sees the one before. @throws Refused, InsufficientFunds
 */
export async function transferToUpline(
  tx: Tx,
  settings: Settings,
  { memberId, asset, amount, remark, key, now }: Sending,
) {
  await lockMemberBalances(tx, memberId, asset)
  const upline = await uplineOf(tx, { memberId, asset })
  if (!upline) throw refuse('transfer_forbidden')
  const { left, resetAt } = await leftToday(tx, memberId, settings, now)
  const { minMinor, maxMinor } = settings.upline
  const today = { leftToday: formatMoney(left), resetAt: resetAt.toISOString() }
  requireWithin(amount, { min: BigInt(minMinor), max: BigInt(maxMinor) }, today)
  if (amount > left) {
    throw refuse('amount_out_of_range', {
      field: 'amount',
      details: { bound: 'day', min: formatMoney(BigInt(minMinor)), max: formatMoney(BigInt(maxMinor)), ...today },
    })
  }
  await requireNoneOpen(tx, memberId, now)
  const txnId = await post(tx, {
    kind: 'upline_transfer',
    entries: [
      { member: memberId, kind: 'CASH', asset, amount: -amount },
      { member: upline.id, kind: 'CASH', asset, amount },
    ],
    once: { owner: ownerOf(memberId), key },
  })
  const [row] = await tx
    .insert(uplineTransfer)
    .values({ memberId, uplineId: upline.id, asset, amount, remark, txnId, at: now })
    .returning()
  if (!row) throw new Error('no transfer was written')
  const [sender] = await tx.select({ account: member.account }).from(member).where(eq(member.id, memberId))
  const messageValues = { from: sender?.account ?? '', amount: { money: formatMoney(amount), asset } }
  await sendMessage(
    tx,
    upline.id,
    remark === ''
      ? systemMessage('transferReceived', messageValues)
      : systemMessage('transferReceivedRemark', { ...messageValues, remark }),
    now,
  )
  return transferOut({ ...row, account: upline.account })
}

/** A transfer as the wire shows it. */
export const transferOut = ({
  id,
  account,
  amount,
  remark,
  at,
}: Pick<typeof uplineTransfer.$inferSelect, 'id' | 'amount' | 'remark' | 'at'> & { account: string }) => ({
  transferNo: String(id),
  upline: maskAccount(account),
  amount: formatMoney(amount),
  remark,
  at: at.toISOString(),
})
