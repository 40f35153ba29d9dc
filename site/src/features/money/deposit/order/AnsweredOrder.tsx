import type { DepositOrder } from '@brand/sdk/member'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { Answered, type AnsweredProps } from '../../../../app/records/Answered.tsx'

/** What depends on an order, or that there is none by its number. */
export function AnsweredOrder(props: Pick<AnsweredProps<DepositOrder>, 'answer' | 'waiting' | 'children'>) {
  const t = useWords('deposit')
  return (
    <Answered
      {...props}
      missing={
        <EmptyState icon={magnifyingGlassLight} title={t('deposit.order.missing')}>
          {t('deposit.order.missing.text')}
        </EmptyState>
      }
    />
  )
}
