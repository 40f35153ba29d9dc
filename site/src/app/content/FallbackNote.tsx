import { Callout } from '@brand/ui/callout'
import { localeOf } from '../format/format.ts'
import { useLang, useWords } from '../i18n/i18n.ts'
import { nameOf } from '../i18n/language.ts'

/** A language in its own words, or in those of the reader where the browser does not have them. */
const nameOfLanguage = (tag: string, reader: string): string =>
  new Intl.DisplayNames([tag, localeOf(reader)], { type: 'language', fallback: 'none' }).of(tag) ?? nameOf(tag)

/** The sentence that names the language of a text; undefined where it is the one that was wanted. */
export function useFallbackText(): (shown: string | undefined, wanted?: string) => string | undefined {
  const t = useWords('articles')
  const lang = useLang()
  return (shown, wanted = lang) =>
    shown === undefined || shown === wanted
      ? undefined
      : t('fallback', { wanted: nameOfLanguage(wanted, lang), shown: nameOfLanguage(shown, lang) })
}

/** Says that a text is not there in the language of the reader, and in which it is shown. */
export function FallbackNote({ wanted, shown }: { wanted: string; shown: string | undefined }) {
  const text = useFallbackText()(shown, wanted)
  return text === undefined ? null : <Callout tone="info">{text}</Callout>
}
