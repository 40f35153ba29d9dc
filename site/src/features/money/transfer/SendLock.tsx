import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'

interface SendLockProps {
  info: { turnoverOpen: boolean; hasFundPassword: boolean }
  /** The form. */
  children: ReactNode
}

/** What holds cash back is shown before anything is typed; without it, the form. */
export function SendLock({ info, children }: SendLockProps) {
  const t = useWords('transfer')
  if (info.turnoverOpen)
    return (
      <Callout tone="warning">
        {t('upline.turnover')} <Link href={memberPath('withdraw')}>{t('upline.turnover.why')}</Link>
      </Callout>
    )
  if (!info.hasFundPassword)
    return (
      <Callout>
        {t('upline.noPassword')} <Link href={memberPath('security')}>{t('upline.setPassword')}</Link>
      </Callout>
    )
  return children
}
