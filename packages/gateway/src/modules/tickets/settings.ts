import { AskedDay } from '@brand/sdk/contract'
import * as z from 'zod'
import { limit } from '../../settings/ranges.ts'

/** A time of the day, `09:30`; `24:00` is its end. */
const clockTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'a time like 09:30')
const opening = z
  .object({
    /** Days of the week, 1 is Monday. */
    days: z.array(z.int().min(1).max(7)).min(1).max(7),
    from: clockTime,
    to: clockTime,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'after `from`' })

export const settings = {
  /** Questions to customer service. */
  tickets: z
    .object({
      /** Length of a question in characters or words; a reply may be shorter. The contract takes 4000 characters. */
      unit: z.enum(['char', 'word']).default('char'),
      min: z.int().min(1).max(4000).default(10),
      max: z.int().min(1).max(4000).default(500),
      /** Hours of customer service in the time zone of the site, and days (`2026-12-16`) on which it is closed. */
      hours: z
        .array(opening)
        .max(14)
        .default([{ days: [1, 2, 3, 4, 5], from: '12:00', to: '21:00' }]),
      closed: z.array(AskedDay).max(366).default([]),
      /** Minutes of service hours to an answer, promised until there are enough answers to measure. */
      usualMinutes: z.int().min(1).max(10_080).default(60),
      /** Questions of a person that are not closed. */
      mostOpen: z.int().min(1).max(100).default(3),
      /** Messages that a person can write in an hour. */
      perHour: limit.default(20),
      /** Days within which a reply reopens a closed question. */
      reopenDays: z.int().min(0).max(365).default(14),
      /** Days without a word after an answer, after which the question is closed. */
      closeDays: z.int().min(1).max(365).default(14),
    })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'at least `min`' }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
