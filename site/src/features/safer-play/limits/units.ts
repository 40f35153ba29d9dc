import type { RgPause } from '@brand/sdk'
import type { RgLimit } from '@brand/sdk/member'
import type { Day } from '@brand/ui/date-picker'
import { formatDuration } from '@brand/ui/duration'
import { localeOf } from '../../../app/format/format.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { minorOf, moneyIn } from '../../../app/format/money.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import type { Lang } from '../../../app/i18n/language.ts'

const kinds = ['DEPOSIT', 'LOSS', 'WAGER', 'SESSION', 'SINGLE_BET'] as const
const periods = ['DAY', 'WEEK', 'MONTH', 'BET'] as const
export type Kind = (typeof kinds)[number]
export type Period = (typeof periods)[number]

/** A limit this site has words for. */
export interface OwnLimit extends RgLimit {
  kind: Kind
  period: Period
}

export const isKind = (kind: string): kind is Kind => (kinds as readonly string[]).includes(kind)
export const isOwn = (limit: RgLimit): limit is OwnLimit =>
  isKind(limit.kind) && (periods as readonly string[]).includes(limit.period)

/** What a pause is called; a reason this site has no words for is a session's end. */
export function pauseTitle({
  why,
  limit,
}: Pick<RgPause, 'why' | 'limit'>):
  | 'pause.BREAK'
  | 'pause.SESSION'
  | 'pause.LOSS'
  | 'pause.WAGER'
  | 'pause.TIME'
  | 'timeout' {
  if (why === 'TIMEOUT') return 'timeout'
  if (why === 'BREAK') return 'pause.BREAK'
  if (why !== 'LIMIT') return 'pause.SESSION'
  return limit?.kind === 'LOSS' ? 'pause.LOSS' : limit?.kind === 'WAGER' ? 'pause.WAGER' : 'pause.TIME'
}

/** `1 hour, 30 minutes`: whole minutes that have passed; below one, `0 minutes`. */
export const lengthOf = (seconds: number, lang: Lang): string =>
  formatDuration(Math.floor(seconds / 60) * 60_000, localeOf(lang), { finest: 'minute' })

/** The day so many months later, as the operator counts an exclusion: the last day of a month that has no such day. */
export function monthsAfter(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** How the value of a limit is shown: money, or minutes of play. */
export function useUnits(): {
  symbol: string
  money: (amount: string) => string
  formatValue: (kind: Kind, value: string) => string
} {
  const lang = useLang()
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  return {
    symbol,
    money,
    formatValue: (kind, value) => (kind === 'SESSION' ? lengthOf(Number(value) * 60, lang) : money(value)),
  }
}

/** How full a limit is, 0 to 100. */
export function fullness({ value, used }: Pick<RgLimit, 'value' | 'used'>): number {
  const [limit, sofar] = [minorOf(value) ?? 0n, minorOf(used) ?? 0n]
  return limit === 0n ? 100 : Number(sofar >= limit ? 100n : (sofar * 100n) / limit)
}
