import { localeOf } from '../../../app/format/format.ts'
import type { Lang } from '../../../app/i18n/language.ts'
import type { ContractPeriod } from '@brand/sdk'

/** Days of a settlement period, about; a fraction for shorter ones. */
const days: Record<ContractPeriod, number> = {
  MONTHLY: 30,
  SEMIMONTHLY: 15,
  WEEKLY: 7,
  DAILY: 1,
  HOUR: 1 / 24,
  '5MIN': 1 / 288,
}
/** Periods that a simulation goes back at most. */
const most = 12

/** How many periods tell enough about terms: three long ones, a week of days, twelve of the shorter ones. */
export const usualCount = (period: string): number => {
  const length = days[period as ContractPeriod] ?? 1
  return length > 1 ? 3 : length === 1 ? 7 : most
}

/** How many periods of one length cover about the time of some of another. */
export const coveringCount = (period: string, of: string, count: number): number =>
  Math.min(
    most,
    Math.max(1, Math.round((count * (days[of as ContractPeriod] ?? 1)) / (days[period as ContractPeriod] ?? 1))),
  )

/** When a period was: `1 – 15 Nov`, `20 Nov`, `20 Nov, 19:00 – 19:05`. `to`: the first moment after it. */
export function periodText(from: string, to: string, lang: Lang, timeZone: string | undefined): string {
  const [first, last] = [Date.parse(from), Date.parse(to) - 1]
  const short = last - first < 20 * 3_600_000
  return new Intl.DateTimeFormat(localeOf(lang), {
    day: 'numeric',
    month: 'short',
    ...(short ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : {}),
    ...(timeZone ? { timeZone } : {}),
  }).formatRange(first, short ? last + 1 : last)
}
