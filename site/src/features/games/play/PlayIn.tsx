import { Button } from '@brand/ui/button'
import { useLanguageNames } from '../../../app/i18n/use-language-names.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

/** Plays the game in a language that it has. */
export function PlayIn({ language, onPress }: { language: string; onPress: () => void }) {
  const t = useWords('play')
  const nameOf = useLanguageNames()
  return (
    <Button variant="primary" onClick={onPress}>
      {t('end.language', { language: nameOf(language) })}
    </Button>
  )
}
