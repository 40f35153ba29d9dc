import * as z from 'zod'
import { upToWeek } from '../../settings/ranges.ts'

export const settings = {
  stream: z.object({
    /** How long events are kept for clients that reconnect after a gap. */ newsMinutes: upToWeek.default(60),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
