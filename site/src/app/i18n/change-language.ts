import type { i18n as I18n } from 'i18next'
import { speak } from '../api/client.ts'
import type { Lang } from './language.ts'
import { completeFormats } from './i18n.ts'
import { learnLanguages, rememberLanguage } from './languages.ts'

/**
 * Changes the language without a reload: loads its texts first, then switches everything at once. AccountLanguage
 * stores it in the account.
 */
export async function changeLanguage(i18n: I18n, lang: Lang): Promise<void> {
  // Also the areas that came with the page, of which the library has not heard: a page that waited for its words would
  // be hidden, and lose the focus.
  await i18n.loadNamespaces(Object.keys(i18n.getDataByLanguage(i18n.language) ?? {}))
  await Promise.all([learnLanguages().then(() => completeFormats(lang)), i18n.loadLanguages(lang)])
  speak(lang)
  await i18n.changeLanguage(lang)
  rememberLanguage(lang)
}
