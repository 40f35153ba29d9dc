import { gameTypes } from '@brand/sdk/contract'
import * as z from 'zod'
import { amount } from '../../settings/ranges.ts'

/** What of a valid bet counts towards turnover, per cent. */
const weight = z.int().min(0).max(100)
const lesser: Partial<Record<(typeof gameTypes)[number], number>> = { PVP: 50, LIVE: 10 }
const weights = z.object(
  Object.fromEntries(gameTypes.map((type) => [type, weight.default(lesser[type] ?? 100)])) as Record<
    (typeof gameTypes)[number],
    z.ZodDefault<typeof weight>
  >,
)

export const settings = {
  /** Play required before cash may be withdrawn. */
  turnover: z.object({
    /** Of a deposit. */
    depositMultiple: z.number().min(0).max(100).default(1),
    weights: weights.prefault({}),
    /** By node id, over the category's; a game that counts 0 is refused while a bonus is open. */
    gameWeights: z.record(z.string().regex(/^\d{1,10}$/), weight).default({}),
    /** Less than this with no round open counts as nothing: the requirement is dropped. */
    bustMinor: amount.default(100),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
