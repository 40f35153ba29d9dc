import { localeOf } from '../format/format.ts'
import { useLang } from './i18n.ts'
import { nameOf } from './language.ts'
import { useLanguages } from './use-languages.ts'

/** What the reader calls a language; its own name where no platform knows another, as of Tahitian. */
export function useLanguageNames(): (tag: string) => string {
  const locale = localeOf(useLang())
  const all = useLanguages()
  const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' })
  return (tag) => names.of(tag) ?? all.find((one) => one.tag === tag)?.name ?? nameOf(tag)
}
