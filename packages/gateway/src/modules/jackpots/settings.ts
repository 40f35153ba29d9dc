import * as z from 'zod'
import { amount, someAmount } from '../../settings/ranges.ts'

export const settings = {
  /**
   * `pool` shows the ledger's jackpots and falls back to the illustration where there is none and it is allowed; `off`
   * keeps none. Of each stake `sharePercent` goes into the pool; it begins with `seed` (minor units) and is hit, on the
   * average, once for `onePer` units staked, as published when its cycle began.
   */
  jackpot: z.object({
    mode: z.enum(['pool', 'pool-or-illustration', 'off']).default('pool-or-illustration'),
    sharePercent: z.number().min(0).max(5).default(1),
    seed: amount.default(10_000_00),
    onePer: someAmount.default(2_500_000),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
