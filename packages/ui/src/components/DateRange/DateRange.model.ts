import {
  addDays,
  clamp,
  countDays,
  faultOf,
  momentOf,
  startOf,
  toUtc,
  type Bounds,
  type Day,
  type Time,
} from '../DatePicker/DatePicker.model.ts'
import { partsIn, type CalendarSystem } from '../DatePicker/dayText.ts'

/** The times a range begins and ends at; without them, days are whole. The minute it ends in is included. */
interface Times {
  fromTime?: Time | undefined
  toTime?: Time | undefined
}

/** From the first to the last day, both included. */
export interface DayRange extends Times {
  from: Day
  to: Day
}

/** A range being chosen: the last day may be missing. */
export interface DraftRange extends Times {
  from?: Day | undefined
  to?: Day | undefined
}

/**
 * `today`, `yesterday`, this `week` or `month` up to today, or the last so many days, today included: `{ days: 7 }`.
 */
export type Preset = 'today' | 'yesterday' | 'week' | 'month' | { days: number }

/** The filters of all records (today, yesterday, 7 and 30 days). */
export const recordPresets: readonly Preset[] = ['today', 'yesterday', { days: 7 }, { days: 30 }]
/** The periods that books are kept by. */
export const periodPresets: readonly Preset[] = ['today', 'yesterday', 'week', 'month']

/** How a language counts weeks and months: `weekStart` 0 is Sunday. */
interface Calendar {
  weekStart: number
  calendar: CalendarSystem
}

export function presetRange(
  preset: Preset,
  today: Day,
  { weekStart, calendar }: Calendar = { weekStart: 1, calendar: 'gregory' },
): DayRange {
  if (preset === 'week') {
    const weekDay = new Date(toUtc(today)).getUTCDay()
    return { from: addDays(today, -((weekDay - weekStart + 7) % 7)), to: today }
  }
  if (preset === 'month') return { from: addDays(today, 1 - partsIn(calendar)(today).day), to: today }
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  return { from: addDays(today, 1 - Math.max(1, preset.days)), to: today }
}

/** The part of a preset that may be chosen, if any. */
export function offered(preset: Preset, today: Day, bounds: Bounds, counts?: Calendar): DayRange | undefined {
  const { from, to } = presetRange(preset, today, counts)
  if (faultOf(to, bounds) === 'tooEarly' || faultOf(from, bounds) === 'tooLate') return undefined
  return { from: clamp(from, bounds), to: clamp(to, bounds) }
}

const firstTime = '00:00'
const lastTime = '23:59'

export const sameRange = (a: DraftRange | undefined, b: DraftRange | undefined) =>
  a?.from === b?.from &&
  a?.to === b?.to &&
  (a?.fromTime ?? firstTime) === (b?.fromTime ?? firstTime) &&
  (a?.toTime ?? lastTime) === (b?.toTime ?? lastTime)

/** A day taken from the grid: the first, then the last, in whatever order; with both there it starts again. */
export function pick({ from, to }: DraftRange, day: Day): DraftRange {
  if (from === undefined || to !== undefined) return { from: day }
  return day < from ? { from: day, to: from } : { from, to: day }
}

export type RangeFault = 'backwards' | 'tooLong'

export function rangeFault(
  { from, to, fromTime = firstTime, toTime = lastTime }: DayRange,
  maxDays: number | undefined,
): RangeFault | undefined {
  if (to < from || (to === from && toTime < fromTime)) return 'backwards'
  return maxDays !== undefined && countDays(from, to) > maxDays ? 'tooLong' : undefined
}

/**
 * A range as moments for a server: from the first moment of its first day to the last millisecond of its last, or from
 * its first minute to the end of its last, in a zone. ISO, UTC.
 */
export function rangeMoments(
  { from, to, fromTime = firstTime, toTime }: DayRange,
  timeZone: string | undefined,
): { startTime: string; endTime: string } {
  return {
    startTime: new Date(momentOf(from, fromTime, timeZone)).toISOString(),
    endTime: new Date(
      (toTime === undefined || toTime === lastTime
        ? startOf(addDays(to, 1), timeZone)
        : momentOf(to, toTime, timeZone) + 60_000) - 1,
    ).toISOString(),
  }
}

/** A range as one text for a form: `2026-11-14/2026-11-20`, with its times where it has any. */
export const rangeText = ({ from, to, fromTime, toTime }: DayRange): string =>
  fromTime === undefined && toTime === undefined
    ? `${from}/${to}`
    : `${from}T${fromTime ?? firstTime}/${to}T${toTime ?? lastTime}`

/** A range as it is read: days as the language joins them, times after their days. */
export function rangeWords(
  { from, to, fromTime, toTime }: DayRange,
  text: { locale: string; span: (from: Day, to: Day) => string; spoken: (day: Day) => string },
  join: (from: string, to: string) => string,
): string {
  if (fromTime === undefined && toTime === undefined) return text.span(from, to)
  const clock = new Intl.DateTimeFormat(text.locale, {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const at = (day: Day, time: Time) => `${text.spoken(day)} ${clock.format(Date.parse(`${day}T${time}Z`))}`
  const end = toTime ?? lastTime
  const start = at(from, fromTime ?? firstTime)
  return from === to ? join(start, clock.format(Date.parse(`${to}T${end}Z`))) : join(start, at(to, end))
}

/** A zone as people read it: its city and its distance from UTC at a moment, `Dhaka (GMT+6)`. */
export function zoneName(timeZone: string, locale: string, ms: number = Date.now()): string {
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return timeZone === 'UTC' || !offset ? timeZone : `${city} (${offset})`
}
