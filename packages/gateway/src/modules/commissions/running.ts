import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Handlers, SignedInCtx } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { dayOf, monthOf } from '../../lib/time/calendar.ts'
import { formatRate } from '../agent/index.ts'
import { runningContracts } from '../contracts/index.ts'
import { type Month, nextTier } from './deals.ts'
import { formatExact } from './exact.ts'
import { carryOf, dealOfMonth, monthBy } from './revenue.ts'
import { runningFiguresOfMonth } from './running-figures.ts'

type Share = NonNullable<z.input<(typeof calls)['income']['running']['output']>['share']>

/**
 * Where nothing is kept for a month, a line of many members takes longer to add up than a call may: the sum is kept so
 * long, and whoever is refused meanwhile finds it when they ask again.
 */
const keptMs = 30_000

/** What the running month of a deal has brought so far, and what it would pay if it ended now; null without a deal. */
async function runningShare(ctx: SignedInCtx, month: Month): Promise<{ at: string; share: Share } | null> {
  const { db, clock, services } = ctx
  const { revenueShare } = ctx.settings
  const deal = await dealOfMonth(db, month)
  if (!deal) return null
  const { activeMinor } = revenueShare
  const key = ['income-running', month.agentId, month.asset, month.month, activeMinor].join(' ')
  const [{ at, figures }, carry] = await Promise.all([
    services.ttlCache.get(key, keptMs, async () => ({
      at: clock.now().toISOString(),
      figures: await runningFiguresOfMonth(db, month, activeMinor),
    })),
    carryOf(db, month),
  ])
  const { platformFee, paymentFee, net, rate, paid } = monthBy(deal, figures, carry, revenueShare)
  const next = nextTier(deal.tiers, net, figures.active)
  const share: Share = {
    month: month.month,
    deal: deal.kind,
    revenue: formatMoney(figures.revenue),
    bonus: formatMoney(figures.bonus),
    rebate: formatMoney(figures.rebate),
    platformFee: formatMoney(platformFee),
    paymentFee: formatMoney(paymentFee),
    net: formatMoney(net),
    active: figures.active,
    rate: formatRate(rate),
    debt: formatMoney(carry.debt),
    carried: formatExact(carry.rest),
    amount: formatMoney(paid),
    next: next
      ? {
          rate: formatRate(next.rate),
          missingNet: formatMoney(next.missingNet),
          missingActive: next.missingActive,
        }
      : null,
  }
  return { at, share }
}

/** What the running periods would pay if they ended now. */
export const incomeRunning: Handlers<'income'>['running'] = async (ctx) => {
  const { db, session, clock, settings } = ctx
  const { memberId: agentId, asset } = session
  const now = clock.now()
  const month = monthOf(dayOf(now, settings.site.timeZone))
  const running = await runningShare(ctx, { agentId, asset, month })
  return {
    currency: asset,
    at: running?.at ?? now.toISOString(),
    share: running?.share ?? null,
    contracts: await runningContracts({ db, settings, clock }, agentId),
  }
}
