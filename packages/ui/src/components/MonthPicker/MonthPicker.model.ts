import { ofLocal, toLocal, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'
import { calendarMonths } from '../DatePicker/calendarMonths.ts'
import { dayText, type CalendarSystem, type DayText } from '../DatePicker/dayText.ts'

/** A month of the reader's calendar. */
export interface Month {
  /** Its days, from the first to the last. The first is the value. */
  first: Day
  last: Day
  year: number
  /** From 0. */
  index: number
}

/** Finds months of a calendar. The platform tells what a day is called, so no calendar is computed here. */
export function monthsOf(calendar: CalendarSystem) {
  const lib = calendarMonths(calendar) as Required<ReturnType<typeof calendarMonths>>
  const of = (date: Date): Month => ({
    first: ofLocal(lib.startOfMonth(date)),
    last: ofLocal(lib.endOfMonth(date)),
    year: lib.getYear(date),
    index: lib.getMonth(date),
  })
  return {
    /** The month that holds a day. */
    at: (day: Day) => of(toLocal(day)),
    /** The month so many after that of a day. */
    after: (day: Day, count: number) => of(lib.addMonths(lib.startOfMonth(toLocal(day)), count)),
    /** The twelve months of the year that holds a day. */
    year: (day: Day) => {
      const { first, index } = of(toLocal(day))
      return Array.from({ length: 12 }, (_none, n) => of(lib.addMonths(toLocal(first), n - index)))
    },
  }
}
export type Months = ReturnType<typeof monthsOf>

/** Whether a month has a day that may be chosen. */
export const isOffered = ({ first, last }: Month, { min, max }: Bounds): boolean =>
  (min === undefined || last >= min) && (max === undefined || first <= max)

/** A month as it is read: `November 2026`. */
export function monthName({ locale, calendar }: DayText, { first }: Month): string {
  const write = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options)
  const date = toLocal(first)
  // The platform's data put a Persian year first, which is not common usage.
  if (calendar !== 'persian') return write({ month: 'long', year: 'numeric' }).format(date)
  const year = write({ year: 'numeric' })
    .formatToParts(date)
    .find(({ type }) => type === 'year')?.value
  return `${write({ month: 'long' }).format(date)} ${year}`
}

/** How many months a key leads on; undefined for keys that lead nowhere. */
export function stepOf(key: string, index: number, rtl: boolean): number | undefined {
  const ahead = rtl ? -1 : 1
  const steps = new Map([
    ['ArrowRight', ahead],
    ['ArrowLeft', -ahead],
    ['ArrowDown', 3],
    ['ArrowUp', -3],
    ['Home', -index],
    ['End', 11 - index],
    ['PageUp', -12],
    ['PageDown', 12],
  ])
  return steps.get(key)
}

/** First and last day of the month of a value, in the calendar of a language: for a server that wants days. */
export function monthDays(value: Day, numberLocale: string): { from: Day; to: Day } {
  const { first, last } = monthsOf(dayText(numberLocale).calendar).at(value)
  return { from: first, to: last }
}
