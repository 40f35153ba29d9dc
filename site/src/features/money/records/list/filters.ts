import { addDays, isDay, type Day } from '@brand/ui/date-picker'
import type { DayRange, Preset } from '@brand/ui/date-range'

/**
 * Days of one query, as the gateway limits it (contract `recordDays`). How far back records are online, the profile in
 * force states.
 */
export const atOnceDays = 31
/** Rows of a page. */
export const pageSize = 20

const presets: Record<string, Preset> = { today: 'today', yesterday: 'yesterday', 7: { days: 7 }, 30: { days: 30 } }

/**
 * The days of an address: `days=7` follows the calendar, `from` and `to` do not. The last seven where none are named.
 */
export function daysOf(params: URLSearchParams, today: Day, onlineDays: number): DayRange {
  const [from, to] = [params.get('from'), params.get('to')]
  if (
    from &&
    to &&
    isDay(from) &&
    isDay(to) &&
    from <= to &&
    from >= addDays(today, 1 - onlineDays) &&
    to <= today &&
    to < addDays(from, atOnceDays)
  )
    return { from, to }
  switch (params.get('days')) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case '30':
      return { from: addDays(today, -29), to: today }
    default:
      return { from: addDays(today, -6), to: today }
  }
}

/** How an address names the days that were chosen. */
export function daysIn(range: DayRange, preset: Preset | undefined): Record<'days' | 'from' | 'to', string> {
  const name = Object.keys(presets).find((each) => JSON.stringify(presets[each]) === JSON.stringify(preset))
  return name ? { days: name, from: '', to: '' } : { days: '', ...range }
}

/** Page of an address, from 1. */
export const pageIn = (params: URLSearchParams): number => Math.max(1, Number.parseInt(params.get('p') ?? '1', 10) || 1)

/** Where the record stood when its first page was read: an address beyond it carries that along. */
export const upToIn = (params: URLSearchParams): string | undefined =>
  pageIn(params) > 1 ? /^\d{1,18}(?:-\d{1,18})?$/.exec(params.get('upTo') ?? '')?.[0] : undefined

/** First and last day that may be chosen. */
export const onlineBounds = (today: Day, onlineDays: number): { min: Day; max: Day } => ({
  min: addDays(today, 1 - onlineDays),
  max: today,
})
