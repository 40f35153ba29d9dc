import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { isSome, type PaymentRecord } from '../payments.model.ts'

/** What was said against a record, by whom, and what the operator decided. */
export function PaymentDispute({ record, role }: { record: PaymentRecord; role: 'received' | 'paid' }) {
  const t = useWords('payments')
  const { dispute, adjustment, decision, status } = record
  if (!dispute) return null
  const mine = dispute.by === (role === 'received' ? 'DOWN' : 'UP')
  return (
    <Stack space="md">
      <Callout tone={status === 'DISPUTED' ? 'warning' : 'info'} title={t(mine ? 'disputed.you' : 'disputed.other')}>
        <bdi>{dispute.reason}</bdi>
      </Callout>
      {decision === null ? null : (
        <Callout
          tone="info"
          title={
            adjustment !== null && isSome(adjustment) ? (
              <>
                {t('decided')} <Amount of={adjustment} signed />
              </>
            ) : (
              t('decided.same')
            )
          }
        >
          <bdi>{decision}</bdi>
        </Callout>
      )}
    </Stack>
  )
}
