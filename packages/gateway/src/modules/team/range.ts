import { recordDays } from '@brand/sdk/contract'
import { daysAfter, daysFrom, startOf, windowsAt } from '../../lib/time/calendar.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { profiles } from '../responsible-gaming/index.ts'

/** Days of the site, both inclusive, and the moments they begin and end. */
export interface Days {
  from: string
  to: string
  startsAt: Date
  /** Not included. */
  endsAt: Date
}

export interface RangeAsked {
  range: 'today' | 'yesterday' | 'week' | 'month' | 'custom'
  from?: string | undefined
  to?: string | undefined
}

/** Days from one to another. */
export function daysBetween(from: string, to: string, timeZone: string): Days {
  return { from, to, startsAt: startOf(from, timeZone), endsAt: startOf(daysAfter(to, 1), timeZone) }
}

/**
 * The requested days. @throws Refused `validation`: a custom range that is missing, turned round, too long or too old
 */
export function daysOf({ range, from, to }: RangeAsked, now: Date, { site, rg }: Pick<Settings, 'site' | 'rg'>): Days {
  const { timeZone } = site
  const { DAY, WEEK, MONTH } = windowsAt(now, timeZone)
  const today = DAY.from
  if (range !== 'custom') {
    const yesterday = daysAfter(today, -1)
    const first = { today, yesterday, week: WEEK.from, month: MONTH.from }[range]
    return daysBetween(first, range === 'yesterday' ? yesterday : today, timeZone)
  }
  const bad = (field: 'from' | 'to', code: string, days?: number) =>
    refuse('validation', { field, details: { fields: { [field]: { code, ...(days && { days }) } } } })
  if (from === undefined) throw bad('from', 'required')
  const last = to === undefined || to > today ? today : to
  if (last < from) throw bad('to', 'before_start')
  const { onlineDays } = profiles[rg.profile].history
  if (from < daysAfter(today, -onlineDays)) throw bad('from', 'too_old', onlineDays)
  if (from <= daysAfter(last, -recordDays.atOnce)) throw bad('from', 'too_long', recordDays.atOnce)
  return daysBetween(from, last, timeZone)
}

/** Every day of a range, oldest first. */
export const eachDay = ({ from, to }: Days): string[] => daysFrom(from, to)
