import { DateRange, type DateRangeProps } from '@brand/ui/date-range'
import { todayIn } from '../format/moments.ts'
import { days } from './FilterRow.css.ts'

/** The days of a `FilterRow`, which have more room than its other fields. */
export const FilterDays = (props: Omit<DateRangeProps, 'className' | 'today'>) => (
  <DateRange {...props} today={todayIn(props.timeZone)} className={days} />
)
