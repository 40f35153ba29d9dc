import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { coins } from '@brand/ui/icons'
import { SafeLink } from '@brand/ui/safe-link'
import { useAccount } from '../../../app/auth/session.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { loginPath, paths } from '../../../app/routing/paths.ts'

/** Instead of what is a person's own: visitors are asked to log in, trial players to open an account. */
export function LoginFirst() {
  const t = useWords('points')
  const { kind } = useAccount()
  const isTrial = kind === 'trial'
  return (
    <EmptyState
      icon={coins}
      title={t(isTrial ? 'trial' : 'visitor')}
      action={
        <SafeLink
          href={isTrial ? paths.register : loginPath(paths.pointMall)}
          {...buttonAttributes({ variant: 'primary' })}
        >
          {t(isTrial ? 'register' : 'login')}
        </SafeLink>
      }
    >
      {t(isTrial ? 'trial.text' : 'visitor.text')}
    </EmptyState>
  )
}
