import { useCallback } from 'react'
import { useLang } from '../i18n/i18n.ts'
import { localeOf } from './format.ts'

/** Parts of a name or a note, one after another: with the comma of the language, or where it has none with its "and". */
export function useList(): (parts: readonly string[]) => string {
  const locale = localeOf(useLang())
  return useCallback((parts) => new Intl.ListFormat(locale, { style: 'narrow' }).format(parts), [locale])
}
