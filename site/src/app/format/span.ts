import type { Lang } from '../i18n/language.ts'
import { localeOf } from './format.ts'

/** `30 days`, `6 months` */
export const span = (
  n: number,
  unit: 'day' | 'week' | 'month' | 'year' | 'hour' | 'minute' | 'second',
  lang: Lang,
): string => new Intl.NumberFormat(localeOf(lang), { style: 'unit', unit, unitDisplay: 'long' }).format(n)
