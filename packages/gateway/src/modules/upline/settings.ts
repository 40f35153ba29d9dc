import * as z from 'zod'

export const settings = {
  /**
   * Cash sent to the upline, minor units: least and most of one transfer, and of a day of the site together.
   */
  upline: z.object({
    minMinor: z.number().int().min(1).default(100_00),
    maxMinor: z.number().int().min(1).default(50_000_00),
    perDayMinor: z.number().int().min(1).default(100_000_00),
  }),
}
