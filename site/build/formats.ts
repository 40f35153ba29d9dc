// Formats of a language, as Node has them from Unicode CLDR: for browsers that lack it (own-formats.ts).
import type { Formats } from '../src/app/i18n/own-formats.ts'

const displays = ['long', 'short', 'narrow'] as const
const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
/** One of them takes each plural form that a language has. */
const samples = [1, 0, 2, 3, 5, 11, 100, 1_000_000, 1.5]
const each = <K extends string, V>(keys: readonly K[], valueOf: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>
const isNumber = (type: string) => ['integer', 'group', 'decimal', 'fraction'].includes(type)

/** The words around a number, for each plural form. */
function forms(locale: string, partsOf: (n: number) => readonly { type: string; value: string }[]) {
  const rules = new Intl.PluralRules(locale)
  return each(rules.resolvedOptions().pluralCategories, (category) => {
    const n = samples.find((one) => rules.select(one) === category) ?? 5
    const parts = partsOf(n)
    const at = parts.findIndex(({ type }) => isNumber(type))
    return parts
      .flatMap(({ type, value }, index) => (isNumber(type) ? (index === at ? ['{0}'] : []) : [value]))
      .join('')
  })
}

/** What stands between the items of a list. */
function separators(list: Intl.ListFormat) {
  const [a, b, c, d] = ['\uE000', '\uE001', '\uE002', '\uE003'] as const
  const [pair, four] = [list.format([a, b]), list.format([a, b, c, d])]
  const between = (text: string, from: string, to: string) => text.slice(text.indexOf(from) + 1, text.indexOf(to))
  return {
    pair: between(pair, a, b),
    start: between(four, a, b),
    middle: between(four, b, c),
    end: between(four, c, d),
  }
}

export function formatsOf(locale: string): Formats {
  const part = (options: Intl.DateTimeFormatOptions, type: 'month' | 'weekday', at: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).formatToParts(at).find((one) => one.type === type)
      ?.value ?? ''
  return {
    months: each(['long', 'short'], (month) =>
      Array.from({ length: 12 }, (_none, n) =>
        part({ day: 'numeric', month, year: 'numeric' }, 'month', Date.UTC(2023, n, 15)),
      ),
    ),
    weekdays: each(displays, (weekday) =>
      Array.from({ length: 7 }, (_none, n) => part({ weekday }, 'weekday', Date.UTC(2023, 0, 1 + n))),
    ),
    relative: each(units, (unit) => {
      const always = new Intl.RelativeTimeFormat(locale)
      const auto = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
      const named = (n: number) =>
        auto.format(n, unit) === always.format(n, unit) ? [] : [[String(n), auto.format(n, unit)]]
      return {
        auto: Object.fromEntries([-2, -1, 0, 1, 2].flatMap(named)) as Record<string, string>,
        past: forms(locale, (n) => always.formatToParts(-n, unit)),
        future: forms(locale, (n) => always.formatToParts(n, unit)),
      }
    }),
    units: each([...units, ...sizes], (unit) =>
      each(displays, (unitDisplay) =>
        forms(locale, (n) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay }).formatToParts(n)),
      ),
    ),
    lists: each(['conjunction', 'disjunction', 'unit'] as const, (type) =>
      each(displays, (style) => separators(new Intl.ListFormat(locale, { type, style }))),
    ),
  }
}
