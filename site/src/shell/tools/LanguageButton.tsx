import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { globe } from '@brand/ui/icons'
import { useLang } from '../../app/i18n/i18n.ts'
import { languageNames } from '../../app/i18n/language.ts'
import { ChoiceButton } from './ChoiceButton.tsx'

/** The language in force, and behind it the others: for pages that have no menu. */
export function LanguageButton() {
  const lang = useLang()
  return (
    <ChoiceButton
      what="language"
      button={(more) => (
        <Button {...more} size="sm">
          <Icon icon={globe} size={18} />
          {languageNames[lang]}
        </Button>
      )}
    />
  )
}
