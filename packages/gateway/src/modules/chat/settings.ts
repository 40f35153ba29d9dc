import * as z from 'zod'
import { safeAddress, serviceAddress } from '../../lib/addresses.ts'
import { languageTag, name, words } from '../../settings/ranges.ts'

export const settings = {
  /** The chat service of the brand; its address, and its hosts. */
  chat: z.object({
    url: serviceAddress.optional(),
    models: z
      .array(
        z.object({
          modelId: name,
          name: words(80),
          language: languageTag,
          iconUrl: safeAddress,
          online: z.boolean().default(true),
        }),
      )
      .default([]),
  }),
}
