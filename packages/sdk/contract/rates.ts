import * as z from 'zod'

export const Rate = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,4})?$/)
  .meta({ id: 'Rate', description: 'Percent of the base, as a decimal string, for instance `0.6`.' })
