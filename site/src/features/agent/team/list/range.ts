import type { TeamOverviewInput } from '@brand/sdk/agent'
import { addDays, isDay, type Day } from '@brand/ui/date-picker'

/** Days of one report, as the gateway limits it (contract `recordDays`). */
export const atOnceDays = 31

export const ranges = ['today', 'yesterday', 'week', 'month', 'custom'] as const
export type Range = (typeof ranges)[number]
export const scopes = ['team', 'direct', 'self'] as const

type Days = Pick<TeamOverviewInput, 'range' | 'from' | 'to'>

/** Days of a trend: one day alone is none, so it is shown at the end of a fortnight. */
export function trendDays(days: Days, today: Day): Days {
  const { range, from, to } = days
  const day = range === 'today' ? today : range === 'yesterday' ? addDays(today, -1) : from === to ? from : undefined
  return day && isDay(day) ? { range: 'custom', from: addDays(day, -13), to: day } : days
}

/** The range of an address: `range=week`, or `range=custom` with `from` and `to`; today where it names none. */
export function rangeIn(params: URLSearchParams, today: Day, onlineDays: number): Days {
  const range = ranges.find((one) => one === params.get('range')) ?? 'today'
  if (range !== 'custom') return { range }
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  const valid =
    isDay(from) &&
    isDay(to) &&
    from <= to &&
    to <= today &&
    from >= addDays(today, 1 - onlineDays) &&
    to < addDays(from as Day, atOnceDays)
  return { range, ...(valid ? { from, to } : { from: addDays(today, -6), to: today }) }
}
