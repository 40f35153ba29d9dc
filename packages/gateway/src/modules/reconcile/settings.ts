import * as z from 'zod'
import { upToWeek } from '../../settings/ranges.ts'

export const settings = {
  /** Rounds open for longer are queried at their vendor, again after so long. */
  reconcile: z.object({ openMinutes: upToWeek.default(15), againMinutes: upToWeek.default(5) }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
