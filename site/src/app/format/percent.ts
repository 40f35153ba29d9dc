import { localeOf } from './format.ts'
import type { Lang } from '../i18n/language.ts'

/** `1.5%`, in the reader's digits. */
export const formatPercent = (percent: number, lang: Lang): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
