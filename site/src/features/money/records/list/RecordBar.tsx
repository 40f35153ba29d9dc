import { DateRange } from '@brand/ui/date-range'
import { Inline } from '@brand/ui/inline'
import type { ReactNode } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { FilterFold } from '../../../../app/records/FilterFold.tsx'
import { atOnceDays, onlineBounds } from './filters.ts'
import type { Filters } from './use-filters.ts'

interface RecordBarProps {
  filters: Filters
  /** Choices of this record. */
  children?: ReactNode
}

/** Which days of a record, and which of its rows. */
export function RecordBar({ filters, children }: RecordBarProps) {
  const t = useWords('records')
  const { timeZone, onlineDays, range, setRange } = filters
  return (
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
      {children ? <FilterFold>{children}</FilterFold> : null}
    </Inline>
  )
}
