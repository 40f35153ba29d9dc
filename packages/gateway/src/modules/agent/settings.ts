import * as z from 'zod'
import { limit, someAmount } from '../../settings/ranges.ts'

export const settings = {
  agent: z.object({
    /** Accounts an agent makes on a day of the site. */
    accountsPerDay: limit.default(20),
    /** Links of an agent at once. */
    links: limit.default(50),
    /** Visits of a link that are counted on a day of the site. */
    visitsPerDay: limit.default(5000),
    /** Who is active: a valid bet of at least so much, minor units, within so many days, today included. */
    activeBetMinor: someAmount.default(100_00),
    activeDays: z.int().min(1).max(92).default(30),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
