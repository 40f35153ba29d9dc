import * as z from 'zod'

export const settings = {
  stream: z.object({
    /** How long events are kept for clients that reconnect after a gap. */ newsMinutes: z.number().default(60),
  }),
}
