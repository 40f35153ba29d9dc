import { gameTypes } from '@brand/sdk/contract'
import * as z from 'zod'

const hundredths = z.number().min(0).max(1000).multipleOf(0.01)
const fewer: Partial<Record<(typeof gameTypes)[number], number>> = { PVP: 5, LIVE: 1 }

export const settings = {
  /** Points: how play earns them, and how they become cash. */
  points: z.object({
    /**
     * Points per 100.00 of valid bet, multiplied by the factor of the rank. A change applies to days of which nothing
     * has been counted yet.
     */
    rates: z
      .object(
        Object.fromEntries(gameTypes.map((type) => [type, hundredths.default(fewer[type] ?? 10)])) as Record<
          (typeof gameTypes)[number],
          z.ZodDefault<typeof hundredths>
        >,
      )
      .prefault({}),
    /** Points for 1.00. */
    ratio: z.int().min(1).max(1_000_000).default(100),
    minPoints: z.int().min(1).max(1_000_000_000).default(1000),
    stepPoints: z.int().min(1).max(1_000_000_000).default(100),
    perDayPoints: z.int().min(1).max(1_000_000_000).default(100_000),
    /** Of the cash: how many times it has to be played. */
    multiple: z.number().min(0).max(100).default(1),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
