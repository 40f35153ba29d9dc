import type { TeamOverviewInput } from '@brand/sdk/agent'
import { addDays, dayIn, isDay, type Day } from '@brand/ui/date-picker'

/** Days of one report, as the gateway limits it (contract `recordDays`). */
export const atOnceDays = 31

export const ranges = ['today', 'yesterday', 'week', 'month', 'custom'] as const
export type Range = (typeof ranges)[number]
export const scopes = ['team', 'direct', 'self'] as const

/** The range of an address: `range=week`, or `range=custom` with `from` and `to`; today where it names none. */
export function rangeIn(
  params: URLSearchParams,
  timeZone: string | undefined,
  onlineDays: number,
  now?: number,
): Pick<TeamOverviewInput, 'range' | 'from' | 'to'> {
  const range = ranges.find((one) => one === params.get('range')) ?? 'today'
  if (range !== 'custom') return { range }
  const today = dayIn(timeZone, now)
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
