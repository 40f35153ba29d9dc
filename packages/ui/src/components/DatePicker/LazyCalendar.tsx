'use client'
import { lazy, Suspense } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { CalendarProps } from './Calendar.tsx'
import * as css from './Calendar.css.ts'

const load = () => import('./Calendar.tsx')
const loadPersian = async () => {
  const [{ default: Calendar }, { jalali }] = await Promise.all([load(), import('./jalali.ts')])
  return { default: (props: CalendarProps) => <Calendar {...props} dateLib={jalali} /> }
}
const calendars = { gregory: lazy(load), persian: lazy(loadPersian) }

/** Prefetches the grid: on the way to the button that opens it. */
export const fetchCalendar = (system: keyof typeof calendars) =>
  void (system === 'persian' ? loadPersian() : load()).catch(() => {})

/**
 * The grid costs as much as a page's other controls together, so it comes when a picker opens; Persian months only for
 * those who count in them.
 */
export function LazyCalendar(props: Omit<CalendarProps, 'dateLib'>) {
  const Grid = calendars[props.text.calendar]
  return (
    <Suspense fallback={<Skeleton variant="block" className={css.waiting} />}>
      <Grid {...props} />
    </Suspense>
  )
}
