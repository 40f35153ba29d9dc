import { useCallback } from 'react'
import { formatDay } from './format.ts'
import { useLang } from '../i18n/i18n.ts'

/** A day of the site, as the wire writes it, to read: `20 November 2026`. */
export function useDay(): (day: string) => string {
  const lang = useLang()
  return useCallback((day: string) => formatDay(Date.parse(day), lang, 'UTC'), [lang])
}
