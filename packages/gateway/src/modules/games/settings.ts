import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import { localized } from '../../lib/text/localized.ts'
import { openingText } from '../../lib/text/opening.ts'
import { amount, name, someAmount, upToWeek, words } from '../../settings/ranges.ts'

/** Stakes and least balances in minor units. */
const pvpLevels = [
  { id: 'first', name: openingText('tables.first'), stake: 100, minBalance: 2_000 },
  { id: 'middle', name: openingText('tables.middle'), stake: 1_000, minBalance: 20_000 },
  { id: 'high', name: openingText('tables.high'), stake: 10_000, minBalance: 200_000 },
]

export const settings = {
  /** When vendors in maintenance are expected back, by code: shown beside their games. */
  vendors: z.object({ backAt: z.record(name, AskedInstant).default({}) }),
  pvp: z.object({
    levels: z
      .array(
        z.object({
          id: name,
          name: localized(words(80)),
          stake: someAmount,
          minBalance: amount,
        }),
      )
      .default(pvpLevels),
    /** A player without a new round for this long counts as having left. */
    activeMinutes: upToWeek.int().default(10),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
