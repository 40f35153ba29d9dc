import { formatClock, localeOf } from './format.ts'
import type { Lang } from '../i18n/language.ts'

/** Hours on some days of the week, 1 is Monday; times as `12:00`, `24:00` is the end of the day. */
export interface WeekHours {
  days: readonly number[]
  from: string
  to: string
}

/** 1 January 2024 was a Monday. */
const dayName = (day: number, lang: Lang): string =>
  new Intl.DateTimeFormat(localeOf(lang), { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

function timeOf(text: string, lang: Lang): string {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return formatClock(Date.UTC(2024, 0, 1, hours, minutes), lang, 'UTC')
}

/** Days that follow each other as one span: `[1, 2, 3, 6]` is Monday to Wednesday, and Saturday. */
function spansOf(days: readonly number[]): [from: number, to: number][] {
  const spans: [number, number][] = []
  for (const day of [...new Set(days)].toSorted((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last && day === last[1] + 1) last[1] = day
    else spans.push([day, day])
  }
  return spans
}

/** `Monday to Wednesday and Saturday 12:00 to 21:00`, for each entry of a week. `span` words what lies between two ends. */
export const weekHours = (
  week: readonly WeekHours[],
  lang: Lang,
  span: (from: string, to: string) => string,
): string[] => {
  const list = new Intl.ListFormat(localeOf(lang), { type: 'conjunction' })
  return week.map(({ days, from, to }) => {
    const names = spansOf(days).map(([first, last]) =>
      first === last ? dayName(first, lang) : span(dayName(first, lang), dayName(last, lang)),
    )
    return `${list.format(names)} ${span(timeOf(from, lang), timeOf(to, lang))}`
  })
}
