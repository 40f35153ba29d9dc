import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { globe } from '@brand/ui/icons'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../app/change-language.ts'
import { useLang } from '../app/i18n.ts'
import { languageNames, languages } from '../app/language.ts'

/** On to the next language. The label is that language's own word. */
export function LanguageButton({ quiet = false }: { quiet?: boolean }) {
  const { i18n } = useTranslation('site')
  const now = useLang()
  const next = languages[(languages.indexOf(now) + 1) % languages.length] ?? languages[0]
  return (
    <Button variant={quiet ? 'quiet' : 'secondary'} size="sm" lang={next} onClick={() => void changeLanguage(i18n, next)}>
      <Icon shape={globe} size={18} />
      {languageNames[next]}
    </Button>
  )
}
