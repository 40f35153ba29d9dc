'use client'
import { lazy, Suspense, useMemo } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { CalendarProps } from './Calendar.tsx'
import * as css from './Calendar.css.ts'
import type { CalendarSystem } from './dayText.ts'

const load = () => import('./Calendar.tsx')
const loadMonths = async () => {
  const [{ default: Calendar }, { calendarMonths }] = await Promise.all([load(), import('./calendarMonths.ts')])
  return {
    default: function OtherCalendar(props: CalendarProps) {
      const { calendar } = props.text
      return <Calendar {...props} dateLib={useMemo(() => calendarMonths(calendar), [calendar])} />
    },
  }
}
const Gregorian = lazy(load)
const Other = lazy(loadMonths)
/** Buddhist years begin and divide as Gregorian ones do. */
const isGregorian = (system: CalendarSystem) => system === 'gregory' || system === 'buddhist'

/** Prefetches the grid: on the way to the button that opens it. */
export const fetchCalendar = (system: CalendarSystem) =>
  void (isGregorian(system) ? load() : loadMonths()).catch(() => {})

/**
 * The grid costs as much as a page's other controls together, so it comes when a picker opens; months of another
 * calendar only for those who count in them.
 */
export function LazyCalendar(props: Omit<CalendarProps, 'dateLib'>) {
  const Grid = isGregorian(props.text.calendar) ? Gregorian : Other
  return (
    <Suspense fallback={<Skeleton variant="block" className={css.waiting} />}>
      <Grid {...props} />
    </Suspense>
  )
}
