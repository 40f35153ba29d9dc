import type { DepositOrder } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { Card } from '@brand/ui/card'
import { FileUpload } from '@brand/ui/file-upload'
import { Heading } from '@brand/ui/heading'
import { Text } from '@brand/ui/text'
import { TextField } from '@brand/ui/text-field'
import { useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { draftOf } from '../../../../app/storage/draft.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { useDepositConfirmation } from './use-deposit-confirmation.ts'

interface DepositConfirmationProps {
  order: DepositOrder
  confirmation: ReturnType<typeof useDepositConfirmation>
}

/**
 * "I have paid": the number of the payment and pictures of it, as many as there are. Also for payments a little late.
 */
export function DepositConfirmation({ order, confirmation }: DepositConfirmationProps) {
  const t = useWords('deposit')
  const draft = draftOf(`paid.${order.orderNo}`)
  const [reference, setReference] = useState(() => draft.values['reference'] ?? order.paidReference ?? '')
  const { files, setFiles, busy, error, wrong, send } = confirmation
  const first = order.status === 'WAITING_PAYMENT' || order.status === 'EXPIRED'
  const title = t(first ? 'deposit.paid.title' : 'deposit.paid.more')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send(reference.trim())
  }
  return (
    <form noValidate aria-label={title} onSubmit={submit}>
      <Card space={{ phone: 'xl', tablet: '2xl' }}>
        <Heading>{title}</Heading>
        <TextField
          optional
          label={t('deposit.paid.reference')}
          hint={t('deposit.paid.reference.hint')}
          maxLength={64}
          autoComplete="off"
          value={reference}
          error={wrong ? t('deposit.paid.reference.wrong') : undefined}
          onValueChange={(value) => {
            setReference(value)
            draft.keep({ reference: value })
          }}
        />
        {order.proofs < 3 ? (
          <FileUpload
            optional
            label={t('deposit.paid.proof')}
            maxFiles={3 - order.proofs}
            value={files}
            disabled={busy}
            onValueChange={setFiles}
          />
        ) : null}
        {order.proofs > 0 ? (
          <Text size="caption" quiet>
            {t('deposit.paid.kept', { count: order.proofs })}
          </Text>
        ) : null}
        <ErrorCallout error={error} />
        <Button
          type="submit"
          variant={first ? 'primary' : 'secondary'}
          full
          busy={busy}
          busyLabel={t('deposit.paid.sending')}
        >
          {t(first ? 'deposit.paid.send' : 'deposit.paid.sendMore')}
        </Button>
      </Card>
    </form>
  )
}
