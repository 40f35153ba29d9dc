import * as z from 'zod'
import { amount } from '../../settings/ranges.ts'

const percent = (most: number) => z.number().min(0).max(most)

export const settings = {
  /**
   * What agents earn by the rates of their lines. `base`: the valid bet, or what the players lost (a day of winning
   * players is set off against later ones). A day is paid once its figures are complete, `graceMinutes` after it ended.
   */
  commission: z.object({
    base: z.enum(['validBet', 'loss', 'off']).default('validBet'),
    graceMinutes: z.int().min(5).max(43_200).default(30),
  }),
  /**
   * Shares of the net revenue by deal, paid on `payday` of the next month (site's time zone): what reduces the revenue,
   * in per cent, and the valid bet of a month (minor units) that makes a member active.
   */
  revenueShare: z.object({
    payday: z.int().min(1).max(28).default(1),
    /** Of what the house won of stakes. */
    platformPercent: percent(100).default(18),
    /** Of deposits and of withdrawals. */
    paymentPercent: percent(20).default(2),
    activeMinor: amount.default(100_00),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
