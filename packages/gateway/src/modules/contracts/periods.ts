import { Temporal } from 'temporal-polyfill'
import { startOf } from '../../lib/time/calendar.ts'
import type { ContractPeriod } from './terms.ts'

/** A settlement period, or a part of one: from its first moment to that of the next. */
export interface Span {
  from: Date
  to: Date
}

/** Length of the shortest period: play is added up in slots of it. */
export const slotMs = 5 * 60_000

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

/** First day of the period that a day belongs to, and of the next. */
function daysOf(period: ContractPeriod, day: Temporal.PlainDate): [Temporal.PlainDate, Temporal.PlainDate] {
  if (period === 'WEEKLY') {
    const monday = day.subtract({ days: day.dayOfWeek - 1 })
    return [monday, monday.add({ weeks: 1 })]
  }
  const first = day.with({ day: 1 })
  if (period === 'MONTHLY') return [first, first.add({ months: 1 })]
  if (period === 'SEMIMONTHLY')
    return day.day <= 15 ? [first, first.with({ day: 16 })] : [first.with({ day: 16 }), first.add({ months: 1 })]
  return [day, day.add({ days: 1 })]
}

const hourMs = 3_600_000

/** An hour of the zone. Where its clocks are put on or back by a part of an hour, an hour ends and one begins there. */
function hourAt(at: number, timeZone: string): Span {
  const past = (moment: number) => {
    const local = moment + zoned(new Date(moment), timeZone).offsetNanoseconds / 1_000_000
    return ((local % hourMs) + hourMs) % hourMs
  }
  const from = at - past(at)
  const isOfHour = (moment: number) => moment - past(moment) === from
  let [first, last] = [from, from + hourMs - slotMs]
  while (first < at && !isOfHour(first)) first += slotMs
  while (last > at && !isOfHour(last)) last -= slotMs
  return { from: new Date(first), to: new Date(Math.max(last, at - (at % slotMs)) + slotMs) }
}

/** The period that contains a moment: days, weeks from Monday, halves of months and months of the time zone. */
export function periodAt(period: ContractPeriod, at: Date, timeZone: string): Span {
  if (period === '5MIN') {
    const from = at.getTime() - (at.getTime() % slotMs)
    return { from: new Date(from), to: new Date(from + slotMs) }
  }
  if (period === 'HOUR') return hourAt(at.getTime(), timeZone)
  const [first, next] = daysOf(period, zoned(at, timeZone).toPlainDate())
  return { from: startOf(first, timeZone), to: startOf(next, timeZone) }
}

/** The first period that begins at a moment or after it. */
export function startFrom(period: ContractPeriod, at: Date, timeZone: string): Date {
  const { from, to } = periodAt(period, at, timeZone)
  return from.getTime() === at.getTime() ? from : to
}
