import { and, desc, eq, sql } from 'drizzle-orm'
import { maskAccount } from '../../lib/text/mask-account.ts'
import type { Handlers } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { member, txn, uplineTransfer } from '../../db/schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { InsufficientFunds } from '../../ledger/post.ts'
import { leftToday, ownerOf, transferToUpline, transferOut, uplineOf } from './service.ts'
import { turnoverOf } from '../turnover/service.ts'
import { paged } from '../../http/response/paged.ts'

export const upline: Handlers<'upline'> = {
  async info({ db, session, settings, clock, services }) {
    const now = clock.now()
    const [above, { left, resetAt }, { withdrawable, requirements }, { setAt }] = await Promise.all([
      uplineOf(db, session),
      leftToday(db, session.memberId, settings, now),
      turnoverOf(db, session.memberId, now),
      services.fundPasswords.state(session.memberId),
    ])
    const { minMinor, maxMinor } = settings.upline
    return {
      currency: session.asset,
      upline: above ? maskAccount(above.account) : null,
      available: formatMoney(withdrawable),
      min: formatMoney(BigInt(minMinor)),
      max: formatMoney(BigInt(maxMinor)),
      leftToday: formatMoney(left),
      resetAt: resetAt.toISOString(),
      turnoverOpen: requirements.length > 0,
      hasFundPassword: setAt !== null,
    }
  },

  async submit({ tx, key, session: { memberId, asset }, settings, clock }, { amount, remark }) {
    const minor = parseMoney(amount)
    if (minor === undefined) throw refuse('validation', { field: 'amount' })
    try {
      return await transferToUpline(tx, settings, { memberId, asset, amount: minor, remark, key, now: clock.now() })
    } catch (error) {
      if (error instanceof InsufficientFunds) throw refuse('insufficient_funds', { field: 'amount' })
      throw error
    }
  },

  async history({ db, session }, { pageNo, pageSize }) {
    const rows = await db
      .select({ row: uplineTransfer, account: member.account, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(uplineTransfer)
      .innerJoin(member, eq(member.id, uplineTransfer.uplineId))
      .where(eq(uplineTransfer.memberId, session.memberId))
      .orderBy(desc(uplineTransfer.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
    const totalCount =
      rows[0]?.total ??
      (pageNo > 1 ? await db.$count(uplineTransfer, eq(uplineTransfer.memberId, session.memberId)) : 0)
    return {
      list: rows.map(({ row, account }) => transferOut({ ...row, account })),
      ...paged(totalCount, pageNo, pageSize),
    }
  },

  async find({ db, session: { memberId } }, { idempotencyKey }) {
    const [found] = await db
      .select({ row: uplineTransfer, account: member.account })
      .from(txn)
      .innerJoin(uplineTransfer, eq(uplineTransfer.txnId, txn.id))
      .innerJoin(member, eq(member.id, uplineTransfer.uplineId))
      .where(and(eq(txn.idemOwner, ownerOf(memberId)), eq(txn.idemKey, idempotencyKey)))
    if (!found) throw refuse('not_found', { field: 'idempotencyKey' })
    return transferOut({ ...found.row, account: found.account })
  },
}
