import { Callout } from '@brand/ui/callout'
import { useLang, useWords } from '../i18n/i18n.ts'
import { isLang, languageNames } from '../i18n/language.ts'

/** A language in its own words, or in those of the reader where this build does not speak it. */
export const nameOfLanguage = (tag: string, reader: string): string =>
  isLang(tag) ? languageNames[tag] : (new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag)

/** Says that a text is not there in the language of the reader, and in which it is shown. */
export function FallbackNote({ wanted, shown }: { wanted: string; shown: string | undefined }) {
  const t = useWords('articles')
  const lang = useLang()
  if (shown === undefined || shown === wanted) return null
  return (
    <Callout tone="info">
      {t('fallback', { wanted: nameOfLanguage(wanted, lang), shown: nameOfLanguage(shown, lang) })}
    </Callout>
  )
}
