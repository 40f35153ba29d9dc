// All languages of the site: for whoever leaves that of the page, and no part of the first load.
import { matchLocale } from '@brand/ui/i18n'
import { keptLanguages, learnt, type Lang, type Language } from './language.ts'
import { readLanguages } from './word-files.ts'

/** Learns the facts of every language; the answer is the same each time. */
export async function learnLanguages(): Promise<readonly Language[]> {
  const all = await readLanguages()
  for (const one of all) learnt.set(one.tag, one)
  return all
}

/** The first of these wishes that is spoken: `en-GB` → `en`, `zh-HK` → `zh-TW`, `fil` → `tl`. */
export const matchLanguage = (wishes: readonly string[], languages: readonly Language[]): Lang | undefined =>
  matchLocale(
    wishes,
    '',
    languages.map(({ tag }) => tag),
  ) || undefined

/** The gateway reads the cookie, so that the next page arrives in the right language. */
export function rememberLanguage(lang: Lang): void {
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`
  for (const one of keptLanguages) one.write(lang)
}

/** What is spoken of a choice that the gateway did not know of, or the language of the page; the next page comes in it. */
export async function takeLanguage(chosen: Lang, page: Lang): Promise<Lang> {
  const lang = matchLanguage([chosen], await learnLanguages().catch(() => [])) ?? page
  rememberLanguage(lang)
  return lang
}
