import * as z from 'zod'

/** Minor units: least and most of one transfer, and of a day of the site together. */
const bounds = z.object({
  minMinor: z.number().int().min(1).default(100_00),
  maxMinor: z.number().int().min(1).default(50_000_00),
  perDayMinor: z.number().int().min(1).default(100_000_00),
})

export const settings = {
  /** Cash sent to the upline. */
  upline: bounds,
  /** Cash sent to people below; the gifts of a red packet count together. */
  downlineTransfer: bounds.extend({
    minGiftMinor: z.number().int().min(1).default(10_00),
    /** People a red packet can be for. */
    mostGifts: z.number().int().min(1).max(200).default(50),
  }),
}
