import { localeOf } from './format.ts'
import type { Lang } from '../i18n/language.ts'

/** `1.5%`, in the reader's digits; `decimals`: at most so many. */
export const formatPercent = (percent: number, lang: Lang, decimals = 2): string =>
  new Intl.NumberFormat(localeOf(lang), { style: 'percent', maximumFractionDigits: decimals }).format(percent / 100)

/** `0.0125%`: a rate, which is kept to a ten-thousandth of a per cent, as the wire writes it. */
export const formatRate = (rate: string | number, lang: Lang): string => formatPercent(Number(rate), lang, 4)
