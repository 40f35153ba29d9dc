import { bell, globe, headset, moon, palette, sun } from '@brand/ui/icons'
import type { MenuEntry } from '@brand/ui/side-menu'
import { useMemo } from 'react'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { nameOf } from '../../app/i18n/language.ts'
import { brands, choose, schemes, usePreferences } from '../../app/storage/preferences.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'

const after = <T>(all: readonly T[], now: T): T => all[(all.indexOf(now) + 1) % all.length] ?? now

/**
 * End of the side menu: customer service and announcements, then language, appearance and brand of this device; each of
 * these shows what is in force, and the last two switch to the next.
 */
export function useChoices(): MenuEntry[] {
  const t = useWords('site')
  const lang = useLang()
  const { scheme, brand } = usePreferences()
  return useMemo(() => {
    const house = brands.find(({ id }) => id === brand) ?? brands[0]
    return [
      { id: 'service', label: t('nav.service'), icon: headset, onSelect: () => openPopup('service') },
      { id: 'notices', label: t('nav.notices'), icon: bell, onSelect: () => openPopup('announcements') },
      {
        id: 'language',
        label: t('language'),
        note: nameOf(lang),
        icon: globe,
        onSelect: () => openPopup('language'),
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
  }, [t, lang, scheme, brand])
}
