import type { RgPause } from '@brand/sdk'
import type { RgLimit } from '@brand/sdk/member'
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
}: Pick<RgPause, 'why' | 'limit'>): 'pause.BREAK' | 'pause.SESSION' | 'pause.LOSS' | 'pause.WAGER' | 'pause.TIME' {
  if (why === 'BREAK') return 'pause.BREAK'
  if (why !== 'LIMIT') return 'pause.SESSION'
  return limit?.kind === 'LOSS' ? 'pause.LOSS' : limit?.kind === 'WAGER' ? 'pause.WAGER' : 'pause.TIME'
}

/** `1 hour 30 minutes`, whole minutes; below one, `0 minutes`. */
export function lengthOf(seconds: number, lang: Lang): string {
  const locale = localeOf(lang)
  const unit = (n: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(n)
  const minutes = Math.floor(seconds / 60)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [...(hours > 0 ? [unit(hours, 'hour')] : []), ...(rest > 0 || hours === 0 ? [unit(rest, 'minute')] : [])].join(
    ' ',
  )
}

/** `4:05`: minutes and seconds in the reader's digits; hours before them from one on. */
export function countdown(ms: number, lang: Lang): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const two = new Intl.NumberFormat(localeOf(lang), { minimumIntegerDigits: 2 })
  const one = new Intl.NumberFormat(localeOf(lang), { useGrouping: false })
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [
    ...(hours > 0 ? [one.format(hours), two.format(minutes)] : [one.format(minutes)]),
    two.format(seconds % 60),
  ].join(':')
}

/** When an exclusion that begins now ends, as the operator counts it; ms since 1970. */
export function monthsAfter(ms: number, months: number): number {
  const until = new Date(ms)
  return until.setUTCMonth(until.getUTCMonth() + months)
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
