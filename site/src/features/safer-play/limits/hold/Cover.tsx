import { Grid } from '@brand/ui/grid'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button, buttonAttributes } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNow } from '../../../../app/browser/use-now.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import * as css from '../limits.css.ts'

interface CoverProps {
  title: string
  text: string
  until: string
  onOver: () => void
  onLeave: () => void
  /** What is read first, with the time that is left (ms). */
  children: (left: number) => ReactNode
}

/** Covers a game that takes no bets for now, and goes by itself. */
export function Cover({ title, text, until, onOver, onLeave, children }: CoverProps) {
  const t = useWords('limits')
  const left = Date.parse(until) - useNow()
  const over = left <= 0
  useEffect(() => {
    if (over) onOver()
  }, [over, onOver])
  // A key meant for the game answers nothing: no button has the cursor at first.
  const first = useRef<HTMLDivElement>(null)
  return (
    <Dialog open mandatory size="sm" title={title} description={text} initialFocus={first}>
      <div ref={first} tabIndex={-1} className={css.elapsed}>
        {children(left)}
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
