import { localeOf } from './format.ts'
import type { Lang } from '../i18n/language.ts'

/** `1.5%`, in the reader's digits; `decimals`: at most so many. */
export const formatPercent = (percent: number, lang: Lang, decimals = 2): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: decimals }).format(percent / 100)
