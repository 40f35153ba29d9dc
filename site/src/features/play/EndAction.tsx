import { Button, buttonLook } from '@brand/ui/button'
import { useDialogs } from '../../app/routing/dialogs.tsx'
import { useMemberShown } from '../../app/routing/member-pages.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { useLang, useWords } from '../../app/language/i18n.ts'

interface EndActionProps {
  /** Why there is no game. */
  code: string
  /** What the game speaks instead. */
  languages: readonly string[]
  onLanguage: (language: string) => void
}

/** What helps with this very ending, where something helps better than opening the game again. */
export function EndAction({ code, languages, onLanguage }: EndActionProps) {
  const t = useWords('play')
  const lang = useLang()
  const { show } = useDialogs()
  const deposit = memberPath('depositv2')
  const mayDeposit = useMemberShown()(deposit)
  if (code === 'real_account_required') return <Button variant="primary" onClick={() => show('realAccount')}>{t('end.realAccount')}</Button>
  if (code === 'token_expired' || code === 'session_revoked') {
    const { pathname, search } = location
    return <Button variant="primary" onClick={() => show('login', { next: pathname + search })}>{t('end.login')}</Button>
  }
  if (code === 'insufficient_funds' && mayDeposit) return <a {...buttonLook({ variant: 'primary' })} href={deposit}>{t('deposit.word')}</a>
  if (code !== 'language_not_available') return null
  const names = new Intl.DisplayNames([lang], { type: 'language' })
  return languages.map((one) => (
    <Button key={one} variant="primary" onClick={() => onLanguage(one)}>
      {t('end.language', { language: names.of(one) ?? one })}
    </Button>
  ))
}
