import { asc, eq } from 'drizzle-orm'
import { revenueDeal } from './schema.ts'
import type { Handlers } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { dayOf, daysAfter } from '../../lib/time/calendar.ts'
import { formatRate, formatRates, parseRate, ratesOf } from '../agent/index.ts'
import { formatExact } from './exact.ts'
import { carryOf } from './revenue.ts'

/** What an agent is paid by. */
export const incomeTerms: Handlers<'income'>['terms'] = async ({ db, session, clock, settings }) => {
  const { memberId, asset } = session
  const { commission, revenueShare, site } = settings
  const [rates, versions, carry] = await Promise.all([
    ratesOf(db, memberId, dayOf(clock.now(), site.timeZone)),
    db.select().from(revenueDeal).where(eq(revenueDeal.agentId, memberId)).orderBy(asc(revenueDeal.fromMonth)),
    carryOf(db, { agentId: memberId, asset }),
  ])
  const deals = versions.map(({ kind, fromMonth, tiers, ended }, at) => {
    const next = versions[at + 1]
    return {
      ended,
      deal: {
        kind,
        from: fromMonth,
        to: next ? daysAfter(next.fromMonth, -1) : null,
        tiers: tiers
          .toSorted((a, b) => a.minNet - b.minNet || a.minActive - b.minActive)
          .map(({ minNet, minActive, rate }) => ({
            minNet: formatMoney(minNet),
            minActive,
            rate: formatRate(rate),
          })),
      },
    }
  })
  return {
    currency: asset,
    base: commission.base,
    graceMinutes: commission.graceMinutes,
    rates: formatRates(rates),
    deals: deals
      .filter(({ ended }) => !ended)
      .map(({ deal }) => deal)
      .toReversed(),
    payday: revenueShare.payday,
    platformFee: formatRate(parseRate(String(revenueShare.platformPercent))),
    paymentFee: formatRate(parseRate(String(revenueShare.paymentPercent))),
    activeFrom: formatMoney(revenueShare.activeMinor),
    debt: formatMoney(carry.debt),
    carried: formatExact(carry.rest),
  }
}
