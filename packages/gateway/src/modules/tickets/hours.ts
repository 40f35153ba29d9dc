import { Temporal } from 'temporal-polyfill'
import type { Settings } from '../../settings/settings.ts'

const minuteMs = 60_000
/** No timetable is closed for longer. */
const mostDays = 400

/** Hours of customer service, and the zone they are meant in. */
export interface Timetable extends Pick<Settings['tickets'], 'hours' | 'closed'> {
  timeZone: string
}

interface Span {
  from: number
  to: number
}

export const timetableOf = ({ tickets, site }: Settings): Timetable => ({
  hours: tickets.hours,
  closed: tickets.closed,
  timeZone: site.timeZone,
})

const dateAt = (ms: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate()

function momentOf(day: Temporal.PlainDate, time: string, timeZone: string): number {
  if (time === '24:00') return day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).epochMilliseconds
}

/** Hours of a day in their order; those that overlap are one. */
function spansOf(day: Temporal.PlainDate, { hours, closed, timeZone }: Timetable): Span[] {
  if (closed.includes(day.toString())) return []
  const spans = hours
    .filter(({ days }) => days.includes(day.dayOfWeek))
    .map(({ from, to }) => ({ from: momentOf(day, from, timeZone), to: momentOf(day, to, timeZone) }))
    .toSorted((a, b) => a.from - b.from)
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push(span)
  }
  return merged
}

/** Spans that end after a moment, from its day on. */
function* spansAfter(ms: number, table: Timetable): Generator<Span> {
  let day = dateAt(ms, table.timeZone)
  for (let n = 0; n < mostDays; n++, day = day.add({ days: 1 }))
    for (const span of spansOf(day, table)) if (span.to > ms) yield span
}

/** Hours of the day of a moment. */
export const hoursOfDay = (now: Date, table: Timetable): { from: Date; to: Date }[] =>
  spansOf(dateAt(now.getTime(), table.timeZone), table).map(({ from, to }) => ({
    from: new Date(from),
    to: new Date(to),
  }))

/** Whether customer service is there, and when it is next where it is not. */
export function presenceAt(now: Date, table: Timetable): { open: boolean; nextOpen: Date | null } {
  const [next] = spansAfter(now.getTime(), table)
  if (!next) return { open: false, nextOpen: null }
  const open = next.from <= now.getTime()
  return { open, nextOpen: open ? null : new Date(next.from) }
}

/** Minutes of service hours between two moments, rounded up. */
export function serviceMinutes(from: Date, to: Date, table: Timetable): number {
  let ms = 0
  for (const span of spansAfter(from.getTime(), table)) {
    if (span.from >= to.getTime()) break
    ms += Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime())
  }
  return Math.ceil(Math.max(0, ms) / minuteMs)
}

/** The moment at which so many minutes of service hours have passed; null where there are no hours. */
export function afterServiceMinutes(from: Date, minutes: number, table: Timetable): Date | null {
  let left = minutes * minuteMs
  for (const span of spansAfter(from.getTime(), table)) {
    const start = Math.max(span.from, from.getTime())
    if (span.to - start >= left) return new Date(start + left)
    left -= span.to - start
  }
  return null
}
