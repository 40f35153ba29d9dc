import { learnLanguages } from '../../app/i18n/languages.ts'

/** The dialog, once the languages are known. */
export const loadLanguageDialog = async () => {
  const [dialog] = await Promise.all([import('./LanguageDialog.tsx'), learnLanguages()])
  return dialog
}
