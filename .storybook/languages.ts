import ar from '../packages/ui/src/i18n/locales/ar.ts'
import bn from '../packages/ui/src/i18n/locales/bn.ts'
import en from '../packages/ui/src/i18n/locales/en.ts'
import fa from '../packages/ui/src/i18n/locales/fa.ts'
import ur from '../packages/ui/src/i18n/locales/ur.ts'
import { ACCENTED, MIRRORED, pseudoStrings } from '../packages/ui/src/i18n/pseudo.ts'
import type { UiStrings } from '../packages/ui/src/i18n/useStrings.ts'

interface Language {
  title: string
  strings: Partial<UiStrings>
}

/**
 * What the toolbar offers: the languages of the kit, and two pseudo languages, to find what a translation would
 * break.
 */
export const languages: Record<string, Language> = {
  en: { title: 'English', strings: en },
  bn: { title: 'বাংলা', strings: bn },
  ar: { title: 'العربية', strings: ar },
  fa: { title: 'فارسی', strings: fa },
  ur: { title: 'اردو', strings: ur },
  [ACCENTED]: { title: 'Áççéñţéđ, 35 % longer', strings: pseudoStrings(en, ACCENTED) },
  [MIRRORED]: { title: 'Mirrored twin, right to left', strings: pseudoStrings(en, MIRRORED) },
}
