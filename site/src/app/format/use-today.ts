import type { Day } from '@brand/ui/date-picker'
import { useStatus } from '../api/status.ts'
import { useNow } from '../browser/use-now.ts'
import { todayIn } from './moments.ts'

/**
 * The day in the time zone of the site, by the server's clock from the moment that is known: another one after its
 * midnight, also on a page that stays open.
 */
export function useToday(): Day {
  useNow(60_000)
  return todayIn(useStatus().data?.timeZone)
}
