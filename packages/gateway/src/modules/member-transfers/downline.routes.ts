import { cursorOf, isId, keyIn, pageRows } from '../../http/response/cursor.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { turnoverOf } from '../turnover/index.ts'
import {
  downlineOwner,
  downlineTransferOut,
  packetOut,
  packetOwner,
  sendPacket,
  transferOut,
  transferToDownline,
} from './downline.ts'
import { leftToday } from './send.ts'
import { transfersBefore, transfersOnce } from './store.ts'

function minorOf(amount: string, field: string): bigint {
  const minor = parseMoney(amount)
  if (minor === undefined) throw refuse('validation', { field })
  return minor
}

export const downlineTransfers: Handlers<'downlineTransfers'> = {
  async info({ db, session, settings, clock, services }) {
    const now = clock.now()
    const [{ left, resetAt }, { withdrawable, requirements }, { setAt }] = await Promise.all([
      leftToday(db, session.memberId, 'DOWN', settings, now),
      turnoverOf(db, session.memberId, now),
      services.fundPasswords.state(session.memberId),
    ])
    const { minMinor, maxMinor, minGiftMinor, mostGifts } = settings.downlineTransfer
    return {
      currency: session.asset,
      available: formatMoney(withdrawable),
      min: formatMoney(minMinor),
      max: formatMoney(maxMinor),
      minGift: formatMoney(minGiftMinor),
      mostGifts,
      leftToday: formatMoney(left),
      resetAt: resetAt.toISOString(),
      turnoverOpen: requirements.length > 0,
      hasFundPassword: setAt !== null,
    }
  },

  submit({ tx, key, session: { memberId, asset }, settings, clock }, { account, amount, purpose, remark }) {
    const sending = { memberId, asset, account, amount: minorOf(amount, 'amount'), purpose, remark, key }
    return transferToDownline(tx, settings, { ...sending, now: clock.now() })
  },

  async find({ db, session: { memberId } }, { idempotencyKey }) {
    const [found] = await transfersOnce(db, downlineOwner(memberId), idempotencyKey)
    if (!found) throw refuse('not_found', { field: 'idempotencyKey' })
    return downlineTransferOut(found)
  },

  sendPacket({ tx, key, session: { memberId, asset }, settings, clock }, { gifts, remark }) {
    const shares = gifts.map(({ account, amount }, at) => ({ account, amount: minorOf(amount, `gifts.${at}`) }))
    return sendPacket(tx, settings, { memberId, asset, gifts: shares, remark, key, now: clock.now() })
  },

  async findPacket({ db, session: { memberId } }, { idempotencyKey }) {
    const found = await transfersOnce(db, packetOwner(memberId), idempotencyKey)
    if (found.length === 0) throw refuse('not_found', { field: 'idempotencyKey' })
    return packetOut(found)
  },

  async history({ db, session: { memberId } }, { way, after, pageSize }) {
    const [before] = keyIn(after, 'transfer', [isId]) ?? []
    const rows = await transfersBefore(db, memberId, {
      way,
      before: before === undefined ? undefined : Number(before),
      limit: pageSize + 1,
    })
    const { list, last } = pageRows(rows, pageSize)
    return {
      list: list.map((row) => transferOut(row, memberId)),
      next: last ? cursorOf('transfer', String(last.id)) : null,
    }
  },
}
