import { IconButton } from '@brand/ui/icon-button'
import { globe, moon, sun } from '@brand/ui/icons'
import { useLang, useWords } from '../../app/i18n/i18n.ts'
import { languageNames } from '../../app/i18n/language.ts'
import { usePreferences } from '../../app/storage/preferences.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import * as css from '../shell.css.ts'

/** Language and appearance. On a phone they are in the menu, save where there is none (`always`). */
export function Settings({ always = false }: { always?: boolean }) {
  const t = useWords('site')
  const lang = useLang()
  const { scheme } = usePreferences()
  return (
    <span className={always ? css.row : `${css.row} ${css.notOnPhone}`}>
      <ChoiceButton
        what="language"
        button={(more) => <IconButton {...more} label={t('languageNow', { name: languageNames[lang] })} icon={globe} />}
      />
      <ChoiceButton
        what="look"
        button={(more) => <IconButton {...more} label={t('scheme')} icon={scheme === 'light' ? sun : moon} />}
      />
    </span>
  )
}
