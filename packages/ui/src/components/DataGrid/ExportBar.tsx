import { useStrings } from '../../i18n/useStrings.ts'
import { Button } from '../Button/Button.tsx'
import * as css from './DataGrid.css.ts'
import type { Words } from './Tools.tsx'
import type { ExportState } from './useExport.ts'

interface ExportBarProps {
  state: ExportState
  limit: number
  t: Words
  onCancel: () => void
}

/** How far a file is, with the way to stop; then that it ends at the bound, or that rows did not load. */
export function ExportBar({ state: { busy, rows, end }, limit, t, onCancel }: ExportBarProps) {
  const dates = useStrings('dateRange')
  const errors = useStrings('errorState')
  if (end === 'failed')
    return (
      <p role="alert" data-part="export-failed" className={css.barred}>
        {errors('title')}
      </p>
    )
  const shown = busy && rows !== undefined
  return (
    <div role="status" data-part="export-state" className={css.exporting}>
      {end ? t('bound', { count: limit }) : shown ? t('exported', { count: rows }) : null}
      {shown ? (
        <Button size="sm" variant="quiet" data-part="cancel-export" onClick={onCancel}>
          {dates('cancel')}
        </Button>
      ) : null}
    </div>
  )
}
