import { addDays, clamp, countDays, faultOf, startOf, type Bounds, type Day } from '../DatePicker/DatePicker.model.ts'

/** From the first to the last day, both included. */
export interface DayRange {
  from: Day
  to: Day
}

/** A range being chosen: the last day may be missing. */
export interface DraftRange {
  from?: Day | undefined
  to?: Day | undefined
}

/** `today`, `yesterday`, or the last so many days, today included: `{ days: 7 }`. */
export type Preset = 'today' | 'yesterday' | { days: number }

/** The filters of all records (today, yesterday, 7 and 30 days). */
export const recordPresets: readonly Preset[] = ['today', 'yesterday', { days: 7 }, { days: 30 }]

export function presetRange(preset: Preset, today: Day): DayRange {
  if (preset === 'today') return { from: today, to: today }
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  return { from: addDays(today, 1 - Math.max(1, preset.days)), to: today }
}

/** The part of a preset that may be chosen, if any. */
export function offered(preset: Preset, today: Day, bounds: Bounds): DayRange | undefined {
  const { from, to } = presetRange(preset, today)
  if (faultOf(to, bounds) === 'tooEarly' || faultOf(from, bounds) === 'tooLate') return undefined
  return { from: clamp(from, bounds), to: clamp(to, bounds) }
}

export const sameRange = (a: DraftRange | undefined, b: DraftRange | undefined) =>
  a?.from === b?.from && a?.to === b?.to

/** A day taken from the grid: the first, then the last, in whatever order; with both there it starts again. */
export function pick({ from, to }: DraftRange, day: Day): DraftRange {
  if (from === undefined || to !== undefined) return { from: day }
  return day < from ? { from: day, to: from } : { from, to: day }
}

export type RangeFault = 'backwards' | 'tooLong'

export function rangeFault({ from, to }: DayRange, maxDays: number | undefined): RangeFault | undefined {
  if (to < from) return 'backwards'
  return maxDays !== undefined && countDays(from, to) > maxDays ? 'tooLong' : undefined
}

/**
 * A range as moments for a server: from the first moment of its first day to the last millisecond of its last, in a
 * zone. ISO, UTC.
 */
export function rangeMoments(
  { from, to }: DayRange,
  timeZone: string | undefined,
): { startTime: string; endTime: string } {
  return {
    startTime: new Date(startOf(from, timeZone)).toISOString(),
    endTime: new Date(startOf(addDays(to, 1), timeZone) - 1).toISOString(),
  }
}

/** A zone as people read it: its city and its distance from UTC at a moment, `Dhaka, GMT+6`. */
export function zoneName(timeZone: string, locale: string, ms: number = Date.now()): string {
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName')?.value
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
  return timeZone === 'UTC' || !offset ? timeZone : `${city}, ${offset}`
}
