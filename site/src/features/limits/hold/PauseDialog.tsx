import type { RgPause } from '@brand/sdk'
import { Button, buttonLook } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useEffect, useRef } from 'react'
import { useNow } from '../../../app/browser/use-now.ts'
import { useLang, useWords } from '../../../app/language/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'
import { countdown } from '../units.ts'

/** Play stands still for a while: why, and for how long yet. It goes by itself. */
export function PauseDialog({ pause: { why, until }, onOver, onLeave }: { pause: RgPause; onOver: () => void; onLeave: () => void }) {
  const t = useWords('limits')
  const lang = useLang()
  const left = Date.parse(until) - useNow()
  const over = left <= 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  // A key meant for the game answers nothing: no button has the cursor at first.
  const clock = useRef<HTMLDivElement>(null)
  const kind = why === 'BREAK' ? 'BREAK' : 'SESSION'
  return (
    <Dialog open mandatory size="sm" title={t(`pause.${kind}`)} description={t(`pause.${kind}.text`)} initialFocus={clock}>
      <div ref={clock} tabIndex={-1} className={css.elapsed}>
        <span className={css.quiet}>{t('pause.left')}</span>
        <span role="timer" className={css.long}>{countdown(left, lang)}</span>
      </div>
      <p className={css.quiet}>{t('pause.safe')}</p>
      <div className={css.answers}>
        <a {...buttonLook({})} href={memberPath('limits')}>{t('pause.limits')}</a>
        <Button variant="primary" onClick={onLeave}>{t('pause.leave')}</Button>
      </div>
    </Dialog>
  )
}
