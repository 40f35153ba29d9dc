import { IconButton } from '@brand/ui/icon-button'
import { globe } from '@brand/ui/icons'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { nameOf } from '../../app/i18n/language.ts'
import { openPopup } from '../../app/overlays/open-popup.ts'
import { LookButton } from './LookButton.tsx'
import * as css from '../shell.css.ts'

/** Language and appearance. On a phone they are in the menu. */
export function Settings() {
  const t = useWords('site')
  const lang = useLang()
  return (
    <span className={`${css.row} ${css.notOnPhone}`}>
      <IconButton
        label={t('languageNow', { name: nameOf(lang) })}
        icon={globe}
        aria-haspopup="dialog"
        onClick={() => openPopup('language')}
      />
      <LookButton />
    </span>
  )
}
