import type { i18n as I18n } from 'i18next'
import { speak } from '../api/client.ts'
import { rememberLanguage, type Lang } from './language.ts'

/** Another language without a reload: its words first, then everything at once. AccountLanguage tells the gateway. */
export async function changeLanguage(i18n: I18n, lang: Lang): Promise<void> {
  await i18n.loadLanguages(lang)
  speak(lang)
  await i18n.changeLanguage(lang)
  rememberLanguage(lang)
}
