import type { MenuItem } from '@brand/ui/menu'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../app/i18n/change-language.ts'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { isLang, languageNames } from '../../app/i18n/language.ts'
import { useLanguages } from '../../app/i18n/languages.ts'
import { brands, choose, schemes, usePreferences } from '../../app/storage/preferences.ts'

/** Language, as a part of a menu. */
export function useLanguageChoice(): MenuItem {
  const t = useWords('site')
  const { i18n } = useTranslation('site')
  return {
    kind: 'choice',
    id: 'language',
    label: t('language'),
    value: useLang(),
    options: useLanguages().map((value) => ({ value, label: languageNames[value] })),
    onValueChange: (value) => void (isLang(value) && changeLanguage(i18n, value)),
  }
}

/** Appearance and brand, as parts of a menu. */
export function useLookChoices(): MenuItem[] {
  const t = useWords('site')
  const { scheme, brand } = usePreferences()
  return [
    {
      kind: 'choice',
      id: 'scheme',
      label: t('scheme'),
      value: scheme,
      options: schemes.map((value) => ({ value, label: t(`scheme.${value}`) })),
      onValueChange: (value) => choose({ scheme: schemes.find((one) => one === value) ?? scheme }),
    },
    {
      kind: 'choice',
      id: 'brand',
      label: t('brand'),
      value: brand,
      options: brands.map(({ id, name: label }) => ({ value: id, label })),
      onValueChange: (value) => choose({ brand: brands.find(({ id }) => id === value)?.id ?? brand }),
    },
  ]
}
