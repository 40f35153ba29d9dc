import type { DepositOrder } from '@brand/sdk/member'
import { AlertDialog } from '@brand/ui/alert-dialog'
import { Button } from '@brand/ui/button'
import { Inline } from '@brand/ui/inline'
import { useState } from 'react'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'

/** Cancels an order nothing was paid for, after a confirmation. */
export function Cancel({ order: { orderNo } }: { order: DepositOrder }) {
  const t = useWords('deposit')
  const language = useLang()
  const errorText = useErrorText()
  const [asked, setAsked] = useState(false)
  const { mutateAsync: cancel } = useApiMutation({
    mutationFn: () => member.deposits.cancel({ orderNo, language }),
    changes: ['deposits'],
  })
  return (
    <Inline justify="end">
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('deposit.cancel')}
      </Button>
      <AlertDialog
        open={asked}
        tone="warning"
        title={t('deposit.cancel.title')}
        description={t('deposit.cancel.text')}
        confirmLabel={t('deposit.cancel')}
        cancelLabel={t('deposit.cancel.keep')}
        busyLabel={t('deposit.cancelling')}
        onConfirm={() => cancel()}
        onOpenChange={() => setAsked(false)}
        errorText={errorText}
      />
    </Inline>
  )
}
