import { slot } from '../storage/storage.ts'
import { pageWords } from './page-words.ts'

/** A language of the site: a row of `locales/languages.json`. */
export interface Language {
  /** BCP 47, as the gateway and the words know it. */
  tag: string
  /** In its own words, as a chooser shows it. */
  name: string
  /** For numbers and dates in prose. */
  locale: string
  /** Browsers lack its formats: they come with its words. */
  ownFormats?: true
}

/** Tag of a language. */
export type Lang = string

/** Languages beside that of the page, once somebody needed them (languages.ts). */
export const learnt = new Map<Lang, Language>()

/** Facts of a language that this page shows. */
export const languageOf = (lang: Lang): Language | undefined => learnt.get(lang) ?? pageWords(lang)?.language

/** In the words of the language. */
export const nameOf = (lang: Lang): string => languageOf(lang)?.name ?? lang

const tagOf = (text: string) => (/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(text) ? text : undefined)
export const keptLanguages = ['lang', 'hisLang'].map((key) => slot('localStorage', key, tagOf))

/** What the person chose here before, else the language of the page: the gateway does not know what storage has. */
export async function preferredLanguage(page: Lang): Promise<Lang> {
  const chosen = keptLanguages.map((one) => one.read()).find(Boolean) ?? page
  return chosen === page ? page : (await import('./languages.ts')).takeLanguage(chosen, page)
}
