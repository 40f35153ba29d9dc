import { Card } from '@brand/ui/card'
import { DataList } from '@brand/ui/data-list'
import { Heading } from '@brand/ui/heading'
import { Inline } from '@brand/ui/inline'
import { Skeleton } from '@brand/ui/skeleton'
import { StatusChip } from '@brand/ui/status-chip'
import type { TicketsOptionsOutput } from '@brand/sdk/member'
import { useStatus } from '../../../app/api/status.ts'
import { useNow } from '../../../app/browser/use-now.ts'
import { formatClock, formatCount } from '../../../app/format/format.ts'
import { useZone } from '../../../app/format/use-zone.ts'
import { weekHours } from '../../../app/format/week-hours.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useTicketOptions } from './use-tickets.ts'
import { useReaderTime } from './use-reader-time.ts'

/** Whether somebody is there now, the hours of today, and when an answer is to be expected. */
export function ServiceTimes() {
  const t = useWords('tickets')
  const { data, isError } = useTicketOptions()
  // Where they are needed, to ask, the form tells that they are missing.
  if (isError && !data) return null
  return (
    <Card as="section" aria-label={t('times')}>
      {data ? <Times options={data} /> : <Skeleton variant="block" aria-busy="true" />}
    </Card>
  )
}

function Times({
  options: { open, nextOpen, week, today, medianMinutes, expectedAt },
}: {
  options: TicketsOptionsOutput
}) {
  const t = useWords('tickets')
  const lang = useLang()
  const zone = useZone()
  const site = useStatus().data?.timeZone
  const { time, isSameZone } = useReaderTime()
  const spans = (timeZone: string | undefined) =>
    today
      .map(({ from, to }) => ({
        from: formatClock(Date.parse(from), lang, timeZone),
        to: formatClock(Date.parse(to), lang, timeZone),
      }))
      .map((span) => t('hours.span', span))
      .join(' · ')
  return (
    <>
      <Inline justify="between">
        <Heading level={2} size="sm">
          {t('times')}
        </Heading>
        <StatusChip status={open ? 'success' : 'idle'}>{t(open ? 'times.open' : 'times.closed')}</StatusChip>
      </Inline>
      <DataList
        items={[
          ...(week.length > 0
            ? [
                {
                  term: t('hours.week'),
                  value: weekHours(week, lang, (from, to) => t('hours.span', { from, to })).join(' · '),
                },
              ]
            : []),
          { term: t('hours.today'), value: today.length > 0 ? spans(site) : t('hours.none'), note: zone },
          ...(today.length > 0 && !isSameZone ? [{ term: t('hours.yours'), value: spans(undefined) }] : []),
          ...(nextOpen ? [{ term: t('times.next'), value: <time dateTime={nextOpen}>{time(nextOpen)}</time> }] : []),
          ...(medianMinutes === null
            ? []
            : [
                {
                  term: t('times.usual'),
                  value: t('minutes', { count: medianMinutes, n: formatCount(medianMinutes, lang) }),
                },
              ]),
          ...(expectedAt
            ? [{ term: t('times.expected'), value: <time dateTime={expectedAt}>{time(expectedAt)}</time> }]
            : []),
        ]}
      />
    </>
  )
}

/** When the answer to a question that waits is expected, in the zone of the reader; or that it takes longer. */
export function ExpectedAnswer({ expectedAt }: { expectedAt: string }) {
  const t = useWords('tickets')
  const { time } = useReaderTime()
  const now = useNow(30_000)
  const late = Date.parse(expectedAt) < now
  return <>{late ? t('expected.late') : t('expected', { time: time(expectedAt) })}</>
}
