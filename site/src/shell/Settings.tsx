import { IconButton } from '@brand/ui/icon-button'
import { moon, sun } from '@brand/ui/icons'
import { useWords } from '../app/i18n.ts'
import { choose, usePreferences } from '../app/preferences.ts'
import { LanguageButton } from './LanguageButton.tsx'
import * as css from './shell.css.ts'

/** Language and appearance, one press each. On a phone they are in the menu, save where there is none (`always`). */
export function Settings({ always = false }: { always?: boolean }) {
  const t = useWords('site')
  const { scheme } = usePreferences()
  const light = scheme === 'light'
  return (
    <span className={always ? css.row : css.settings}>
      <LanguageButton quiet />
      <IconButton label={t(light ? 'scheme.toDark' : 'scheme.toLight')} shape={light ? moon : sun} onClick={() => choose({ scheme: light ? 'dark' : 'light' })} />
    </span>
  )
}
