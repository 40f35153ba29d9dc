import { Clock } from '@brand/ui/clock'
import { sdk } from '../../../app/api/client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

const serverNow = () => sdk.now()

/** The time of the site, always with its zone; server time, so a wrong device clock does not matter. */
export function SiteClock() {
  const t = useWords('agent')
  const timeZone = useStatus().data?.timeZone
  return timeZone ? <Clock date seconds timeZone={timeZone} now={serverNow} strings={{ label: t('clock') }} /> : null
}
