import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/refusal.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { memberTransfer } from './schema.ts'
import { type Owner, lockAccounts } from '../../ledger/accounts.ts'
import { requireWithin } from '../../ledger/bounds.ts'
import type { TxnKind } from '../../ledger/kinds.ts'
import { formatMoney } from '../../ledger/money.ts'
import { InsufficientFunds, post } from '../../ledger/post.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { requireNothingOwed } from '../contracts/index.ts'
import { requireNoChargeBack } from '../deposits/index.ts'
import { lockMemberBalances, requireNoneOpen } from '../turnover/index.ts'
import { type Direction, type MemberTransfer, type NamedTransfer, sentSince } from './store.ts'

/** Least and most of one transfer, and of a day, minor units. */
export interface Bounds {
  minMinor: number
  maxMinor: number
  perDayMinor: number
}

const boundsOf = (direction: Direction, { upline, downlineTransfer }: Settings): Bounds =>
  direction === 'UP' ? upline : downlineTransfer

/** What may still be sent in a direction on this day of the site, minor units, and when the next begins. */
export async function leftToday(
  db: Reader,
  memberId: string,
  direction: Direction,
  settings: Settings,
  now: Date,
): Promise<{ left: bigint; resetAt: Date }> {
  const { startsAt, resetAt } = windowsAt(now, settings.site.timeZone).DAY
  const left = BigInt(boundsOf(direction, settings).perDayMinor) - (await sentSince(db, memberId, direction, startsAt))
  return { left: left > 0n ? left : 0n, resetAt }
}

/** What one receiver gets. */
export interface Share {
  receiver: { id: string; account: string }
  /** Minor units. */
  amount: bigint
}

export interface Sending extends Owner {
  kind: TxnKind
  direction: Direction
  shares: readonly Share[]
  purpose: MemberTransfer['purpose']
  remark: string
  packet?: boolean
  /** The owner and the claimed key of the call. */
  once: { owner: string; key: string }
  now: Date
}

/** @throws Refused `amount_out_of_range`, with what is left of the day */
async function requireWithinDay(
  tx: Tx,
  { memberId, direction, packet, now }: Sending,
  total: bigint,
  settings: Settings,
): Promise<void> {
  const { left, resetAt } = await leftToday(tx, memberId, direction, settings, now)
  const { minMinor, maxMinor } = boundsOf(direction, settings)
  const [min, max] = [BigInt(packet ? settings.downlineTransfer.minGiftMinor : minMinor), BigInt(maxMinor)]
  const today = { leftToday: formatMoney(left), resetAt: resetAt.toISOString() }
  requireWithin(total, { min, max }, today)
  if (total > left)
    throw refuse('amount_out_of_range', {
      field: 'amount',
      details: { bound: 'day', min: formatMoney(min), max: formatMoney(max), ...today },
    })
}

/**
 * Moves cash from one member to others in one movement, in the caller's transaction, which has claimed the key and
 * found the receivers. The accounts of all are locked first, so that of several at once each sees the one before.
 * @throws Refused `obligation_open`, `charge_back_open`, `amount_out_of_range`, `turnover_open`, `insufficient_funds`
 */
export async function sendCash(
  tx: Tx,
  settings: Settings,
  sending: Sending,
): Promise<{ sender: string; rows: NamedTransfer[] }> {
  const { memberId, asset, kind, direction, shares, purpose, remark, packet = false, once, now } = sending
  await lockAccounts(tx, [memberId, ...shares.map(({ receiver }) => receiver.id)])
  await lockMemberBalances(tx, memberId, asset)
  const total = shares.reduce((sum, { amount }) => sum + amount, 0n)
  await requireNothingOwed(tx, memberId)
  await requireNoChargeBack(tx, memberId)
  await requireWithinDay(tx, sending, total, settings)
  await requireNoneOpen(tx, memberId, now)
  let txnId: number
  try {
    txnId = await post(tx, {
      kind,
      entries: [
        { member: memberId, kind: 'CASH', asset, amount: -total },
        ...shares.map(({ receiver, amount }) => ({ member: receiver.id, kind: 'CASH' as const, asset, amount })),
      ],
      once,
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw refuse('insufficient_funds', { field: 'amount' })
    throw error
  }
  const rows = await tx
    .insert(memberTransfer)
    .values(
      shares.map(({ receiver, amount }) => ({
        direction,
        senderId: memberId,
        receiverId: receiver.id,
        asset,
        amount,
        purpose,
        remark,
        packet,
        txnId,
        at: now,
      })),
    )
    .returning()
  const [found] = await tx.select({ account: member.account }).from(member).where(eq(member.id, memberId))
  const sender = found?.account ?? ''
  return {
    sender,
    rows: rows
      .toSorted((a, b) => a.id - b.id)
      .map((row, at) => ({ ...row, sender, receiver: shares[at]?.receiver.account ?? '' })),
  }
}
