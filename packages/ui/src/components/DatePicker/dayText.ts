import { latinDigits } from '../../foundation/figure/digits.ts'
import { isDay, ofUtc, toUtc, type Day } from './DatePicker.model.ts'

export type CalendarSystem = 'gregory' | 'persian'

/** How one language writes and reads days, and counts weeks. */
export interface DayText {
  locale: string
  calendar: CalendarSystem
  /** First day of the week, 0 is Sunday. */
  weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** As it is typed: `20/11/2026`. */
  write: (day: Day) => string
  /** As it is read: `20 Nov 2026`. */
  spoken: (day: Day) => string
  /** Days from the first to the last, as it is read: `14 - 20 Nov 2026`. */
  span: (from: Day, to: Day) => string
  /** What order a day is typed in, with signs for its parts: `dd/mm/yyyy`. */
  pattern: (signs: Record<'day' | 'month' | 'year', string>) => string
  /**
   * Reads what was typed: any digits, any separators, months by name, ISO too; short years are the nearest ones.
   * Undefined: no day.
   */
  read: (typed: string, today: Day) => Day | undefined
}

type Part = 'day' | 'month' | 'year'
interface Ymd {
  year: number
  month: number
  day: number
}

// For platforms that do not report the first day of a week.
const sunday = /-(US|CA|BD|IN|PK|JP|KR|TW|TH|ID|PH|BR|MX|IL|NP)$/
const saturday = /-(IR|AF|AE|EG|SA|IQ|SY|DZ|SD|LY|JO|KW|QA|BH|OM|YE)$/

function weekStartOf(locale: string): DayText['weekStart'] {
  const full = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
    weekInfo?: { firstDay: number }
  }
  const firstDayOfWeek = (full.getWeekInfo?.() ?? full.weekInfo)?.firstDay
  const region = `-${full.region}`
  return ((firstDayOfWeek ?? (saturday.test(region) ? 6 : sunday.test(region) ? 7 : 1)) % 7) as DayText['weekStart']
}

/** A day in the parts of a calendar. */
function partsIn(calendar: CalendarSystem) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  return (day: Day): Ymd => {
    const parts = format.formatToParts(toUtc(day))
    const of = (type: Part) => parseInt(parts.find((part) => part.type === type)?.value ?? '', 10)
    return { year: of('year'), month: of('month'), day: of('day') }
  }
}

/**
 * Parts of a calendar as a day, if there is such a day: near the guess, confirmed by the platform, so no calendar is
 * computed here.
 */
function dayOf(calendar: CalendarSystem, { year, month, day }: Ymd, parts: (day: Day) => Ymd): Day | undefined {
  if (year < 1 || year > 9999) return undefined
  const guess =
    calendar === 'gregory'
      ? Date.UTC(year, month - 1, day)
      : Date.UTC(year + 621, 2, 20 + day + (month - 1) * 30 + Math.min(month - 1, 6))
  for (const off of [0, 1, -1, 2, -2]) {
    const found = ofUtc(guess + off * 86_400_000)
    const is = isDay(found) ? parts(found) : undefined
    if (is && is.year === year && is.month === month && is.day === day) return found
  }
  return undefined
}

/** `26` is the year nearest to now, at most twenty ahead: a birthday is behind, a plan is close. */
function wholeYear(year: number, digits: number, now: number): number {
  if (digits > 2) return year
  const near = now - (now % 100) + year
  return near > now + 20 ? near - 100 : near <= now - 80 ? near + 100 : near
}

/** Names of the months in the language and in English, as they are compared. */
function monthNames(locale: string, calendar: CalendarSystem): (word: string) => number | undefined {
  const starts = Array.from({ length: 12 }, (_none, month) => Date.UTC(2026, month, calendar === 'persian' ? 25 : 5))
  const parts = partsIn(calendar)
  const names = [locale, 'en'].flatMap((lang) =>
    (['long', 'short'] as const).flatMap((length) => {
      const format = new Intl.DateTimeFormat(`${lang}-u-ca-${calendar}`, { timeZone: 'UTC', month: length })
      return starts.map((ms) => [format.format(ms).toLowerCase().replace('.', ''), parts(ofUtc(ms)).month] as const)
    }),
  )
  return (word) =>
    (word.length < 2 ? undefined : names.find(([name]) => name.startsWith(word) || word.startsWith(name)))?.[1]
}

/**
 * How a language writes days. English without a country is that of most of the world: day, month, year. Persian has its
 * own calendar.
 */
export function dayText(lang: string): DayText {
  const locale = lang === 'en' ? 'en-GB' : lang
  const calendar: CalendarSystem =
    new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'persian' ? 'persian' : 'gregory'
  const tag = `${locale}-u-ca-${calendar}`
  const typed = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  const read = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
  const parts = partsIn(calendar)
  const layout = typed.formatToParts(0)
  const order = layout.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  let months: ReturnType<typeof monthNames> | undefined

  function parse(text: string, today: Day): Day | undefined {
    const plain = latinDigits(text)
      .toLowerCase()
      .replace(/[\u200e\u200f\u061c]/g, '')
      .trim()
    if (isDay(plain) && (calendar === 'gregory' || Number(plain.slice(0, 4)) > 1700)) return plain
    const word = /\p{L}[\p{L}\p{M}]*/u.exec(plain)?.[0]
    const long = /^\d{8}$/.test(plain)
      ? (order[0] === 'year' ? /(\d{4})(\d\d)(\d\d)/ : /(\d\d)(\d\d)(\d{4})/).exec(plain)
      : null
    const numbers = long ? long.slice(1) : (plain.match(/\d+/g) ?? [])
    const yearFirst = (numbers[0]?.length ?? 0) > 2
    const wanted: Part[] = word
      ? yearFirst
        ? ['year', 'day']
        : ['day', 'year']
      : yearFirst
        ? ['year', 'month', 'day']
        : order
    if (numbers.length !== wanted.length) return undefined
    const at = (part: Part) => numbers[wanted.indexOf(part)] ?? ''
    months ??= monthNames(locale, calendar)
    const month = word ? months(word) : Number(at('month'))
    if (month === undefined) return undefined
    const year = wholeYear(Number(at('year')), at('year').length, parts(today).year)
    return dayOf(calendar, { year, month, day: Number(at('day')) }, parts)
  }

  return {
    locale: tag,
    calendar,
    weekStart: weekStartOf(locale),
    write: (day) => typed.format(toUtc(day)),
    spoken: (day) => read.format(toUtc(day)),
    span: (from, to) => (from === to ? read.format(toUtc(from)) : read.formatRange(toUtc(from), toUtc(to))),
    pattern: (signs) =>
      layout
        .map(({ type, value }) =>
          type === 'literal'
            ? value
            : type === 'day' || type === 'month' || type === 'year'
              ? signs[type].length > 1
                ? signs[type]
                : signs[type].repeat(type === 'year' ? 4 : 2)
              : '',
        )
        .join(''),
    read: parse,
  }
}
