import * as z from 'zod'
import { serviceAddress } from '../../lib/addresses.ts'

export const settings = {
  /** The lottery front: another service, which checks our tickets. Without one lotteries open at the demo vendor. */
  lottery: z.object({ url: serviceAddress.optional() }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
