import { dayIn, isDay, isTime, momentOf, timeIn, type Day, type Time } from '../DatePicker/DatePicker.model.ts'

/** What the clock and the calendar of a zone show: `2026-11-20T18:30`. It sorts as text. */
export type WallTime = string

/** Day and time of a value; neither of a text that is none. */
export function partsOf(value: WallTime): { day: Day | ''; time: Time | '' } {
  const [day = '', time = ''] = value.split('T')
  return isDay(day) && isTime(time) ? { day, time } : { day: '', time: '' }
}

/** What a zone shows at a moment (ISO or ms): for a value that comes from a server. */
export function wallTime(moment: string | number, timeZone: string): WallTime {
  const ms = typeof moment === 'number' ? moment : Date.parse(moment)
  return `${dayIn(timeZone, ms)}T${timeIn(timeZone, ms)}`
}

/**
 * The moment a zone shows a value, in ISO, for a server. A time that the clock skips is as much later as it skips; one
 * that it shows twice is the first.
 */
export function momentFrom(value: WallTime, timeZone: string): string | undefined {
  const { day, time } = partsOf(value)
  return day && time ? new Date(momentOf(day, time, timeZone)).toISOString() : undefined
}
