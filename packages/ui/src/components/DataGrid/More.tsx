import type { MouseEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import * as css from './DataGrid.css.ts'
import type { Words } from './Tools.tsx'

interface MoreProps {
  state: 'busy' | 'error' | undefined
  t: Words
  onMore: (event: MouseEvent) => void
}

/** The end of a table that has more rows. */
export const More = ({ state, t, onMore }: MoreProps) => (
  <div data-part="more" className={css.more}>
    {state === 'error' ? <span role="alert">{t('moreFailed')}</span> : null}
    <Button size="sm" busy={state === 'busy'} busyLabel={t('loading')} onClick={onMore}>
      {state === 'error' ? t('retry') : t('more')}
    </Button>
  </div>
)
