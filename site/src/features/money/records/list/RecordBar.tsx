import type { ReactNode } from 'react'
import { FilterDays } from '../../../../app/records/FilterDays.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { FilterRow } from '../../../../app/records/FilterRow.tsx'
import { atOnceDays, onlineBounds } from './filters.ts'
import type { Filters } from './use-filters.ts'

interface RecordBarProps {
  filters: Filters
  /** Names of the choices in the address. */
  names?: readonly string[]
  search?: ReactNode
  /** Choices of this record. */
  children?: ReactNode
}

/** Which days of a record, and which of its rows. */
export function RecordBar({ filters, names = [], search, children }: RecordBarProps) {
  const t = useWords('records')
  const { timeZone, today, onlineDays, range, setRange, get, clear } = filters
  return (
    <FilterRow
      search={search}
      chosen={names.filter(get).length}
      daysChosen={get('days') !== '' || get('from') !== ''}
      onClear={() => clear(...names, 'roundId', 'days', 'from', 'to')}
      days={
        <FilterDays
          label={t('days')}
          value={range}
          timeZone={timeZone}
          maxDays={atOnceDays}
          {...onlineBounds(today, onlineDays)}
          onValueChange={(chosen, { preset }) => setRange(chosen, preset)}
        />
      }
    >
      {children}
    </FilterRow>
  )
}
