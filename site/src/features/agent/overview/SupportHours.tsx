import { Skeleton } from '@brand/ui/skeleton'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useModule } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { weekHours } from '../../../app/format/week-hours.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'

/** When customer support is there in a week, in the time zone of the site and with its name. */
export function SupportHours() {
  const t = useWords('agent')
  const lang = useLang()
  const zone = useZone()
  const on = useModule('TICKET3')
  const { data, error } = useApiQuery(member.tickets.options, {}, { enabled: on })
  if (!on || error) return null
  if (!data)
    return (
      <Text quiet>
        <Skeleton />
      </Text>
    )
  const hours = weekHours(data.week, lang, (from, to) => t('support.span', { from, to }))
  return (
    <Text quiet>
      {data.week.length > 0 ? t('support.hours', { times: hours.join(' · '), zone }) : t('support.none')}
      {data.week.length > 0 && data.today.length === 0 ? ` ${t('support.closed')}` : null}
    </Text>
  )
}
