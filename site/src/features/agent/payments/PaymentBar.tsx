import { dayIn, isDay } from '@brand/ui/date-picker'
import { DateRange } from '@brand/ui/date-range'
import { Select } from '@brand/ui/select'
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
        <DateRange
          label={t('days')}
          value={range}
          timeZone={timeZone}
          max={dayIn(timeZone)}
          onValueChange={(chosen) => set({ from: chosen.from, to: chosen.to })}
        />
      }
    >
      {id === 'dividends' ? (
        <Select
          label={t('col.period')}
          value={period ?? 'all'}
          onValueChange={(value) => set({ period: value === 'all' ? '' : value })}
          options={[
            { value: 'all', label: t('period.all') },
            ...periods.map((value) => ({ value, label: words.period(value) })),
          ]}
        />
      ) : null}
      <Select
        label={t('col.status')}
        value={status ?? 'all'}
        onValueChange={(value) => set({ status: value === 'all' ? '' : value })}
        options={[
          { value: 'all', label: t('status.all') },
          ...statuses.map((value) => ({ value, label: words.status(value) })),
        ]}
      />
    </FilterRow>
  )
}
