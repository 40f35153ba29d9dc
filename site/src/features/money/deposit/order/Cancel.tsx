import type { DepositOrder } from '@brand/sdk/member'
import { Inline } from '@brand/ui/inline'
import { ConfirmButton } from '../../../../app/forms/ConfirmButton.tsx'
import { member } from '../../../../app/api/member-client.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'

/** Cancels an order nothing was paid for, after a confirmation. */
export function Cancel({ order: { orderNo } }: { order: DepositOrder }) {
  const t = useWords('deposit')
  const language = useLang()
  const { mutateAsync: cancel } = useApiMutation({
    mutationFn: () => member.deposits.cancel({ orderNo, language }),
    changes: ['deposits'],
  })
  return (
    <Inline justify="end">
      <ConfirmButton
        variant="quiet"
        tone="warning"
        title={t('deposit.cancel.title')}
        description={t('deposit.cancel.text')}
        cancelLabel={t('deposit.cancel.keep')}
        busyLabel={t('deposit.cancelling')}
        onConfirm={cancel}
      >
        {t('deposit.cancel')}
      </ConfirmButton>
    </Inline>
  )
}
