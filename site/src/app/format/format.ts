import { languageOf, type Lang } from '../i18n/language.ts'

const known: Partial<Record<string, boolean>> = {}

/** Whether `Intl` has dates of a locale. Of some Chrome has only the numbers: it calls months `M01`. */
export const hasFormats = (locale: string): boolean =>
  (known[locale] ||=
    Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 &&
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0) !== 'M01')

/**
 * Prose counts and dates use the reader's digits and calendar; money never does. A language whose formats are missing, and
 * did not load (own-formats.ts), gets English ones in its own digits, not those of the device.
 */
export function localeOf(lang: Lang): string {
  const { locale = lang, ownFormats } = languageOf(lang) ?? {}
  // Asking the browser costs a phone a tenth of a second: only of languages that some lack.
  return !ownFormats || hasFormats(locale) ? locale : `en-GB${/-u-.*/.exec(locale)?.[0] ?? ''}`
}

// A formatter costs a phone a millisecond to make, and a list of games or records asks for one with each row.
const counts: Partial<Record<string, Intl.NumberFormat>> = {}
const moments: Partial<Record<string, Intl.DateTimeFormat>> = {}

export function formatCount(count: number, lang: Lang): string {
  const locale = localeOf(lang)
  return (counts[locale] ??= new Intl.NumberFormat(locale)).format(count)
}

function momentFormat(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = localeOf(lang)
  return (moments[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, options))
}

/** `20 Nov 2026, 19:11`; in the device's zone unless one is given. `zone` prints its name after it. */
export function formatTime(
  ms: number,
  lang: Lang,
  more: { timeZone?: string | undefined; zone?: boolean; seconds?: boolean } = {},
): string {
  const format = momentFormat(lang, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(more.seconds ? { second: '2-digit' } : {}),
    ...(more.zone ? { timeZoneName: 'shortOffset' } : {}),
    ...(more.timeZone ? { timeZone: more.timeZone } : {}),
  })
  return format
    .formatToParts(ms)
    .map(({ type, value }) => (type === 'timeZoneName' ? unbroken(value) : value))
    .join('')
}

/** `GMT +৬` has a space in Bengali, and stays on one line. */
export const unbroken = (zone: string): string => zone.replaceAll(/\s/g, '\u00A0')

/** `05:30`, in the device's zone unless one is given. */
export const formatClock = (ms: number, lang: Lang, timeZone?: string): string =>
  momentFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).format(ms)

/** `20 November 2026`: a day to read, in the device's zone unless one is given. */
export const formatDay = (ms: number, lang: Lang, timeZone?: string): string =>
  momentFormat(lang, { dateStyle: 'long', ...(timeZone ? { timeZone } : {}) }).format(ms)
