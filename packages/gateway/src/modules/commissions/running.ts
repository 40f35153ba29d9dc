import type { contract as calls } from '@brand/sdk/contract'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import type { Handlers } from '../../http/context.ts'
import { formatMoney } from '../../ledger/money.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import type { Settings } from '../../settings/settings.ts'
import { formatRate } from '../agent/index.ts'
import { runningContracts } from '../contracts/index.ts'
import { figuresOfMonth } from './brought.ts'
import { type Month, nextTier } from './deals.ts'
import { formatExact } from './exact.ts'
import { carryOf, dealOfMonth, monthBy } from './revenue.ts'

type Share = NonNullable<z.input<(typeof calls)['income']['running']['output']>['share']>

/** What the running month of a deal has brought so far, and what it would pay if it ended now; null without a deal. */
export async function runningShare(
  db: Reader,
  month: Month,
  { revenueShare }: Pick<Settings, 'revenueShare'>,
  size?: number,
): Promise<Share | null> {
  const deal = await dealOfMonth(db, month)
  if (!deal) return null
  const [figures, carry] = await Promise.all([
    figuresOfMonth(db, month, { activeMinor: revenueShare.activeMinor, size }),
    carryOf(db, month),
  ])
  const { platformFee, paymentFee, net, rate, paid } = monthBy(deal, figures, carry, revenueShare)
  const next = nextTier(deal.tiers, net, figures.active)
  return {
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
}

/** What the running periods would pay if they ended now. */
export const incomeRunning: Handlers<'income'>['running'] = async ({ db, session, clock, settings }) => {
  const { memberId, asset } = session
  const now = clock.now()
  const month = `${dayOf(now, settings.site.timeZone).slice(0, 8)}01`
  return {
    currency: asset,
    at: now.toISOString(),
    share: await runningShare(db, { agentId: memberId, asset, month }, settings),
    contracts: await runningContracts({ db, settings, clock }, memberId),
  }
}
