import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useDialogs } from '../../../app/overlays/dialogs.tsx'
import { memberPath } from '../../../app/routing/paths.ts'

interface SendLockProps {
  info: { turnoverOpen: boolean; hasFundPassword: boolean }
  /** The form. */
  children: ReactNode
}

/** What holds cash back is shown before anything is typed; without it, the form. */
export function SendLock({ info, children }: SendLockProps) {
  const t = useWords('transfer')
  const { show } = useDialogs()
  if (info.turnoverOpen)
    return (
      <Callout tone="warning">
        {t('upline.turnover')} <Link href={memberPath('withdraw')}>{t('upline.turnover.why')}</Link>
      </Callout>
    )
  if (!info.hasFundPassword)
    return (
      <Callout
        actions={
          <Button size="sm" onClick={() => show('fundPassword')}>
            {t('upline.setPassword')}
          </Button>
        }
      >
        {t('upline.noPassword')}
      </Callout>
    )
  return children
}
