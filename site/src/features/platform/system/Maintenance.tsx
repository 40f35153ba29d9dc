import { Button } from '@brand/ui/button'
import { DataList } from '@brand/ui/data-list'
import { useEffect } from 'react'
import { formatClock, formatCount, formatTime } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { useNow } from '../../../app/browser/use-now.ts'
import { ClosedPage, type ClosedProps } from './ClosedPage.tsx'
import { timeLeft } from './start-up.ts'

/** Status 1: what is going on, until when in the visitor's own zone, how long that still is. */
export default function Maintenance({ status, busy, onRetry }: ClosedProps) {
  const t = useWords('system')
  const lang = useLang()
  const now = useNow()
  const end = status?.maintenanceEnd ? Date.parse(status.maintenanceEnd) : undefined
  const over = end !== undefined && end <= now
  // It is due: ask soon, but never all visitors in the same second.
  useEffect(() => {
    if (!over) return
    const timer = setTimeout(onRetry, Math.random() * 10_000)
    return () => clearTimeout(timer)
  }, [over, onRetry])
  const { hours, minutes, seconds } = timeLeft(end ?? 0, now)
  const n = (count: number) => formatCount(count, lang)
  const left =
    hours > 0
      ? t('maintenance.leftHours', { hours: n(hours), minutes: n(minutes) })
      : t('maintenance.leftMinutes', { minutes: n(minutes), seconds: n(seconds) })
  return (
    <ClosedPage
      status={status}
      kicker={t('maintenance.kicker')}
      title={end ? t('maintenance.title', { time: formatClock(end, lang) }) : t('maintenance.titleOpen')}
      text={status?.maintenanceMessages?.[lang] ?? status?.maintenanceMessage ?? t('maintenance.message')}
    >
      {end ? (
        <DataList
          items={[
            {
              term: t('maintenance.reopens'),
              value: <time dateTime={new Date(end).toISOString()}>{formatTime(end, lang, { zone: true })}</time>,
            },
            { term: t('maintenance.left'), value: <span role="timer">{over ? t('maintenance.over') : left}</span> },
          ]}
        />
      ) : null}
      <Button size="lg" busy={busy} busyLabel={t('retrying')} onClick={onRetry}>
        {t('retry')}
      </Button>
    </ClosedPage>
  )
}
