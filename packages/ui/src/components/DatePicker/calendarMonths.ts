import type { DateLib } from 'react-day-picker'
import { ofLocal } from './DatePicker.model.ts'
import { partsIn, type CalendarSystem } from './dayText.ts'

const addDays = (date: Date, days: number) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + days)
const lastMoment = (date: Date) => new Date(date.getTime() - 1)

/**
 * Months and years of a calendar of twelve months, where the grid counts in them; days and weeks are the same in all.
 * The platform tells what a day is called, so no calendar is computed here.
 */
export function calendarMonths(calendar: CalendarSystem): Partial<DateLib> {
  const parts = partsIn(calendar)
  const known = new Map<string, ReturnType<typeof parts>>()
  const of = (date: Date) => {
    const day = ofLocal(date)
    const found = known.get(day) ?? parts(day)
    known.set(day, found)
    return found
  }
  /** Months since the year 0 of the calendar. */
  const monthOf = (date: Date) => of(date).year * 12 + of(date).month - 1
  const startOfMonth = (date: Date) => addDays(date, 1 - of(date).day)
  /** First day of a month, sought from a date. */
  function month(wanted: number, from: Date): Date {
    let start = startOfMonth(addDays(from, (wanted - monthOf(from)) * 30))
    while (monthOf(start) < wanted) start = startOfMonth(addDays(start, 31))
    while (monthOf(start) > wanted) start = startOfMonth(addDays(start, -1))
    return start
  }
  /** The same day of another month, or its last. */
  function moved(date: Date, wanted: number): Date {
    const start = month(wanted, date)
    const last = of(addDays(month(wanted + 1, start), -1)).day
    return addDays(start, Math.min(of(date).day, last) - 1)
  }
  const january = (date: Date) => of(date).year * 12
  const each = (start: Date, end: Date, step: number, first: number) => {
    const starts: Date[] = []
    for (let at = first; at <= monthOf(end); at += step) starts.push(month(at, starts.at(-1) ?? start))
    return starts
  }
  return {
    addMonths: (date, amount) => moved(date, monthOf(date) + amount),
    addYears: (date, amount) => moved(date, monthOf(date) + amount * 12),
    differenceInCalendarMonths: (left, right) => monthOf(left) - monthOf(right),
    eachMonthOfInterval: ({ start, end }) => each(new Date(start), new Date(end), 1, monthOf(new Date(start))),
    eachYearOfInterval: ({ start, end }) => each(new Date(start), new Date(end), 12, january(new Date(start))),
    endOfMonth: (date) => lastMoment(month(monthOf(date) + 1, date)),
    endOfYear: (date) => lastMoment(month(january(date) + 12, date)),
    getMonth: (date) => of(date).month - 1,
    getYear: (date) => of(date).year,
    isSameMonth: (left, right) => monthOf(left) === monthOf(right),
    isSameYear: (left, right) => of(left).year === of(right).year,
    newDate: (year, index, date) => addDays(month(year * 12 + index, new Date()), date - 1),
    setMonth: (date, index) => moved(date, january(date) + index),
    setYear: (date, year) => moved(date, year * 12 + of(date).month - 1),
    startOfMonth,
    startOfYear: (date) => month(january(date), date),
  }
}
