import * as z from 'zod'
import { profileCodes } from './profiles.ts'

export const settings = {
  /** Which profile of profiles.ts applies, and after how long without a bet play has ended. */
  rg: z.object({
    profile: z.enum(profileCodes).default('SANDBOX'),
    pauseMinutes: z.int().min(1).max(1440).default(15),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
