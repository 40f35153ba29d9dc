import { Chip } from '@brand/ui/chip'
import { addDays, isDay } from '@brand/ui/date-picker'
import { x } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { FilterDays } from '../../../../app/records/FilterDays.tsx'
import { FilterSelect } from '../../../../app/records/FilterSelect.tsx'
import { formatCount, formatDay } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { FilterRow } from '../../../../app/records/FilterRow.tsx'
import { TextFilter } from '../list/TextFilter.tsx'
import type { TeamFilters } from '../list/use-team-filters.ts'
import { contracts, events, statuses, kinds } from './asked.ts'

const levels = Array.from({ length: 12 }, (_, at) => String(at + 1))

/** Which of the people below are listed. */
export function DownlineFilters({ filters }: { filters: TeamFilters }) {
  const t = useWords('team')
  const lang = useLang()
  const { get, set, timeZone, today } = filters
  const event = events.find((one) => one === get('event'))
  const [from, to] = [get('loginFrom'), get('loginTo')]
  const names = ['kind', 'status', 'hasContract', 'level', 'balanceFrom', 'balanceTo']
  const drop = (...dropped: string[]) => set(Object.fromEntries(dropped.map((name) => [name, ''])))
  return (
    <>
      <FilterRow
        search={event ? undefined : <TextFilter filters={filters} name="name" />}
        chosen={names.filter(get).length}
        daysChosen={from !== '' || to !== ''}
        onClear={() => drop(...names, 'name', 'loginFrom', 'loginTo')}
        days={
          <FilterDays
            label={t('col.lastLogin')}
            value={isDay(from) && isDay(to) ? { from, to } : null}
            timeZone={timeZone}
            min={addDays(today, -366)}
            max={today}
            onValueChange={(chosen) => set({ loginFrom: chosen.from, loginTo: chosen.to })}
          />
        }
      >
        <FilterSelect filters={filters} name="kind" of={kinds} nameOf={(value) => t(`kind.${value}`)}>
          {t('col.kind')}
        </FilterSelect>
        <FilterSelect filters={filters} name="status" of={statuses} nameOf={(value) => t(`status.${value}`)}>
          {t('col.status')}
        </FilterSelect>
        <FilterSelect filters={filters} name="hasContract" of={contracts} nameOf={(value) => t(`contract.${value}`)}>
          {t('col.contract')}
        </FilterSelect>
        {event || get('parent') ? null : (
          <FilterSelect filters={filters} name="level" of={levels} nameOf={(value) => formatCount(Number(value), lang)}>
            {t('col.level')}
          </FilterSelect>
        )}
        <TextFilter filters={filters} name="balanceFrom" />
        <TextFilter filters={filters} name="balanceTo" />
      </FilterRow>
      {event ? (
        <Inline>
          <Chip icon={x} onClick={() => drop('event', 'day')}>
            {isDay(get('day'))
              ? t(`event.${event}.day`, { day: formatDay(Date.parse(get('day')), lang, 'UTC') })
              : t(`event.${event}`)}
          </Chip>
        </Inline>
      ) : null}
    </>
  )
}
