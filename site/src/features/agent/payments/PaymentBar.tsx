import { isDay } from '@brand/ui/date-picker'
import { FilterDays } from '../../../app/records/FilterDays.tsx'
import { FilterSelect } from '../../../app/records/FilterSelect.tsx'
import { useToday } from '../../../app/format/use-today.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { FilterRow } from '../../../app/records/FilterRow.tsx'
import { periods, statuses, type PaymentsId } from './payments.model.ts'
import { usePaymentWords } from './use-payment-words.ts'
import type { PaymentFilters } from './use-payment-filters.ts'

/** Which payments are listed: of which days, periods and states. */
export function PaymentBar({ id, filters }: { id: PaymentsId; filters: PaymentFilters }) {
  const t = useWords('payments')
  const words = usePaymentWords()
  const { asked, timeZone, set } = filters
  const { from = '', to = '', period, status } = asked
  const range = isDay(from) && isDay(to) ? { from, to } : null
  return (
    <FilterRow
      chosen={[period, status].filter(Boolean).length}
      daysChosen={range !== null}
      onClear={() => set({ period: '', status: '', from: '', to: '' })}
      days={
        <FilterDays
          label={t('days')}
          value={range}
          timeZone={timeZone}
          max={useToday()}
          onValueChange={(chosen) => set({ from: chosen.from, to: chosen.to })}
        />
      }
    >
      {id === 'dividends' ? (
        <FilterSelect filters={filters} name="period" of={periods} nameOf={words.period} all={t('period.all')}>
          {t('col.period')}
        </FilterSelect>
      ) : null}
      <FilterSelect filters={filters} name="status" of={statuses} nameOf={words.status} all={t('status.all')}>
        {t('col.status')}
      </FilterSelect>
    </FilterRow>
  )
}
