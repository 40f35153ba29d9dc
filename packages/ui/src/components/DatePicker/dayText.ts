import { latinDigits } from '../../foundation/figure/digits.ts'
import { calendars as ofLanguages } from '../../i18n/languages.gen.ts'
import { isDay, ofUtc, toUtc, type Day } from './DatePicker.model.ts'

const calendars = ['gregory', 'buddhist', 'persian', 'islamic-umalqura', 'islamic-civil', 'islamic-tbla'] as const
export type CalendarSystem = (typeof calendars)[number]

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
export function partsIn(calendar: CalendarSystem) {
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

const guesses = {
  gregory: (year: number, month: number, day: number) => Date.UTC(year, month - 1, day),
  buddhist: (year: number, month: number, day: number) => Date.UTC(year - 543, month - 1, day),
  persian: (year: number, month: number, day: number) =>
    Date.UTC(year + 621, 2, 20 + day + (month - 1) * 30 + Math.min(month - 1, 6)),
  // Thirty years have 10,631 days; the first begins 492,148 days before 1970.
  islamic: (year: number, month: number, day: number) =>
    (Math.round(((year - 1) * 10_631) / 30 + (month - 1) * 29.53) + day - 1 - 492_148) * 86_400_000,
}

/**
 * Parts of a calendar as a day, if there is such a day: near the guess, confirmed by the platform, so no calendar is
 * computed here.
 */
function dayOf(calendar: CalendarSystem, { year, month, day }: Ymd, parts: (day: Day) => Ymd): Day | undefined {
  if (year < 1 || year > 9999) return undefined
  const guess = guesses[calendar.split('-')[0] as keyof typeof guesses](year, month, day)
  for (const off of [0, 1, -1, 2, -2, 3, -3]) {
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

/** Without the dots and spaces of short and double names. */
const bare = (name: string) => name.replace(/[. ]/g, '')

/** Names of the months in the language and in English, as they are compared. */
function monthNames(locale: string, calendar: CalendarSystem): (word: string) => number | undefined {
  // Each month of any calendar has one of these days.
  const starts = Array.from({ length: 25 }, (_none, n) => Date.UTC(2026, 0, 1 + n * 15))
  const parts = partsIn(calendar)
  const names = [locale, 'en'].flatMap((lang) =>
    (['long', 'short'] as const).flatMap((length) => {
      // Beside a day some languages use another form of the name: `май`, `20 мая`.
      return [{}, { day: 'numeric' } as const].flatMap((beside) => {
        const tag = new Intl.Locale(lang, { calendar })
        const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', month: length, ...beside })
        return starts.flatMap((ms) => {
          const name = format.formatToParts(ms).find(({ type }) => type === 'month')?.value ?? ''
          // A number is no name: `11月`, `tháng 11`.
          return /\p{Nd}/u.test(name) ? [] : [[bare(name.toLowerCase()), parts(ofUtc(ms)).month] as const]
        })
      })
    }),
  )
  return (word) =>
    names.find(([name]) => (word.length < 2 ? name === word : name.startsWith(word) || word.startsWith(name)))?.[1]
}

/** Words that a language sets around day, month and year: `de`, `年`, `г`. */
const wordsAround = (formats: readonly Intl.DateTimeFormat[]) =>
  new Set(
    formats.flatMap((format) =>
      format
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'literal' ? (value.toLowerCase().match(words) ?? []) : [])),
    ),
  )
const words = /\p{L}[\p{L}\p{M}]*/gu

/**
 * How a language writes days. English without a country is that of most of the world: day, month, year. The calendar is
 * that of the language, Buddhist in Thai for instance, or the one its tag names: `fa-u-ca-persian`.
 */
export function dayText(lang: string): DayText {
  const locale = lang === 'en' ? 'en-GB' : lang
  const { language, calendar: named } = new Intl.Locale(locale)
  const own = named ?? ofLanguages[language] ?? new Intl.DateTimeFormat(locale).resolvedOptions().calendar
  const calendar = calendars.find((one) => one === own) ?? 'gregory'
  const tag = new Intl.Locale(locale, { calendar }).toString()
  const typed = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  const read = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
  const parts = partsIn(calendar)
  // The era is that of the calendar alone: nobody types it.
  const written = (ms: number) => typed.formatToParts(ms).filter(({ type }) => type !== 'era')
  const layout = written(0)
  const era =
    typed
      .formatToParts(0)
      .find(({ type }) => type === 'era')
      ?.value.toLowerCase() ?? ''
  const order = layout.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []))
  const around = wordsAround([read, new Intl.DateTimeFormat(tag, { timeZone: 'UTC', dateStyle: 'long' })])
  let months: ReturnType<typeof monthNames> | undefined

  function parse(text: string, today: Day): Day | undefined {
    const plain = latinDigits(text)
      .toLowerCase()
      .replace(/[\u200e\u200f\u061c]/g, '')
      .replace(era, '')
      .replace(words, (one) => (around.has(one) ? ' ' : one))
      .trim()
    // ISO, where its year is nearer to that of the Gregorian calendar than to the reader's.
    const off = (year: number | string) => Math.abs(Number(plain.slice(0, 4)) - Number(year))
    if (isDay(plain) && off(today.slice(0, 4)) <= off(parts(today).year)) return plain
    const long = /^\d{8}$/.test(plain)
      ? (order[0] === 'year' ? /(\d{4})(\d\d)(\d\d)/ : /(\d\d)(\d\d)(\d{4})/).exec(plain)
      : null
    const numbers = long ? long.slice(1) : (plain.match(/\d+/g) ?? [])
    months ??= monthNames(locale, calendar)
    const word = bare(/\p{L}[\p{L}\p{M}. ]*/u.exec(plain)?.[0] ?? '')
    const named = word && months(word)
    const yearFirst = (numbers[0]?.length ?? 0) > 2
    const wanted: Part[] = named
      ? yearFirst
        ? ['year', 'day']
        : ['day', 'year']
      : yearFirst
        ? ['year', 'month', 'day']
        : order
    if (numbers.length !== wanted.length) return undefined
    const at = (part: Part) => numbers[wanted.indexOf(part)] ?? ''
    const month = named || Number(at('month'))
    const year = wholeYear(Number(at('year')), at('year').length, parts(today).year)
    return dayOf(calendar, { year, month, day: Number(at('day')) }, parts)
  }

  return {
    locale: tag,
    calendar,
    weekStart: weekStartOf(locale),
    write: (day) =>
      written(toUtc(day))
        .map(({ value }) => value)
        .join('')
        .trim(),
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
        .join('')
        .trim(),
    read: parse,
  }
}
