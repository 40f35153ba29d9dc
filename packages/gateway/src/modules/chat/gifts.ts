import { and, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/client.ts'
import { txnKeys } from '../../ledger/schema.ts'
import { chatGift } from './schema.ts'
import { lockAccounts } from '../../ledger/accounts.ts'
import { requireWithin } from '../../ledger/bounds.ts'
import { formatMoney } from '../../ledger/money.ts'
import { InsufficientFunds, post } from '../../ledger/post.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { requireNothingOwed } from '../contracts/index.ts'
import { requireNoChargeBack } from '../deposits/index.ts'
import { onNoBreak } from '../responsible-gaming/index.ts'
import { lockMemberBalances, requireNoneOpen } from '../turnover/index.ts'
import { insertMessage } from './messages.ts'

/** The owner of the idempotency keys in the ledger. */
export const giftOwner = (memberId: string): string => `chat:${memberId}`

/** What a person may still give on this day of the site, minor units, and when the next begins. */
export async function leftToday(
  db: Reader,
  memberId: string,
  settings: Settings,
  now: Date,
): Promise<{ left: bigint; resetAt: Date }> {
  const { startsAt, resetAt } = windowsAt(now, settings.site.timeZone).DAY
  const { rows } = await db.execute<{ sum: string }>(sql`
    select coalesce(sum(amount), 0)::text as sum from chat_gift
    where sender_id = ${memberId} and at >= ${startsAt.toISOString()}::timestamptz`)
  const left = BigInt(settings.chat.giftsPerDayMinor) - BigInt(rows[0]?.sum ?? 0)
  return { left: left > 0n ? left : 0n, resetAt }
}

/** Who can be given something: an open account in the same currency, on no break, and not barred from the chat. */
const mayReceive = (asset: string, senderId: string, now: Date) => sql`
  m.status = 'active' and m.type <> 4 and m.asset = ${asset} and m.id <> ${senderId}
  and ${onNoBreak(sql`m.id`, now)}
  and not exists (select from chat_person p where p.member_id = m.id and p.banned_at is not null
    and (p.banned_until is null or p.banned_until > ${now.toISOString()}::timestamptz))
  and not exists (select from chat_block k where (k.member_id = m.id and k.blocked_id = ${senderId})
    or (k.member_id = ${senderId} and k.blocked_id = m.id))`

export interface Giving {
  roomId: string
  senderId: string
  asset: string
  key: string
  now: Date
}

/** Members who wrote last in a room, the last first, and can be given something. */
export async function activeIn(
  db: Reader,
  { roomId, senderId, asset, now }: Pick<Giving, 'roomId' | 'senderId' | 'asset' | 'now'>,
  { chat }: Pick<Settings, 'chat'>,
  most: number,
): Promise<string[]> {
  const since = new Date(now.getTime() - chat.activeMinutes * 60_000)
  const { rows } = await db.execute<{ id: string }>(sql`
    select m.id from (
      select member_id, max(seq) as seq from (
        select member_id, seq from chat_message where room_id = ${roomId} and member_id is not null
          and at between ${since.toISOString()}::timestamptz and ${now.toISOString()}::timestamptz order by seq desc limit 1000) latest
      group by member_id) wrote
    join member m on m.id = wrote.member_id where ${mayReceive(asset, senderId, now)}
    order by wrote.seq desc limit ${most}`)
  return rows.map(({ id }) => id)
}

/** @throws Refused `transfer_forbidden`, whatever the reason: it may be the receiver's own */
export async function requireReceiver(tx: Tx, memberId: string, { senderId, asset, now }: Giving): Promise<void> {
  const { rows } = await tx.execute(
    sql`select from member m where m.id = ${memberId} and ${mayReceive(asset, senderId, now)}`,
  )
  if (rows.length === 0) throw refuse('transfer_forbidden', { field: 'person' })
}

export type Gift = typeof chatGift.$inferSelect

/**
 * Gives each of several members the same, in one movement, and tells the room, in the caller's transaction, which has
 * claimed the key. All accounts are locked first, so that of several at once each sees the one before; the room comes
 * last.
 * @throws Refused `obligation_open`, `charge_back_open`, `amount_out_of_range`, `turnover_open`, `insufficient_funds`
 */
export async function give(
  tx: Tx,
  settings: Settings,
  kind: Gift['kind'],
  { roomId, senderId, asset, key, now }: Giving,
  { receivers, each }: { receivers: readonly string[]; each: bigint },
): Promise<{ gift: Gift; messageId: string }> {
  await lockAccounts(tx, [senderId, ...receivers])
  await lockMemberBalances(tx, senderId, asset)
  const total = each * BigInt(receivers.length)
  await requireNothingOwed(tx, senderId)
  await requireNoChargeBack(tx, senderId)
  const { left, resetAt } = await leftToday(tx, senderId, settings, now)
  const [min, max] = [BigInt(settings.chat.minGiftMinor), BigInt(settings.chat.maxGiftMinor)]
  const today = { leftToday: formatMoney(left), resetAt: resetAt.toISOString() }
  requireWithin(each, { min, max }, today)
  requireWithin(total, { min, max }, today)
  if (total > left)
    throw refuse('amount_out_of_range', {
      field: 'amount',
      details: { bound: 'day', min: formatMoney(min), max: formatMoney(max), ...today },
    })
  await requireNoneOpen(tx, senderId, now)
  let txnId: number
  try {
    txnId = await post(tx, {
      kind: kind === 'TIP' ? 'chat_tip' : 'chat_rain',
      entries: [
        { member: senderId, kind: 'CASH', asset, amount: -total },
        ...receivers.map((member) => ({ member, kind: 'CASH' as const, asset, amount: each })),
      ],
      once: { owner: giftOwner(senderId), key },
    })
  } catch (error) {
    if (error instanceof InsufficientFunds) throw refuse('insufficient_funds', { field: 'amount' })
    throw error
  }
  const [gift] = await tx
    .insert(chatGift)
    .values({ kind, roomId, senderId, asset, amount: total, each, receivers: [...receivers], txnId, at: now })
    .returning()
  if (!gift) throw new Error('no gift was written')
  const { id } = await insertMessage(tx, { roomId, kind, memberId: senderId, giftId: gift.id, at: now })
  return { gift, messageId: id }
}

/** A gift by who claimed it and with which key. */
export async function giftOnce(
  db: Reader,
  memberId: string,
  key: string,
): Promise<{ gift: Gift; messageId: string } | undefined> {
  const [row] = await db
    .select({
      gift: chatGift,
      messageId: sql<string>`(select id::text from chat_message where gift_id = ${chatGift.id} and at = ${chatGift.at})`,
    })
    .from(chatGift)
    .innerJoin(txnKeys, eq(txnKeys.txnId, chatGift.txnId))
    .where(and(eq(txnKeys.idemOwner, giftOwner(memberId)), eq(txnKeys.idemKey, key)))
  return row
}

/** A gift as the wire shows it to the giver. */
export const giftOut = ({ gift, messageId }: { gift: Gift; messageId: string }) => ({
  giftNo: String(gift.id),
  kind: gift.kind,
  currency: gift.asset,
  amount: formatMoney(gift.amount),
  each: formatMoney(gift.each),
  people: gift.receivers.length,
  messageId,
  at: gift.at.toISOString(),
})
