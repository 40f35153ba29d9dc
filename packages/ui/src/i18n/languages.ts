import type { Direction } from './direction.ts'
import { rows } from './languages.gen.ts'
import type { Locale } from './locale.ts'

/** What is known of a language that the kit has words in. */
export interface Language {
  /** BCP 47 tag: `zh-TW`. */
  tag: Locale
  /** Its name in its own words, as a chooser shows it. */
  name: string
  /** The locale of its formats, BCP 47: `fil-PH` for `tl`. See `formatLocale`. */
  locale: string
  /** ISO 15924: `Beng`. */
  script: string
  direction: Direction
  /** Calendar of dates, as `Intl` names it: `buddhist`. */
  calendar: string
  /** Numbering system of `locale`, as `Intl` names it: `arabext`. */
  digits: string
  /** First day of the week, 1 is Monday and 7 Sunday. */
  firstDay: number
}

/** The languages of the kit. It is an entry of its own, so that only a page that lists languages loads them. */
export const languages: readonly Language[] = rows

/**
 * The locale to give `Intl` and `numberLocale` for a language, with the calendar and digits of its row. A language that
 * the browser lacks gets English formats in its own digits, not those of the device: Chrome has no Burmese, Khmer, Lao
 * or Nepali ones, and only the numbers of Kazakh and Uzbek, whose months it calls `M01`.
 */
export function formatLocale({ locale, calendar, digits }: Language): string {
  const known =
    Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0 &&
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(0) !== 'M01'
  return `${known ? locale : 'en-GB'}-u-ca-${calendar}-nu-${digits}`
}
