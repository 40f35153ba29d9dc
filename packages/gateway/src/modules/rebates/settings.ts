import { gameTypes } from '@brand/sdk/contract'
import * as z from 'zod'
import { amount, someAmount } from '../../settings/ranges.ts'

type Category = (typeof gameTypes)[number]

/** Parts per million of the valid bet. */
const rate = z.int().min(0).max(100_000)
const opening: Partial<Record<Category, number>> = { LIVE: 3000, SPORTS: 3000, PVP: 2000 }

export const settings = {
  /** Rebates: a part of the valid bet, which members claim. Whether there are any: the module REBATE3. */
  rebate: z.object({
    rates: z
      .object(
        Object.fromEntries(gameTypes.map((type) => [type, rate.default(opening[type] ?? 4000)])) as Record<
          Category,
          z.ZodDefault<typeof rate>
        >,
      )
      .prefault({}),
    /** Paid for the play of a day at most, minor units. */
    dayCapMinor: amount.default(1_000_000),
    /** Least amount of a claim, minor units. */
    minMinor: someAmount.default(100),
    /** What was settled so many minutes ago can be claimed. */
    settleMinutes: z.int().min(0).max(120).default(10),
    /** Whether rounds that were counted for a bonus bring no rebate. */
    excludeBonus: z.boolean().default(true),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
