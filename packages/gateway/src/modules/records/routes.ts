import { desc, eq, sql } from 'drizzle-orm'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { refuse } from '../../lib/refusal.ts'
import { show as showWithdrawals } from '../withdrawals/index.ts'
import { walletTransfer } from '../transfers/schema.ts'
import { betsPage } from './bets.ts'
import { ledgerPage } from './ledger.ts'
import { depositsPage, withdrawalsPage } from './orders.ts'
import { profitOf } from './profit.ts'
import { proofPage } from './proof.ts'
import { rangeOf, type Range } from './range.ts'
import { receiptOf } from './receipt.ts'
import { pointsAsset } from '../points/index.ts'
import { showOrders } from '../deposits/index.ts'
import { show } from '../transfers/index.ts'
import { paged } from '../../http/response/paged.ts'

const shownRange = ({ session }: SignedInCtx, { from, to }: Range) => ({
  currency: session.asset,
  startTime: from.toISOString(),
  endTime: to?.toISOString() ?? null,
})

/** A person's play and money. Everything is the person's own. */
export const records: Handlers<'records'> = {
  async bets(ctx, { startTime, endTime, ...query }) {
    const range = rangeOf({ startTime, endTime }, ctx.clock.now(), ctx.settings)
    return {
      ...shownRange(ctx, range),
      ...(await betsPage(ctx.db, ctx.session, { ...query, range, language: ctx.language })),
    }
  },

  async ledger(ctx, { startTime, endTime, ...query }) {
    const range = rangeOf({ startTime, endTime }, ctx.clock.now(), ctx.settings)
    return {
      ...shownRange(ctx, range),
      ...(query.account === 'POINTS' && { currency: pointsAsset }),
      ...(await ledgerPage(ctx.db, ctx.session, { ...query, range })),
    }
  },

  async deposits(ctx, { startTime, endTime, ...query }) {
    const range = rangeOf({ startTime, endTime }, ctx.clock.now(), ctx.settings)
    return {
      ...shownRange(ctx, range),
      ...(await depositsPage(ctx.db, ctx.session, { ...query, range }, (orders) => showOrders(ctx.db, orders, ctx))),
    }
  },

  async withdrawals(ctx, { startTime, endTime, ...query }) {
    const { db, settings, session, services } = ctx
    const range = rangeOf({ startTime, endTime }, ctx.clock.now(), ctx.settings)
    return {
      ...shownRange(ctx, range),
      ...(await withdrawalsPage(db, session, { ...query, range }, (orders) =>
        showWithdrawals(db, settings, orders, services.withdrawals.canCancel),
      )),
    }
  },

  async bet({ db, session, language, services }, { betNo }) {
    const found = await receiptOf(db, session, betNo, language)
    if (!found) throw refuse('not_found', { field: 'betNo' })
    const { receipt, provable } = found
    const { status, vassalage, roundId } = receipt
    // Of a finished round alone: what is still open has nothing to show.
    const key = status === 'SETTLED' ? services.verifyKey(vassalage, roundId, session.memberId) : undefined
    // After `#`, so that it is in no log.
    const filled = key ? `#${new URLSearchParams({ vass: vassalage, round: roundId, key })}` : ''
    return {
      ...receipt,
      ...(provable &&
        services.vendorOrigin && { verifyUrl: `${services.vendorOrigin}/verify?lang=${language}${filled}` }),
    }
  },

  async profit(ctx, { startTime, endTime, groupBy }) {
    const range = rangeOf({ startTime, endTime }, ctx.clock.now(), ctx.settings)
    const { timeZone } = ctx.settings.site
    return {
      ...shownRange(ctx, range),
      timeZone,
      ...(await profitOf(ctx.db, ctx.session, { range, groupBy, timeZone, language: ctx.language })),
    }
  },

  async proof({ db, session }, query) {
    return { currency: session.asset, ...(await proofPage(db, session, query)) }
  },

  async transfers({ db, session }, { pageNo, pageSize }) {
    const mine = eq(walletTransfer.memberId, session.memberId)
    const rows = await db
      .select({ row: walletTransfer, total: sql<number>`count(*) over ()`.mapWith(Number) })
      .from(walletTransfer)
      .where(mine)
      .orderBy(desc(walletTransfer.createdAt), desc(walletTransfer.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
    const totalCount = rows[0]?.total ?? (pageNo > 1 ? await db.$count(walletTransfer, mine) : 0)
    return { list: rows.map(({ row }) => show(row)), ...paged(totalCount, pageNo, pageSize) }
  },
}
