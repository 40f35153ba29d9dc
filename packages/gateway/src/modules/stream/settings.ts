import * as z from 'zod'

export const settings = {
  stream: z.object({
    /** How long news waits for those who come back after a gap. */ newsMinutes: z.number().default(60),
  }),
}
