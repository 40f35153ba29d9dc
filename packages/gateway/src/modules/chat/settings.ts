import * as z from 'zod'
import { limit, someAmount } from '../../settings/ranges.ts'

export const settings = {
  /** Chat rooms: how fast people may write, and what they may give each other. Amounts are minor units. */
  chat: z.object({
    /** Least time between two messages of a person, where a room has none of its own. */
    slowModeMs: z.int().min(0).max(3_600_000).default(2000),
    /** Characters of a message. */
    maxLength: z.int().min(20).max(500).default(200),
    /** A newer version has to be accepted before the next message. */
    rulesVersion: z.int().min(1).max(10_000).default(1),
    /** Hours after a message to the followers of a host, within which the host coming online sends no other. */
    announceHours: z.int().min(0).max(720).default(6),
    /** Who wrote within this time is reached by rain and named for mentions. */
    activeMinutes: z.int().min(1).max(1440).default(60),
    /** What one person receives at least, and one gift is at most. */
    minGiftMinor: someAmount.default(10_00),
    maxGiftMinor: someAmount.default(5_000_00),
    /** Tips and rain of a person and a day of the site together. */
    giftsPerDayMinor: someAmount.default(20_000_00),
    /** People of one rain. */
    mostRained: z.int().min(1).max(200).default(20),
    /** Reports of a person and an hour. */
    reportsPerHour: limit.default(20),
    /** People whom one person can block. */
    mostBlocked: z.int().min(1).max(1000).default(200),
  }),
}

type Own = typeof settings
declare module '../../settings/settings.ts' {
  interface SettingGroups extends Own {}
}
