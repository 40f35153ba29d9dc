import type { DepositOrder } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { FileUpload } from '@brand/ui/file-upload'
import { TextField } from '@brand/ui/text-field'
import { useState, type FormEvent } from 'react'
import { draftOf } from '../../../../app/storage/draft.ts'
import { useErrorText } from '../../../../app/api/error-text.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import * as css from '../deposit.css.ts'
import { usePaid } from './use-paid.ts'

/**
 * "I have paid": the number of the payment and pictures of it, as many as there are. Also for who paid a little late.
 */
export function Paid({ order }: { order: DepositOrder }) {
  const t = useWords('cashier')
  const errorText = useErrorText()
  const draft = draftOf(`paid.${order.orderNo}`)
  const [reference, setReference] = useState(() => draft.values['reference'] ?? order.paidReference ?? '')
  const [files, setFiles] = useState<readonly File[]>([])
  const { busy, fault, wrong, send } = usePaid(order, () => {
    draft.drop()
    setFiles([])
  })
  const first = order.status === 'WAITING_PAYMENT' || order.status === 'EXPIRED'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(reference.trim(), files)
  }
  return (
    <form noValidate aria-labelledby="deposit-paid" className={css.panel} onSubmit={submit}>
      <h2 id="deposit-paid" className={css.heading}>
        {t(first ? 'deposit.paid.title' : 'deposit.paid.more')}
      </h2>
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
      {order.proofs > 0 ? <p className={css.hint}>{t('deposit.paid.kept', { count: order.proofs })}</p> : null}
      <div role="alert">{fault === undefined ? null : <p className={css.failure}>{errorText(fault)}</p>}</div>
      <Button
        type="submit"
        variant={first ? 'primary' : 'secondary'}
        full
        busy={busy}
        busyLabel={t('deposit.paid.sending')}
      >
        {t(first ? 'deposit.paid.send' : 'deposit.paid.sendMore')}
      </Button>
    </form>
  )
}
