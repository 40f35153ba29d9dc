import type { Lang } from '../i18n/language.ts'
import { localeOf } from './format.ts'

/** `20 November`, `20 Nov`: a day of the calendar, as `2026-11-20` names it. */
export const formatMonthDay = (day: string, lang: Lang, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month, timeZone: 'UTC' }).format(Date.parse(day))
