import { IconButton } from '@brand/ui/icon-button'
import { moon, sun } from '@brand/ui/icons'
import { useWords } from '../../app/i18n/i18n.ts'
import { useOpenOnPress } from '../../app/overlays/open-on-press.ts'
import { usePreferences } from '../../app/storage/preferences.ts'

const load = () => import('./LookMenu.tsx')

/** Appearance and brand of this device. */
export function LookButton() {
  const t = useWords('site')
  const { scheme } = usePreferences()
  const [LookMenu, opens, byKey] = useOpenOnPress(load, 'menu')
  const button = { label: t('scheme'), icon: scheme === 'light' ? sun : moon }
  return LookMenu ? (
    <LookMenu byKey={byKey} trigger={<IconButton {...button} />} />
  ) : (
    <IconButton {...button} {...opens} />
  )
}
