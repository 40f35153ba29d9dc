import { Button } from '@brand/ui/button'
import { Icon } from '@brand/ui/icon'
import { arrowClockwise } from '@brand/ui/icons'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ClosedPage, type ClosedProps } from './ClosedPage.tsx'

/** The gateway did not answer at all. */
export default function NetworkAbnormal({ status, busy, onRetry }: ClosedProps) {
  const t = useWords('system')
  return (
    <ClosedPage
      status={status}
      shut
      kicker={t('network.kicker')}
      title={t('network.title')}
      text={t('network.message')}
    >
      <Button variant="primary" size="lg" busy={busy} busyLabel={t('retrying')} onClick={onRetry}>
        <Icon icon={arrowClockwise} size={20} />
        {t('retry')}
      </Button>
    </ClosedPage>
  )
}
