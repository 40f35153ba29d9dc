import { formatClock } from '@brand/ui/duration'
import type { RgPause } from '@brand/sdk'
import { Text } from '@brand/ui/text'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { localeOf } from '../../../../app/format/format.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { pauseTitle } from '../units.ts'
import { Cover } from './Cover.tsx'

const texts = {
  timeout: 'timeout.about',
  'pause.BREAK': 'pause.BREAK.text',
  'pause.SESSION': 'pause.SESSION.text',
  'pause.LOSS': 'pause.LIMIT.text',
  'pause.WAGER': 'pause.LIMIT.text',
  'pause.TIME': 'pause.LIMIT.text',
} as const

/** Play is paused: why, and for how long yet. */
export function PauseDialog({ pause, onOver, onLeave }: { pause: RgPause; onOver: () => void; onLeave: () => void }) {
  const t = useWords('limits')
  const lang = useLang()
  const { time } = useTime()
  const title = pauseTitle(pause)
  // Of a day, a week or a month: no clock runs over it.
  const limit = pause.why === 'LIMIT'
  return (
    <Cover title={t(title)} text={t(texts[title])} until={pause.until} onOver={onOver} onLeave={onLeave}>
      {(left) => (
        <>
          {title !== 'timeout' && (
            <Text size="caption" quiet>
              {t(limit ? 'pause.anew' : 'pause.left')}
            </Text>
          )}
          {title === 'timeout' ? (
            <Text size="headline">{t('session.until', { at: time(pause.until) })}</Text>
          ) : limit ? (
            <Text size="headline">
              <time dateTime={pause.until}>{time(pause.until)}</time>
            </Text>
          ) : (
            <Text size="headline" role="timer">
              {formatClock(left, localeOf(lang))}
            </Text>
          )}
        </>
      )}
    </Cover>
  )
}
