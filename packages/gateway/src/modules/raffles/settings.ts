import * as z from 'zod'

export const settings = {
  /** Raffles. Whether there are any: the module REWCEN3. */
  raffles: z.object({
    /** A raffle is drawn so many minutes after its end: what corrects play until then is counted. */
    graceMinutes: z.int().min(0).max(1440).default(5),
    /** Days in which a prize can be claimed. */
    claimDays: z.int().min(1).max(365).default(30),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
