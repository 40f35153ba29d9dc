import { Text } from '@brand/ui/text'
import { formatClock } from '../../../app/format/format.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'

/** Hours of customer support, in the time zone of the site. */
const hours = { from: 12, to: 21 }

/** When customer support answers, with the name of the zone. */
export function SupportHours() {
  const t = useWords('agent')
  const lang = useLang()
  const zone = useZone()
  const clock = (hour: number) => formatClock(Date.UTC(2026, 0, 1, hour), lang, 'UTC')
  return <Text quiet>{t('support.hours', { from: clock(hours.from), to: clock(hours.to), zone })}</Text>
}
