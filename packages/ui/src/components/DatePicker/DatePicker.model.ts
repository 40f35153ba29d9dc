/**
 * A calendar day without time or zone, of the Gregorian calendar: `2026-11-20`. Days in this form sort as text.
 * Whatever calendar is shown, this is the value.
 */
export type Day = string

const DAY = 86_400_000
// Years of four digits, as days of others would not sort as text.
const form = /^[1-9]\d{3}-\d{2}-\d{2}$/
const ends = { first: Date.UTC(1000, 0, 1), last: Date.UTC(9999, 11, 31) }

/** The day of a moment in UTC; beyond the years 1000 to 9999 their first or last day. */
export const ofUtc = (ms: number): Day =>
  new Date(Math.min(Math.max(ms, ends.first), ends.last)).toISOString().slice(0, 10)
export const toUtc = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** Whether a text is a day that exists, of the years 1000 to 9999. */
export const isDay = (text: string): boolean =>
  form.test(text) && !Number.isNaN(toUtc(text)) && ofUtc(toUtc(text)) === text

export const addDays = (day: Day, count: number): Day => ofUtc(toUtc(day) + count * DAY)
/** Days from the first to the last, both counted. */
export const countDays = (from: Day, to: Day): number => Math.round((toUtc(to) - toUtc(from)) / DAY) + 1

/** The day it is at a moment in a zone (IANA name; the device's unless given). */
export function dayIn(timeZone: string | undefined, ms: number = Date.now()): Day {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(ms)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** A time of day, `18:30`, of 24 hours. */
export type Time = string
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The time a zone's clock shows at a moment, `18:30`. */
export const timeIn = (timeZone: string | undefined, ms: number = Date.now()): Time =>
  new Intl.DateTimeFormat('en-u-nu-latn', { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' }).format(ms)

/**
 * The moment a zone's clock shows a time on a day, in ms. A time that the clock skips is as much later as it skips; one
 * that it shows twice is the first.
 */
export function momentOf(day: Day, time: Time, timeZone: string | undefined): number {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const wall = (ms: number) => {
    const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }).formatToParts(ms)
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  }
  // By the offset of the day before: a change since then is found by the second reading, unless the clock skips the time.
  const first = 2 * shown - DAY - wall(shown - DAY)
  const second = first + shown - wall(first)
  return wall(second) === shown ? second : first
}

/** The first moment of a day in a zone, in ms. Where the clock skips midnight the day begins when it lands. */
export const startOf = (day: Day, timeZone: string | undefined): number => momentOf(day, '00:00', timeZone)

export interface Bounds {
  /** First and last day that may be chosen. */
  min?: Day | undefined
  max?: Day | undefined
}

export type DayFault = 'tooEarly' | 'tooLate'

export const faultOf = (day: Day, { min, max }: Bounds): DayFault | undefined =>
  min && day < min ? 'tooEarly' : max && day > max ? 'tooLate' : undefined

export const clamp = (day: Day, { min, max }: Bounds): Day => (min && day < min ? min : max && day > max ? max : day)

/** Local midnight, as calendars count: never to be sent. */
export function toLocal(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}
export const ofLocal = (date: Date): Day => ofUtc(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
