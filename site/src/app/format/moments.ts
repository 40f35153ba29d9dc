import { addDays, startOf } from '@brand/ui/date-picker'
import type { DayRange } from '@brand/ui/date-range'

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
