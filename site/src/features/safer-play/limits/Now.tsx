import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Text } from '@brand/ui/text'
import { Progress } from '@brand/ui/progress'
import { member } from '../../../app/api/member-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { formatClock } from '../../../app/format/format.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { fullness, pauseTitle, useUnits } from './units.ts'

/** The session that was set before play, while it runs, or the pause play is in. */
export function Now() {
  const t = useWords('limits')
  const lang = useLang()
  const { money } = useUnits()
  const { time } = useTime()
  const timeZone = useStatus().data?.timeZone
  const { data } = useApiQuery(member.limits.session, {}, { staleTime: 5000 })
  const until = (at: string) => t('session.until', { at: formatClock(Date.parse(at), lang, timeZone) })
  if (data?.pause) {
    return (
      <Callout role="status" title={t(pauseTitle(data.pause))}>
        {data.pause.why === 'LIMIT' ? t('resets', { at: time(data.pause.until) }) : until(data.pause.until)}.{' '}
        {t('pause.safe')}
      </Callout>
    )
  }
  if (!data?.preset) return null
  const { endsAt, loss, lossLeft } = data.preset
  const left = t('session.lossLeft', { left: money(lossLeft), loss: money(loss) })
  return (
    <Card
      title={t('session.now')}
      actions={
        <Text as="span" size="caption" quiet>
          {until(endsAt)}
        </Text>
      }
    >
      <Progress
        label={t('session.loss')}
        note={left}
        valueText={left}
        value={100 - fullness({ value: loss, used: lossLeft })}
        max={100}
      />
    </Card>
  )
}
