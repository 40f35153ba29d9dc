import type { MenuItem } from '@brand/ui/menu'
import { useWords } from '../../app/i18n/i18n.ts'
import { brands, choose, schemes, usePreferences } from '../../app/storage/preferences.ts'

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
