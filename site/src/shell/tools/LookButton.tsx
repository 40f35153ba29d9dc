import { IconButton } from '@brand/ui/icon-button'
import { moon, sun } from '@brand/ui/icons'
import { useState, type ComponentType } from 'react'
import { useWords } from '../../app/i18n/i18n.ts'
import { usePreferences } from '../../app/storage/preferences.ts'
import type { LookMenuProps } from './LookMenu.tsx'

const load = () => import('./LookMenu.tsx')

/** Appearance and brand: the menu is loaded when a person comes near. */
export function LookButton() {
  const t = useWords('site')
  const { scheme } = usePreferences()
  const [LookMenu, setMenu] = useState<ComponentType<LookMenuProps>>()
  const button = { label: t('scheme'), icon: scheme === 'light' ? sun : moon }
  if (LookMenu) return <LookMenu trigger={<IconButton {...button} />} />
  // Without a connection nothing opens, and the page stays as it is.
  const open = () =>
    void load().then(
      ({ default: menu }) => setMenu(() => menu),
      () => {},
    )
  return (
    <IconButton
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={open}
    />
  )
}
