import * as z from 'zod'

export const settings = {
  feedback: z.object({
    unit: z.enum(['char', 'word']).default('char'),
    min: z.number().int().default(1),
    max: z.number().int().default(140),
    perHour: z.number().int().default(20),
  }),
}
