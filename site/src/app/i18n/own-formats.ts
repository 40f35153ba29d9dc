// Dates, units and lists of a language whose formats browsers lack, from the words of the build: Chrome has none of
// Burmese, Khmer, Lao and Nepali, and only the numbers of Kazakh and Uzbek. Their order is that of British English, also
// where the platform has them, so that a page comes drawn as it stays.
import { readWords } from './word-files.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>>
type Display = 'long' | 'short' | 'narrow'

/** What Unicode CLDR has of a language. `{0}` is the number. */
export interface Formats {
  /** January first. */
  months: Record<'long' | 'short', readonly string[]>
  /** Sunday first. */
  weekdays: Record<Display, readonly string[]>
  relative: Record<string, { auto: Record<string, string>; past: Forms; future: Forms }>
  units: Record<string, Record<Display, Forms>>
  lists: Record<string, Record<Display, Record<'pair' | 'start' | 'middle' | 'end', string>>>
}

type Locales = Intl.LocalesArgument
type Make = (locale: string, options?: never) => object

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
/** What a short way to ask for a date shows. */
const styles: Record<string, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', month: 'long' },
  long: { month: 'long' },
  medium: { month: 'short' },
}
const { DateTimeFormat, NumberFormat } = Intl

/** British English in the calendar and digits of the language. */
const inEnglish = (locale: string) => {
  const { calendar, numberingSystem } = new Intl.Locale(locale)
  return new Intl.Locale('en-GB', { calendar, numberingSystem })
}

/** English dates in the digits of the language, with its own names of months and days. */
function dates({ months, weekdays }: Formats): Make {
  return (locale, options: Intl.DateTimeFormatOptions = {}) => {
    const base = new DateTimeFormat(inEnglish(locale), options)
    const { timeZone } = base.resolvedOptions()
    const shown = { ...styles[options.dateStyle ?? ''], ...options }
    const monthAt = new DateTimeFormat('en-u-ca-gregory-nu-latn', { month: 'numeric', timeZone })
    const dayAt = new DateTimeFormat('en', { weekday: 'short', timeZone })
    const own = (part: Intl.DateTimeFormatPart, at: Date | number | undefined): Intl.DateTimeFormatPart => {
      const names =
        part.type === 'month' && (shown.month === 'long' || shown.month === 'short')
          ? months[shown.month][Number(monthAt.format(at)) - 1]
          : part.type === 'weekday' && shown.weekday
            ? weekdays[shown.weekday][days.indexOf(dayAt.format(at))]
            : undefined
      return names === undefined ? part : { ...part, value: names }
    }
    const formatToParts = (at?: Date | number) => base.formatToParts(at).map((part) => own(part, at))
    const formatRangeToParts = (from: Date | number, to: Date | number) =>
      base
        .formatRangeToParts(from, to)
        .map((part) => ({ ...part, ...own(part, part.source === 'endRange' ? to : from) }))
    const text = (parts: readonly { value: string }[]) => parts.map(({ value }) => value).join('')
    return {
      formatToParts,
      formatRangeToParts,
      format: (at?: Date | number) => text(formatToParts(at)),
      formatRange: (from: Date | number, to: Date | number) => text(formatRangeToParts(from, to)),
      resolvedOptions: () => ({ ...base.resolvedOptions(), locale }),
    }
  }
}

const inDigits = (locale: string, options?: Intl.NumberFormatOptions) => new NumberFormat(inEnglish(locale), options)

const form = (forms: Forms, locale: string, n: number, shown: string) =>
  (forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? '{0}').replace('{0}', shown)

/** `5 minutes`; numbers without a unit are as they were. */
function numbers({ units }: Formats): Make {
  return (locale, options: Intl.NumberFormatOptions = {}) => {
    const { style, unit = '', unitDisplay = 'short', ...more } = options
    const patterns = style === 'unit' ? units[unit]?.[unitDisplay] : undefined
    const base = inDigits(locale, patterns ? more : options)
    return patterns ? { format: (n: number) => form(patterns, locale, n, base.format(n)) } : base
  }
}

/** `5 minutes ago`, `yesterday` */
function moments({ relative }: Formats): Make {
  return (locale, { numeric = 'always' }: Intl.RelativeTimeFormatOptions = {}) => ({
    format(n: number, given: string) {
      const unit = relative[given.replace(/s$/, '')]
      const named = numeric === 'auto' ? unit?.auto[String(n)] : undefined
      const past = n < 0 || Object.is(n, -0)
      return (
        named ??
        form((past ? unit?.past : unit?.future) ?? {}, locale, Math.abs(n), inDigits(locale).format(Math.abs(n)))
      )
    },
  })
}

/** `a, b and c` */
function listsOf({ lists }: Formats): Make {
  return (_locale, { type = 'conjunction', style = 'long' }: Intl.ListFormatOptions = {}) => ({
    format(given: Iterable<string>) {
      const items = Array.from(given)
      const { pair, start, middle, end } = lists[type]?.[style] ?? { pair: ', ', start: ', ', middle: ', ', end: ', ' }
      return items.reduce(
        (text, item, n) =>
          n === 0
            ? item
            : text + (items.length === 2 ? pair : n === items.length - 1 ? end : n === 1 ? start : middle) + item,
        '',
      )
    },
  })
}

/** `2 hours, 5 minutes` */
function durations(formats: Formats): Make {
  return (locale, { style = 'short' }: { style?: Display } = {}) => ({
    format: (parts: Record<string, number>) =>
      (listsOf(formats)(locale, { type: 'unit', style } as never) as Intl.ListFormat).format(
        Object.entries(parts).map(([unit, n]) =>
          (
            numbers(formats)(locale, { style: 'unit', unit: unit.replace(/s$/, ''), unitDisplay: style } as never) as {
              format: (n: number) => string
            }
          ).format(n),
        ),
      ),
  })
}

const added = new Set<string>()

/** Adds the formats of a language to `Intl`, once; those of all others stay those of the platform. */
export async function addFormats(tag: string, ownLocale: string): Promise<void> {
  const formats = (await readWords(tag, 'formats')) as unknown as Formats
  if (added.has(tag)) return
  added.add(tag)
  const { language } = new Intl.Locale(ownLocale)
  const wanted = (locales: Locales): string | undefined => {
    const [first] = [locales].flat() as (string | Intl.Locale | undefined)[]
    const locale = first?.toString()
    return locale !== undefined && new Intl.Locale(locale).language === language ? locale : undefined
  }
  const makers: Record<string, Make> = {
    DateTimeFormat: dates(formats),
    NumberFormat: numbers(formats),
    RelativeTimeFormat: moments(formats),
    ListFormat: listsOf(formats),
    DurationFormat: durations(formats),
  }
  const intl = Intl as unknown as Record<string, (new (...given: unknown[]) => object) | undefined>
  for (const [name, make] of Object.entries(makers)) {
    const native = intl[name]
    if (!native) continue
    intl[name] = new Proxy(native, {
      construct(target, [locales, options], whole) {
        const locale = wanted(locales as Locales)
        return locale === undefined
          ? (Reflect.construct(target, [locales, options], whole) as object)
          : make(locale, options as never)
      },
      get: (target, key) =>
        key === 'supportedLocalesOf'
          ? (locales: Locales) =>
              [locales]
                .flat()
                .filter(
                  (one) => wanted(one) !== undefined || Intl.Collator.supportedLocalesOf(one as string).length > 0,
                )
          : (Reflect.get(target, key) as unknown),
    })
  }
}
