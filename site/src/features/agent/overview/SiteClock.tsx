import { formatTime } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useNow } from '../../../app/browser/use-now.ts'

/** The time of the site, always with its zone; server time, so a wrong device clock does not matter. */
export function SiteClock() {
  const t = useWords('agent')
  const lang = useLang()
  const now = useNow()
  const timeZone = useStatus().data?.timeZone
  if (!timeZone) return null
  return (
    <time aria-label={t('clock')} dateTime={new Date(now).toISOString()}>
      {formatTime(now, lang, { timeZone, zone: true, seconds: true })}
    </time>
  )
}
