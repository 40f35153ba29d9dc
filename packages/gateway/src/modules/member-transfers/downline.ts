import { maskAccount } from '../../lib/text/mask-account.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Tx } from '../../db/client.ts'
import { lockLines, type TeamMember, teamMember, teamMembers } from '../agent/index.ts'
import { systemMessage, sendMessage } from '../messages/index.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Settings } from '../../settings/settings.ts'
import { onBreak } from '../responsible-gaming/index.ts'
import type { Owner } from '../../ledger/accounts.ts'
import { type Share, sendCash } from './send.ts'
import type { MemberTransfer, NamedTransfer } from './store.ts'

/** The owners of the idempotency keys in the ledger. */
export const downlineOwner = (memberId: string): string => `downline:${memberId}`
export const packetOwner = (memberId: string): string => `packet:${memberId}`

interface FromAgent extends Owner {
  /** For the receiver. */
  remark: string
  /** The claimed key of the call. */
  key: string
  now: Date
}

/** Who can receive nothing: closed, in another currency, or on a break from play; which of them is its owner's matter. */
async function closedTo(tx: Tx, receivers: readonly TeamMember[], wanted: string, now: Date): Promise<Set<string>> {
  const resting = await onBreak(
    tx,
    receivers.map(({ id }) => id),
    now,
  )
  const closed = receivers.filter(({ id, status, asset }) => status !== 'active' || asset !== wanted || resting.has(id))
  return new Set(closed.map(({ id }) => id))
}

export interface SendingDown extends FromAgent {
  account: string
  /** Minor units. */
  amount: bigint
  purpose: MemberTransfer['purpose']
}

/**
 * Transfers cash to somebody below, at any depth.
 * @throws Refused `not_in_team`, `transfer_forbidden`, and what `sendCash` refuses
 */
export async function transferToDownline(
  tx: Tx,
  settings: Settings,
  { memberId, asset, account, amount, purpose, remark, key, now }: SendingDown,
) {
  await lockLines(tx)
  const receiver = await teamMember(tx, memberId, account)
  if ((await closedTo(tx, [receiver], asset, now)).has(receiver.id))
    throw refuse('transfer_forbidden', { field: 'account', details: { account: receiver.account } })
  const {
    sender,
    rows: [row],
  } = await sendCash(tx, settings, {
    memberId,
    asset,
    kind: 'downline_transfer',
    direction: 'DOWN',
    shares: [{ receiver, amount }],
    purpose,
    remark,
    once: { owner: downlineOwner(memberId), key },
    now,
  })
  if (!row) throw new Error('no transfer was written')
  const values = {
    from: maskAccount(sender),
    amount: { money: formatMoney(amount), asset },
    purpose: { word: `transferPurpose.${purpose}` },
  }
  await sendMessage(
    tx,
    receiver.id,
    remark === ''
      ? systemMessage('downlineTransferReceived', values)
      : systemMessage('downlineTransferReceivedRemark', { ...values, remark }),
    now,
  )
  return downlineTransferOut(row)
}

export interface SendingPacket extends FromAgent {
  gifts: readonly { account: string; amount: bigint }[]
}

/** The receivers of gifts. @throws Refused `validation`, `not_in_team`, `transfer_forbidden` at their gifts */
async function sharesOf(tx: Tx, { memberId, asset, gifts, now }: SendingPacket): Promise<Share[]> {
  const folded = gifts.map(({ account }) => account.toLowerCase())
  const twice = folded.findIndex((account, at) => folded.indexOf(account) < at)
  if (twice >= 0)
    throw refuse('validation', { field: 'gifts', details: { fields: { [`gifts.${twice}`]: { code: 'twice' } } } })
  const found = await teamMembers(tx, memberId, folded)
  const refuseAt = (
    code: 'not_in_team' | 'transfer_forbidden',
    wrong: (receiver: TeamMember | undefined) => boolean,
  ) => {
    const faults = folded.flatMap((account, at) =>
      wrong(found.get(account)) ? [[`gifts.${at}`, { code }] as const] : [],
    )
    if (faults.length > 0) throw refuse(code, { field: 'gifts', details: { fields: Object.fromEntries(faults) } })
  }
  refuseAt('not_in_team', (receiver) => receiver === undefined)
  const closed = await closedTo(tx, [...found.values()], asset, now)
  refuseAt('transfer_forbidden', (receiver) => receiver !== undefined && closed.has(receiver.id))
  return gifts.map(({ amount }, at) => {
    const receiver = found.get(folded[at] ?? '')
    if (!receiver) throw refuse('not_in_team', { field: 'gifts' })
    return { receiver, amount }
  })
}

/** Sends gifts to several people below in one movement. @throws Refused like `transferToDownline` */
export async function sendPacket(tx: Tx, settings: Settings, sending: SendingPacket) {
  const { memberId, asset, gifts, remark, key, now } = sending
  const { minGiftMinor, maxMinor, mostGifts } = settings.downlineTransfer
  if (gifts.length > mostGifts)
    throw refuse('validation', {
      field: 'gifts',
      details: { fields: { gifts: { code: 'too_many', most: mostGifts } } },
    })
  const small = gifts.findIndex(({ amount }) => amount < BigInt(minGiftMinor))
  if (small >= 0)
    throw refuse('amount_out_of_range', {
      field: `gifts.${small}`,
      details: { bound: 'min', min: formatMoney(minGiftMinor), max: formatMoney(maxMinor) },
    })
  await lockLines(tx)
  const shares = await sharesOf(tx, sending)
  const { sender, rows } = await sendCash(tx, settings, {
    memberId,
    asset,
    kind: 'red_packet',
    direction: 'DOWN',
    shares,
    purpose: 'GIFT',
    remark,
    packet: true,
    once: { owner: packetOwner(memberId), key },
    now,
  })
  for (const { receiver, amount } of shares) {
    const values = { from: maskAccount(sender), amount: { money: formatMoney(amount), asset } }
    await sendMessage(
      tx,
      receiver.id,
      remark === ''
        ? systemMessage('redPacketReceived', values)
        : systemMessage('redPacketReceivedRemark', { ...values, remark }),
      now,
    )
  }
  return packetOut(rows)
}

/** A transfer as the wire shows it to the sender. */
export const downlineTransferOut = ({ id, receiver, amount, purpose, remark, at }: NamedTransfer) => ({
  transferNo: String(id),
  account: receiver,
  amount: formatMoney(amount),
  purpose,
  remark,
  at: at.toISOString(),
})

/** The gifts of one red packet as the wire shows them to the sender. */
export function packetOut(rows: readonly NamedTransfer[]) {
  const [first] = rows
  if (!first) throw new Error('a red packet has gifts')
  return {
    packetNo: String(first.txnId),
    amount: formatMoney(rows.reduce((sum, { amount }) => sum + amount, 0n)),
    remark: first.remark,
    at: first.at.toISOString(),
    gifts: rows.map(({ receiver, amount }) => ({ account: receiver, amount: formatMoney(amount) })),
  }
}

/** A transfer as a party to it sees it. Who stands above that party is masked. */
export function transferOut(
  { id, senderId, sender, receiver, direction, amount, purpose, remark, packet, txnId, at }: NamedTransfer,
  memberId: string,
) {
  const sent = senderId === memberId
  const account = sent ? receiver : sender
  return {
    transferNo: String(id),
    way: sent ? ('SENT' as const) : ('RECEIVED' as const),
    direction,
    account: sent === (direction === 'UP') ? maskAccount(account) : account,
    amount: formatMoney(amount),
    purpose,
    ...(packet && { packetNo: String(txnId) }),
    remark,
    at: at.toISOString(),
  }
}
