import { Button } from '@brand/ui/button'
import { DateRange } from '@brand/ui/date-range'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { arrowCircleDown } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { useId, useState, type ReactNode } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { atOnceDays, onlineBounds } from './filters.ts'
import type { Filters } from './use-filters.ts'
import type { Export } from './use-export.ts'

interface RecordBarProps {
  filters: Filters
  /** Absent where there is nothing to take along. */
  file?: Export | undefined
  /** Choices of this record. */
  children?: ReactNode
}

/** Which days of a record, which of its rows, and the way to take them along. */
export function RecordBar({ filters, file, children }: RecordBarProps) {
  const t = useWords('records')
  const { timeZone, onlineDays, range, setRange } = filters
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Inline space="sm" align="end" justify="between">
      <Inline space="sm" align="end">
        <DateRange
          label={t('days')}
          labelHidden
          value={range}
          timeZone={timeZone}
          maxDays={atOnceDays}
          {...onlineBounds(timeZone, onlineDays)}
          onValueChange={(chosen, { preset }) => setRange(chosen, preset)}
        />
        {children ? (
          <>
            <Hidden above="phone">
              <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
                {t('filters')}
              </Button>
            </Hidden>
            <Hidden id={id} below={open ? undefined : 'tablet'}>
              {children}
            </Hidden>
          </>
        ) : null}
      </Inline>
      {file ? (
        <Button busy={file.busy} busyLabel={t('export.busy')} disabled={file.empty} onClick={file.start}>
          <Icon icon={arrowCircleDown} size={18} />
          {t('export')}
        </Button>
      ) : null}
    </Inline>
  )
}
