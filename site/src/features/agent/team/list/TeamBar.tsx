import { addDays, dayIn, isDay } from '@brand/ui/date-picker'
import { DateRange } from '@brand/ui/date-range'
import { Inline } from '@brand/ui/inline'
import { SegmentedControl } from '@brand/ui/segmented-control'
import type { ReactNode } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { FilterFold } from '../../../../app/records/FilterFold.tsx'
import { atOnceDays, ranges, scopes } from './range.ts'
import type { TeamFilters } from './use-team-filters.ts'

interface TeamBarProps {
  filters: TeamFilters
  /** Whose figures: the whole team, the direct downlines, or the agent. */
  scoped?: boolean
  /** Choices of this report. */
  children?: ReactNode
}

/** Which days of a report, and whose rows. */
export function TeamBar({ filters, scoped = false, children }: TeamBarProps) {
  const t = useWords('team')
  const { range, scope, timeZone, onlineDays, set } = filters
  const today = dayIn(timeZone)
  const { from = today, to = today } = range
  return (
    <Inline space="sm" align="end">
      <SegmentedControl
        label={t('range')}
        value={range.range ?? 'today'}
        onValueChange={(value) => set({ range: value === 'today' ? '' : value, from: '', to: '' })}
        options={ranges.map((value) => ({ value, label: t(`range.${value}`) }))}
      />
      {range.range === 'custom' && isDay(from) && isDay(to) ? (
        <DateRange
          label={t('range')}
          labelHidden
          value={{ from, to }}
          timeZone={timeZone}
          presets={[]}
          maxDays={atOnceDays}
          min={addDays(today, 1 - onlineDays)}
          max={today}
          onValueChange={(chosen) => set({ range: 'custom', from: chosen.from, to: chosen.to })}
        />
      ) : null}
      {scoped ? (
        <SegmentedControl
          label={t('scope')}
          value={scope}
          onValueChange={(value) => set({ scope: value === 'team' ? '' : value })}
          options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      ) : null}
      {children ? <FilterFold>{children}</FilterFold> : null}
    </Inline>
  )
}
