import { dayOf } from './calendar.ts'

/** A day as either date family writes it, as `2008-11-21`; nothing for any other text. */
function isoDay(text: string): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? []
  return year && `${year}-${month}-${day}`
}

/**
 * Whether a person born on a day is too young now, in the time zone of the site. Born on 29 February counts as 1 March.
 */
export function tooYoung(birthday: string, minAge: number, now: Date, timeZone: string): boolean {
  const born = isoDay(birthday)
  if (!born) return false
  // As numbers: a year of five digits would come before ours as text.
  const number = (day: string) => Number(day.replaceAll('-', ''))
  return number(born) + minAge * 10_000 > number(dayOf(now, timeZone))
}
