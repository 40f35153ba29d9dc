import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { copy, globe } from '@brand/ui/icons'
import { useState } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import * as css from './closed.css.ts'
import { ClosedPage, type ClosedProps } from './ClosedPage.tsx'

/** Status 2: the visitor's address, to tell the service desk if this is a mistake. */
export default function Blocked({ status }: ClosedProps) {
  const t = useWords('system')
  const [copied, setCopied] = useState(false)
  const ip = status?.location.ip
  const take = () =>
    void navigator.clipboard?.writeText(ip ?? '').then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <ClosedPage
      status={status}
      shut
      kicker={t('blocked.kicker')}
      title={t('blocked.title')}
      text={t('blocked.message')}
    >
      {ip ? (
        <div className={css.address}>
          <Icon icon={globe} size={18} label={t('blocked.ip')} />
          <bdi>{ip}</bdi>
          <Button variant="quiet" size="sm" className={css.copy} onClick={take}>
            <Icon icon={copy} size={18} />
            <span aria-live="polite">{copied ? t('blocked.copied') : t('blocked.copy')}</span>
          </Button>
        </div>
      ) : null}
    </ClosedPage>
  )
}
