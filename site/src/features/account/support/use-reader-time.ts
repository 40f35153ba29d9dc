import { useStatus } from '../../../app/api/status.ts'
import { useNow } from '../../../app/browser/use-now.ts'
import { formatTime } from '../../../app/format/format.ts'
import { useLang } from '../../../app/i18n/i18n.ts'

/** Moments in the time zone of the reader, for what the reader waits for; named where the site has another. */
export function useReaderTime() {
  const lang = useLang()
  const site = useStatus().data?.timeZone
  const now = useNow(60_000)
  const isSameZone = site === undefined || formatTime(now, lang) === formatTime(now, lang, { timeZone: site })
  return { isSameZone, time: (at: string): string => formatTime(Date.parse(at), lang, { zone: !isSameZone }) }
}
