import { Badge } from '@brand/ui/badge'
import { Button, buttonAttributes } from '@brand/ui/button'
import { useModule } from '../../app/api/status.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import { useDialogs } from '../../app/overlays/dialogs.tsx'
import { useMemberShown } from '../../app/routing/use-member-shown.ts'
import { memberPath } from '../../app/routing/paths.ts'
import { useAccount } from '../../app/auth/session.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Balance } from './Balance.tsx'
import { notOnPhone, notOnTablet } from '../shell.css.ts'
import * as css from './member.css.ts'
import { Notices } from './Notices.tsx'
import { Service } from './Service.tsx'

/** End of the header for logged-in accounts. A file of its own: visitors do not load it. */
export default function MemberTools() {
  const t = useWords('site')
  const mine = useWords('member')
  const { kind, member } = useAccount()
  const trial = kind === 'trial'
  // Nobody is told that they are at the beginning.
  const rank = member?.vipRankLevel ? member.vipLabelName : null
  const { show } = useDialogs()
  const mayJoin = useModule('REG3')
  const shown = useMemberShown()
  const deposit = memberPath('deposit')
  return (
    <div className={css.tools}>
      {trial ? (
        <Badge tone="info" className={notOnTablet}>
          {t('trial.badge')}
        </Badge>
      ) : null}
      {rank ? (
        <a className={notOnTablet} href={memberPath('vip')}>
          <Badge tone="accent">{rank}</Badge>
        </a>
      ) : null}
      <Service />
      <Notices />
      {trial && mayJoin ? (
        <Button
          variant="primary"
          size="sm"
          className={notOnPhone}
          onClick={() => show('register', { next: location.pathname + location.search })}
        >
          {t('join')}
        </Button>
      ) : null}
      <Balance>
        {!trial && shown(deposit) ? (
          <a {...buttonAttributes({ variant: 'primary', size: 'sm', className: notOnPhone })} href={deposit}>
            {mine('deposit')}
          </a>
        ) : null}
      </Balance>
      <AccountMenu />
    </div>
  )
}
