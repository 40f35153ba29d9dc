import { bell, globe, headset, moon, palette, sun } from '@brand/ui/icons'
import type { MenuEntry } from '@brand/ui/side-menu'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../app/i18n/change-language.ts'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { languageNames } from '../../app/i18n/language.ts'
import { useLanguages } from '../../app/i18n/languages.ts'
import { brands, choose, schemes, usePreferences } from '../../app/storage/preferences.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'

const after = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] ?? now

/**
 * End of the side menu: customer service and announcements, then language, appearance and brand of this device; each of these shows what
 * is in force and switches to the next.
 */
export function useChoices(): MenuEntry[] {
  const t = useWords('site')
  const { i18n } = useTranslation('site')
  const lang = useLang()
  const languages = useLanguages()
  const { scheme, brand } = usePreferences()
  const house = brands.find(({ id }) => id === brand) ?? brands[0]
  return [
    { id: 'service', label: t('nav.service'), icon: headset, onSelect: () => openPopup('service') },
    { id: 'notices', label: t('nav.notices'), icon: bell, onSelect: () => openPopup('announcements') },
    {
      id: 'language',
      label: t('language'),
      note: languageNames[lang],
      icon: globe,
      onSelect: () => void changeLanguage(i18n, after(languages, lang)),
    },
    {
      id: 'scheme',
      label: t('scheme'),
      note: t(`scheme.${scheme}`),
      icon: scheme === 'light' ? sun : moon,
      onSelect: () => choose({ scheme: after(schemes, scheme) }),
    },
    {
      id: 'brand',
      label: t('brand'),
      note: house.name,
      icon: palette,
      onSelect: () => choose({ brand: after(brands, house).id }),
    },
  ]
}
