import { Badge } from '@brand/ui/badge'
import { useAccount } from '../app/session.ts'
import { useWords } from '../app/i18n.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Balance } from './Balance.tsx'
import * as css from './member.css.ts'

/** End of the header for whoever is logged in. A file of its own: visitors do not pay for it. */
export default function MemberTools() {
  const t = useWords('site')
  const { kind } = useAccount()
  return (
    <div className={css.tools}>
      {kind === 'trial' ? (
        <Badge tone="info" className={css.trial}>
          {t('trial.badge')}
        </Badge>
      ) : null}
      <Balance />
      <AccountMenu />
    </div>
  )
}
