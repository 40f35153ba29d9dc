import { DateRange, type DateRangeProps } from '@brand/ui/date-range'
import { days } from './FilterRow.css.ts'

/** The days of a `FilterRow`, which have more room than its other fields. */
export const FilterDays = (props: Omit<DateRangeProps, 'className'>) => <DateRange {...props} className={days} />
