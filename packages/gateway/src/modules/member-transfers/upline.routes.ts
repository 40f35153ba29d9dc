import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { turnoverOf } from '../turnover/index.ts'
import { paged } from '../../http/response/paged.ts'
import { leftToday } from './send.ts'
import { countSent, sentPage, transfersOnce } from './store.ts'
import { transferToUpline, uplineOf, uplineOwner, uplineTransferOut } from './upline.ts'

export const upline: Handlers<'upline'> = {
  async info({ db, session, settings, clock, services }) {
    const now = clock.now()
    const [above, { left, resetAt }, { withdrawable, requirements }, { setAt }] = await Promise.all([
      uplineOf(db, session, now),
      leftToday(db, session.memberId, 'UP', settings, now),
      turnoverOf(db, session.memberId, now),
      services.fundPasswords.state(session.memberId),
    ])
    const { minMinor, maxMinor } = settings.upline
    return {
      currency: session.asset,
      upline: above ? maskAccount(above.account) : null,
      available: formatMoney(withdrawable),
      min: formatMoney(minMinor),
      max: formatMoney(maxMinor),
      leftToday: formatMoney(left),
      resetAt: resetAt.toISOString(),
      turnoverOpen: requirements.length > 0,
      hasFundPassword: setAt !== null,
    }
  },

  async submit({ tx, key, session: { memberId, asset }, settings, clock }, { amount, remark }) {
    const minor = parseMoney(amount)
    if (minor === undefined) throw refuse('validation', { field: 'amount' })
    return transferToUpline(tx, settings, { memberId, asset, amount: minor, remark, key, now: clock.now() })
  },

  async history({ db, session: { memberId } }, { pageNo, pageSize }) {
    const [rows, totalCount] = await Promise.all([
      sentPage(db, memberId, 'UP', { limit: pageSize, offset: (pageNo - 1) * pageSize }),
      countSent(db, memberId, 'UP'),
    ])
    return { list: rows.map(uplineTransferOut), ...paged(totalCount, pageNo, pageSize) }
  },

  async find({ db, session: { memberId } }, { idempotencyKey }) {
    const [found] = await transfersOnce(db, uplineOwner(memberId), idempotencyKey)
    if (!found) throw refuse('not_found', { field: 'idempotencyKey' })
    return uplineTransferOut(found)
  },
}
