import { IconButton } from '@brand/ui/icon-button'
import { globe } from '@brand/ui/icons'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { nameOf } from '../../app/i18n/language.ts'
import { LookButton } from './LookButton.tsx'
import { useLanguageDialog } from './use-language-dialog.tsx'
import * as css from '../shell.css.ts'

/** Language and appearance where there is no menu, at any width, nor a place for popups while nobody is logged in. */
export function AgentSettings() {
  const t = useWords('site')
  const lang = useLang()
  const { open, dialog } = useLanguageDialog()
  return (
    <span className={css.row}>
      <IconButton label={t('languageNow', { name: nameOf(lang) })} icon={globe} aria-haspopup="dialog" onClick={open} />
      <LookButton />
      {dialog}
    </span>
  )
}
