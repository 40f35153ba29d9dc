import * as z from 'zod'
import { limit } from '../../settings/ranges.ts'

export const settings = {
  feedback: z.object({
    unit: z.enum(['char', 'word']).default('char'),
    /** Characters or words; the contract takes 2000 characters at most. */
    min: z.int().min(1).max(2000).default(1),
    max: z.int().min(1).max(2000).default(140),
    perHour: limit.default(20),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
