import * as z from 'zod'

export const settings = {
  /** Messages between people of a line. `perHour`: how many one of them can send. */
  lineMessages: z.object({
    perHour: z.int().min(1).max(10_000).default(60),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
