import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { handshake } from '@brand/ui/icons'
import { centrePath } from '../../../app/centre/centres.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { PaymentsId } from './payments.model.ts'

/** In place of payments where there never was a contract that could have paid any. */
export function NoContract({ id }: { id: PaymentsId }) {
  const t = useWords('payments')
  return (
    <EmptyState
      icon={handshake}
      title={t('none.title')}
      action={
        <a {...buttonAttributes({ variant: 'primary' })} href={centrePath('agent', 'contracts')}>
          {t('none.contracts')}
        </a>
      }
    >
      {t(`none.${id}`)}
    </EmptyState>
  )
}
