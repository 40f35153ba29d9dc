import { Temporal } from 'temporal-polyfill'

/** Fixed windows in the time zone of the site: a day, a week from Monday, a month. */
export const periods = ['DAY', 'WEEK', 'MONTH'] as const
export type Period = (typeof periods)[number]

export interface Window {
  /** First day of it, as `2026-11-20`. */
  from: string
  startsAt: Date
  /** When it begins anew. */
  resetAt: Date
}

type Windows = Record<Period, Window>

const dateOf = (at: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()

/** When a day begins there; where midnight is skipped, when its clocks change. */
export const startOf = (day: string | Temporal.PlainDate, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds)

/** Per zone the windows requested last: a bet needs today's, which are valid until midnight. */
const lastAsked = new Map<string, Windows>()

/** The windows that contain a moment. */
export function windowsAt(now: Date, timeZone: string): Windows {
  const cached = lastAsked.get(timeZone)
  if (cached && cached.DAY.startsAt <= now && now < cached.DAY.resetAt) return cached
  const today = dateOf(now, timeZone)
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = today.with({ day: 1 })
  const span = (from: Temporal.PlainDate, next: Temporal.PlainDate): Window => ({
    from: from.toString(),
    startsAt: startOf(from, timeZone),
    resetAt: startOf(next, timeZone),
  })
  const windows = {
    DAY: span(today, today.add({ days: 1 })),
    WEEK: span(monday, monday.add({ weeks: 1 })),
    MONTH: span(first, first.add({ months: 1 })),
  }
  lastAsked.set(timeZone, windows)
  return windows
}

/** The day a moment belongs to, as `2026-11-20`. */
export const dayOf = (at: Date, timeZone: string): string => windowsAt(at, timeZone).DAY.from

/** The day so many days after another; before it for a negative number. */
export const daysAfter = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()

/** First day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** First day of the month after it. */
export const monthAfter = (month: string): string => monthOf(daysAfter(month, 31))

/** The same time of day so many months later, by the calendar of the zone; the last day of a month that has no such day. */
export const monthsLater = (at: Date, months: number, timeZone: string): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).add({ months }).epochMilliseconds,
  )

/** Every day from one to another, both included, oldest first; none where the second is the earlier. */
export function daysFrom(from: string, to: string): string[] {
  const first = Temporal.PlainDate.from(from)
  const { days } = first.until(Temporal.PlainDate.from(to))
  return Array.from({ length: Math.max(0, days + 1) }, (_, n) => first.add({ days: n }).toString())
}

/** The last time the clocks there struck `hour`. */
export function lastOccurrence(hour: number, now: Date, timeZone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone)
  const today = here.toPlainDate().toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from({ hour }) })
  const last = Temporal.ZonedDateTime.compare(today, here) <= 0 ? today : today.subtract({ days: 1 })
  return new Date(last.epochMilliseconds)
}
