import * as z from 'zod'
import { someAmount } from '../../settings/ranges.ts'

/** Minor units: least and most of one transfer, and of a day of the site together. */
const bounds = z.object({
  minMinor: someAmount.default(100_00),
  maxMinor: someAmount.default(50_000_00),
  perDayMinor: someAmount.default(100_000_00),
})

export const settings = {
  /** Cash sent to the upline. */
  upline: bounds,
  /** Cash sent to people below; the gifts of a red packet count together. */
  downlineTransfer: bounds.extend({
    minGiftMinor: someAmount.default(10_00),
    /** People a red packet can be for. */
    mostGifts: z.int().min(1).max(200).default(50),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
