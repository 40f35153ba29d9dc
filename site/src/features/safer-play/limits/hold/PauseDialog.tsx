import { formatClock } from '@brand/ui/duration'
import type { RgPause } from '@brand/sdk'
import { Grid } from '@brand/ui/grid'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button, buttonAttributes } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useEffect, useRef } from 'react'
import { useNow } from '../../../../app/browser/use-now.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { localeOf } from '../../../../app/format/format.ts'
import { useTime } from '../../../../app/format/use-time.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'
import { pauseTitle } from '../units.ts'

const texts = {
  timeout: 'timeout.about',
  'pause.BREAK': 'pause.BREAK.text',
  'pause.SESSION': 'pause.SESSION.text',
  'pause.LOSS': 'pause.LIMIT.text',
  'pause.WAGER': 'pause.LIMIT.text',
  'pause.TIME': 'pause.LIMIT.text',
} as const

/** Play is paused: why, and for how long yet. It closes by itself. */
export function PauseDialog({ pause, onOver, onLeave }: { pause: RgPause; onOver: () => void; onLeave: () => void }) {
  const t = useWords('limits')
  const lang = useLang()
  const { time } = useTime()
  const left = Date.parse(pause.until) - useNow()
  const over = left <= 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  // A key meant for the game answers nothing: no button has the cursor at first.
  const clock = useRef<HTMLDivElement>(null)
  const title = pauseTitle(pause)
  // Of a day, a week or a month: no clock runs over it.
  const limit = pause.why === 'LIMIT'
  return (
    <Dialog open mandatory size="sm" title={t(title)} description={t(texts[title])} initialFocus={clock}>
      <div ref={clock} tabIndex={-1} className={css.elapsed}>
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
      </div>
      <Stack space="xl">
        <Text size="caption" quiet>
          {t('pause.safe')}
        </Text>
        <Grid minColumn="xs" stretch space="xs">
          <a {...buttonAttributes({})} href={memberPath('limits')}>
            {t('pause.limits')}
          </a>
          <Button variant="primary" onClick={onLeave}>
            {t('pause.leave')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
