import { Skeleton } from '@brand/ui/skeleton'
import { Text } from '@brand/ui/text'
import { member } from '../../../app/api/member-client.ts'
import { useModule, useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatClock } from '../../../app/format/format.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'

/** When customer support is there today, in the time zone of the site and with its name. */
export function SupportHours() {
  const t = useWords('agent')
  const lang = useLang()
  const zone = useZone()
  const timeZone = useStatus().data?.timeZone
  const on = useModule('TICKET3')
  const { data, error } = useApiQuery(member.tickets.options, {}, { enabled: on })
  if (!on || error) return null
  if (!data)
    return (
      <Text quiet>
        <Skeleton />
      </Text>
    )
  const clock = (at: string) => formatClock(Date.parse(at), lang, timeZone)
  const times = data.today.map(({ from, to }) => t('support.span', { from: clock(from), to: clock(to) })).join(', ')
  return <Text quiet>{times === '' ? t('support.closed', { zone }) : t('support.hours', { times, zone })}</Text>
}
