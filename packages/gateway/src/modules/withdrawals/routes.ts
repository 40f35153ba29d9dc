import { and, desc, eq, isNull } from 'drizzle-orm'
import { type Order, orderBy } from './store.ts'
import { dayOf } from './checks.ts'
import { orderVersion } from './terms.ts'
import { show } from './presenter.ts'
import type { Handlers, PoolLessCtx } from '../../http/context.ts'
import { paged } from '../../http/response/paged.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Reader } from '../../db/client.ts'
import { withdrawal } from './schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { rgProfileOf } from '../responsible-gaming/index.ts'
import { playsNow } from '../turnover/index.ts'

/** An order in its current state. */
export async function showOrder({ services, settings }: PoolLessCtx, db: Reader, order: Order) {
  const [shown] = await show(db, settings, [order], services.withdrawals.canCancel)
  if (!shown) throw new Error('an order was not shown')
  return shown
}

/** Withdrawals. Only a member's own orders can be named. */
export const withdrawals: Handlers<'withdrawals'> = {
  async settings({ db, clock, session: { memberId, asset }, settings }) {
    const { dailyCount, dailyAmount, autoApprove } = settings.withdraw
    const { countLeft, amountLeft, resetsAt } = await dayOf(db, memberId, settings, clock.now())
    const daily = {
      count: dailyCount,
      countLeft,
      amount: formatMoney(dailyAmount),
      amountLeft: formatMoney(amountLeft),
      resetsAt: resetsAt.toISOString(),
    }
    return {
      currency: asset,
      daily,
      ...rgProfileOf(settings).withdraw,
      autoApprove: formatMoney(autoApprove),
      roundOpen: await playsNow(db, memberId),
      terms: orderVersion(settings),
    }
  },

  async submit(ctx, { accountId, amount, forfeitBonus, bonusId, terms }) {
    const {
      tx,
      key,
      after,
      services,
      session: { memberId, asset },
    } = ctx
    const minor = parseMoney(amount)
    if (minor === undefined) throw refuse('validation', { field: 'amount' })
    const order = await services.withdrawals.submit(tx, key, {
      memberId,
      asset,
      accountId,
      amount: minor,
      forfeitBonus,
      bonusId: bonusId === undefined ? undefined : Number(bonusId),
      terms,
    })
    after(async (db) => {
      await services.withdrawals.run(order.orderNo)
      return showOrder(ctx, db, (await orderBy(db, order.orderNo)) ?? order)
    })
    return showOrder(ctx, tx, order)
  },

  async orders({ db, services, session, settings }, { open, pageNo, pageSize }) {
    const mine = and(eq(withdrawal.memberId, session.memberId), open ? isNull(withdrawal.closedAt) : undefined)
    const totalCount = await db.$count(withdrawal, mine)
    const rows = await db
      .select()
      .from(withdrawal)
      .where(mine)
      .orderBy(desc(withdrawal.createdAt), desc(withdrawal.orderNo))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
    return {
      ...paged(totalCount, pageNo, pageSize),
      list: await show(db, settings, rows, services.withdrawals.canCancel),
    }
  },

  async detail(ctx, { orderNo, intent }) {
    const { db, session } = ctx
    const which =
      orderNo !== undefined
        ? eq(withdrawal.orderNo, orderNo)
        : intent !== undefined
          ? eq(withdrawal.intent, intent)
          : undefined
    if (!which) throw refuse('validation', { field: 'orderNo', details: { fields: { orderNo: { code: 'required' } } } })
    const [row] = await db
      .select()
      .from(withdrawal)
      .where(and(eq(withdrawal.memberId, session.memberId), which))
    if (!row) throw refuse('not_found', { field: orderNo !== undefined ? 'orderNo' : 'intent' })
    return showOrder(ctx, db, row)
  },

  async cancel(ctx, { orderNo }) {
    return showOrder(ctx, ctx.db, await ctx.services.withdrawals.cancel(ctx.session.memberId, orderNo))
  },
}
