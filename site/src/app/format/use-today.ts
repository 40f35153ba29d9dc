import { dayIn, type Day } from '@brand/ui/date-picker'
import { useStatus } from '../api/status.ts'
import { useNow } from '../browser/use-now.ts'

/** The day in the time zone of the site: another one after its midnight, also on a page that stays open. */
export const useToday = (): Day => dayIn(useStatus().data?.timeZone, useNow(60_000))
