import { info } from '@brand/ui/icons'
import { Icon } from '@brand/ui/icon'
import { Text } from '@brand/ui/text'
import { useEffect } from 'react'
import { useNow } from '../../../app/browser/use-now.ts'
import { useStatus } from '../../../app/api/status.ts'
import { formatClock, formatCount } from '../../../app/format/format.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import * as css from './planned.css.ts'
import { noticeMs } from './start-up.ts'

/**
 * Shows half an hour ahead that the site will close, how long that still is and until when. At the hour it
 * queries whether it has.
 */
export default function PlannedMaintenance() {
  const t = useWords('system')
  const lang = useLang()
  const now = useNow()
  const { data: status, refetch } = useStatus()
  const start = Date.parse(status?.maintenanceStart ?? '')
  const end = Date.parse(status?.maintenanceEnd ?? '')
  const due = start <= now
  useEffect(() => {
    if (!due) return
    // Not all visitors in the same second.
    const timer = setTimeout(() => void refetch(), 1000 + Math.random() * 5000)
    return () => clearTimeout(timer)
  }, [due, refetch])
  if (!(start - now <= noticeMs)) return null
  const times = { time: formatClock(start, lang), end: formatClock(end, lang) }
  return (
    <div className={css.strip}>
      <Icon icon={info} />
      <p role="status" className={css.text}>
        {due ? t('planned.due') : Number.isNaN(end) ? t('planned.open', times) : t('planned.until', times)}
      </p>
      {/* Outside of what is read aloud, which would be read again each minute. */}
      {due ? null : (
        <Text as="span" tone="accent" weight="label" tabular>
          {t('planned.left', { minutes: formatCount(Math.ceil((start - now) / 60_000), lang) })}
        </Text>
      )}
    </div>
  )
}
