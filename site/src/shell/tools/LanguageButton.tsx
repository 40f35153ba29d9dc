import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { globe } from '@brand/ui/icons'
import { useLang } from '../../app/i18n/i18n.ts'
import { nameOf } from '../../app/i18n/language.ts'
import { useLanguageDialog } from './use-language-dialog.tsx'

/** The language in force, and behind it the others: for pages that have no menu. */
export function LanguageButton() {
  const lang = useLang()
  const { open, dialog } = useLanguageDialog()
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" onClick={open}>
        <Icon icon={globe} size={18} />
        {nameOf(lang)}
      </Button>
      {dialog}
    </>
  )
}
