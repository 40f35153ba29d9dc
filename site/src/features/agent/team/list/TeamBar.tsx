import { addDays, isDay } from '@brand/ui/date-picker'
import { Select } from '@brand/ui/select'
import type { ReactNode } from 'react'
import { FilterDays } from '../../../../app/records/FilterDays.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { FilterRow } from '../../../../app/records/FilterRow.tsx'
import { atOnceDays, ranges, scopes } from './range.ts'
import { TextFilter } from './TextFilter.tsx'
import type { TeamFilters } from './use-team-filters.ts'

interface TeamBarProps {
  filters: TeamFilters
  /** Whose figures: the whole team, the direct downlines, or the agent. */
  scoped?: boolean
  /** Whether an account can be looked for. */
  searched?: boolean
  /** Names of the choices in the address. */
  names?: readonly string[]
  /** Choices of this report. */
  children?: ReactNode
}

/** Which days of a report, and whose rows. */
export function TeamBar({ filters, scoped = false, searched = false, names = [], children }: TeamBarProps) {
  const t = useWords('team')
  const { range, scope, timeZone, today, onlineDays, get, set } = filters
  const { from = today, to = today } = range
  const all = scoped ? [...names, 'scope'] : names
  return (
    <FilterRow
      search={searched ? <TextFilter filters={filters} name="account" /> : undefined}
      chosen={all.filter(get).length}
      daysChosen={get('range') !== ''}
      onClear={() => set(Object.fromEntries([...all, 'account', 'range', 'from', 'to'].map((name) => [name, ''])))}
      days={
        <>
          <Select
            label={t('range')}
            value={range.range ?? 'today'}
            onValueChange={(value) => set({ range: value === 'today' ? '' : value, from: '', to: '' })}
            options={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
          />
          {range.range === 'custom' && isDay(from) && isDay(to) ? (
            <FilterDays
              label={t('range.custom')}
              value={{ from, to }}
              timeZone={timeZone}
              presets={[]}
              maxDays={atOnceDays}
              min={addDays(today, 1 - onlineDays)}
              max={today}
              onValueChange={(chosen) => set({ range: 'custom', from: chosen.from, to: chosen.to })}
            />
          ) : null}
        </>
      }
    >
      {children}
      {scoped ? (
        <Select
          label={t('scope')}
          value={scope}
          onValueChange={(value) => set({ scope: value === 'team' ? '' : value })}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      ) : null}
    </FilterRow>
  )
}
