import { useMemo } from 'react'
import { useStatus } from '../api/status.ts'
import { formatDay, formatTime } from './format.ts'
import { useLang } from '../i18n/i18n.ts'

/** A moment: as the wire writes it, or ms since 1970 of the server's clock. */
type Moment = string | number
const msOf = (at: Moment): number => (typeof at === 'string' ? Date.parse(at) : at)

/**
 * Moments of an account in the time zone of the site, as its records and its limits count them, wherever the reader
 * is.
 */
export function useTime() {
  const lang = useLang()
  const timeZone = useStatus().data?.timeZone
  return useMemo(
    () => ({
      /** `20 Nov 2026, 19:11` */
      time: (at: Moment, more: { seconds?: boolean } = {}): string => formatTime(msOf(at), lang, { ...more, timeZone }),
      /** `20 November 2026` */
      day: (at: Moment): string => formatDay(msOf(at), lang, timeZone),
    }),
    [lang, timeZone],
  )
}
