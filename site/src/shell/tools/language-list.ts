import { localeOf } from '../../app/format/format.ts'
import type { Lang, Language } from '../../app/i18n/language.ts'
import { matchLanguage } from '../../app/i18n/languages.ts'

/** The current language, then those of the device in its order, then the others by their names. */
export function byReader(languages: readonly Language[], lang: Lang, device: readonly string[]): Language[] {
  const first = [lang, ...device.map((wish) => matchLanguage([wish], languages))]
  const rank = ({ tag }: Language) => {
    const at = first.indexOf(tag)
    return at < 0 ? first.length : at
  }
  const { compare } = new Intl.Collator(localeOf(lang))
  return languages.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name))
}

/** Without case and marks: who searches for `turkce` or `portugues` means it. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a search means a language: by its own name, its name in the language of the reader or in English, or its tag. */
export function finds(search: string, { tag, name }: Language, reader: Lang): boolean {
  const names = [localeOf(reader), 'en'].map((to) => new Intl.DisplayNames(to, { type: 'language' }).of(tag) ?? '')
  const wanted = folded(search.trim())
  return [name, tag, ...names].some((text) => folded(text).includes(wanted))
}
