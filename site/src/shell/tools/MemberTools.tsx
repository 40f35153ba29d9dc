import { Badge } from '@brand/ui/badge'
import { buttonLook } from '@brand/ui/button'
import { useWords } from '../../app/language/i18n.ts'
import { useMemberShown } from '../../app/routing/member-pages.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/session/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Balance } from './Balance.tsx'
import * as css from './member.css.ts'
import { Notices } from './Notices.tsx'

/** End of the header for whoever is logged in. A file of its own: visitors do not pay for it. */
export default function MemberTools() {
  const t = useWords('site')
  const mine = useWords('member')
  const { kind } = useAccount()
  const shown = useMemberShown()
  const deposit = memberPath('depositv2')
  return (
    <div className={css.tools}>
      {kind === 'trial' ? (
        <Badge tone="info" className={css.trial}>
          {t('trial.badge')}
        </Badge>
      ) : null}
      <Notices />
      <Balance>
        {kind !== 'trial' && shown(deposit) ? (
          <a {...buttonLook({ variant: 'primary', size: 'sm', className: css.deposit })} href={deposit}>
            {mine('deposit')}
          </a>
        ) : null}
      </Balance>
      <AccountMenu />
    </div>
  )
}
