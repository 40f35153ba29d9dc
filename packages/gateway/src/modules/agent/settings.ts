import * as z from 'zod'

export const settings = {
  agent: z.object({
    /** Accounts an agent makes on a day of the site. */
    accountsPerDay: z.number().int().min(1).default(20),
    /** Links of an agent at once. */
    links: z.number().int().min(1).default(50),
    /** Visits of a link that are counted on a day of the site. */
    visitsPerDay: z.number().int().min(1).default(5000),
    /** Who is active: a valid bet of at least so much, minor units, within so many days, today included. */
    activeBetMinor: z.number().int().min(1).default(100_00),
    activeDays: z.number().int().min(1).max(92).default(30),
  }),
}
