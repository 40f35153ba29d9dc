import { addDays, dayIn, startOf, type Day } from '@brand/ui/date-picker'
import type { DayRange } from '@brand/ui/date-range'
import { sdk } from '../api/client.ts'

/** The day it is in a zone, by the server's clock: that of a device may be wrong. */
export const todayIn = (timeZone: string | undefined, now = sdk.now()): Day => dayIn(timeZone, now)

/**
 * The moments between which days of a zone lie, for the gateway: from the first one's midnight to the one after the
 * last.
 */
export const momentsOf = (
  { from, to }: DayRange,
  timeZone: string | undefined,
): { startTime: string; endTime: string } => ({
  startTime: new Date(startOf(from, timeZone)).toISOString(),
  endTime: new Date(startOf(addDays(to, 1), timeZone)).toISOString(),
})
