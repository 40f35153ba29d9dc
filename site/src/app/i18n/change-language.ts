import type { i18n as I18n } from 'i18next'
import { speak } from '../api/client.ts'
import { rememberLanguage, type Lang } from './language.ts'

/**
 * Changes the language without a reload: loads its texts first, then switches everything at once. AccountLanguage
 * stores it in the account.
 */
export async function changeLanguage(i18n: I18n, lang: Lang): Promise<void> {
  await i18n.loadLanguages(lang)
  speak(lang)
  await i18n.changeLanguage(lang)
  rememberLanguage(lang)
}
