import { sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Reader, Tx } from '../../db/client.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import { onBreakSince } from '../responsible-gaming/index.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { sendCash } from './send.ts'
import type { NamedTransfer } from './store.ts'

export interface Upline {
  id: string
  account: string
}

/** The top of a line has no upline. */
const topType = 2

/**
 * To whom a member may send cash: the upline, if there is one that can receive it. One on a break from play is left out
 * like one whose account is closed, wherever that is shown: nobody is told of a break.
 */
export async function uplineOf(db: Reader, { memberId, asset }: Owner, now: Date): Promise<Upline | undefined> {
  const { rows } = await db.execute<{ id: string; account: string }>(sql`
    select u.id, u.account from member m join member u on u.id = m.upline_id
    where m.id = ${memberId} and m.type <> ${topType} and u.asset = ${asset} and u.status = 'active'
      and not ${onBreakSince(sql`u.id`, now)}`)
  return rows[0]
}

/** The owner of the idempotency keys in the ledger. */
export const uplineOwner = (memberId: string): string => `upline:${memberId}`

export interface SendingUp extends Owner {
  /** Minor units. */
  amount: bigint
  remark: string
  /** The claimed key of the call. */
  key: string
  now: Date
}

/** Transfers cash to the upline. @throws Refused `transfer_forbidden`, and what `sendCash` refuses */
export async function transferToUpline(
  tx: Tx,
  settings: Settings,
  { memberId, asset, amount, remark, key, now }: SendingUp,
) {
  const upline = await uplineOf(tx, { memberId, asset }, now)
  if (!upline) throw refuse('transfer_forbidden')
  const {
    sender,
    rows: [row],
  } = await sendCash(tx, settings, {
    memberId,
    asset,
    kind: 'upline_transfer',
    direction: 'UP',
    shares: [{ receiver: upline, amount }],
    purpose: 'OTHER',
    remark,
    once: { owner: uplineOwner(memberId), key },
    now,
  })
  if (!row) throw new Error('no transfer was written')
  const values = { from: sender, amount: { money: formatMoney(amount), asset } }
  await sendMessage(
    tx,
    upline.id,
    remark === ''
      ? systemMessage('transferReceived', values)
      : systemMessage('transferReceivedRemark', { ...values, remark }),
    now,
  )
  return uplineTransferOut(row)
}

/** A transfer as the wire shows it to the sender. */
export const uplineTransferOut = ({ id, receiver, amount, remark, at }: NamedTransfer) => ({
  transferNo: String(id),
  upline: maskAccount(receiver),
  amount: formatMoney(amount),
  remark,
  at: at.toISOString(),
})
