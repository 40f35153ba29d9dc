import * as z from 'zod'
import { someAmount } from '../../settings/ranges.ts'

export const settings = {
  /** Of every game, minor units: what vendors may bet, and how long after the last round a new one may begin. */
  play: z.object({
    minStake: someAmount.default(1),
    maxStake: someAmount.default(100_000_00),
    stakeStep: someAmount.default(1),
    minCycleMs: z.int().min(0).max(60_000).default(0),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
