import * as z from 'zod'

export const settings = {
  /** Rounds open for longer are queried at their vendor, again after so long. */
  reconcile: z.object({ openMinutes: z.number().min(1).default(15), againMinutes: z.number().min(1).default(5) }),
}
