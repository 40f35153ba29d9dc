import type { ReactNode, SyntheticEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import * as css from './DataGrid.css.ts'
import type { Words } from './Tools.tsx'

interface ChosenBarProps {
  count: number
  /** Why the row that was pressed last cannot be chosen. */
  barred: string | undefined
  actions: ReactNode
  t: Words
  onClear: (event: SyntheticEvent) => void
}

/** What can be done with the chosen rows, and why one cannot be chosen. */
export const ChosenBar = ({ count, barred, actions, t, onClear }: ChosenBarProps) => (
  <>
    {count > 0 ? (
      <div data-part="chosen" className={css.chosen}>
        <span className={css.count}>{t('chosen', { count })}</span>
        {actions}
        <Button variant="quiet" size="sm" data-part="clear" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
    ) : null}
    {barred ? (
      <p role="alert" data-part="barred" className={css.barred}>
        {barred}
      </p>
    ) : null}
  </>
)
