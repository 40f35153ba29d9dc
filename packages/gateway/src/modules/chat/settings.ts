import * as z from 'zod'
import { serviceAddress } from '../../lib/addresses.ts'

export const settings = {
  /** The chat service of the brand; its address, and its hosts. */
  chat: z.object({
    url: serviceAddress.optional(),
    models: z
      .array(
        z.object({
          modelId: z.string(),
          name: z.string(),
          language: z.string(),
          iconUrl: z.string(),
          online: z.boolean().default(true),
        }),
      )
      .default([]),
  }),
}
