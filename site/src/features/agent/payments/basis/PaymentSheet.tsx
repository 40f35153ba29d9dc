import { Button } from '@brand/ui/button'
import { Section } from '@brand/ui/section'
import { Sheet } from '@brand/ui/sheet'
import { Stack } from '@brand/ui/stack'
import { useState } from 'react'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { DisputeForm } from './DisputeForm.tsx'
import { PaymentBasis } from './PaymentBasis.tsx'
import { PaymentDispute } from './PaymentDispute.tsx'
import { PaymentLines } from './PaymentLines.tsx'
import { isDisputable, type PaymentRecord, type PaymentsId } from '../payments.model.ts'
import { usePaymentWords } from '../use-payment-words.ts'

interface PaymentSheetProps {
  id: PaymentsId
  role: 'received' | 'paid'
  record: PaymentRecord
  /** Called with the record as it is once it is disputed. */
  onChange: (record: PaymentRecord) => void
  onClose: () => void
}

/** Behind an amount: what it was computed from, down to the members, and what either side says against it. */
export default function PaymentSheet({ id, role, record, onChange, onClose }: PaymentSheetProps) {
  const t = useWords('payments')
  const words = usePaymentWords()
  const [disputing, setDisputing] = useState(false)
  const { text, note } = words.slot(record)
  return (
    <Sheet
      open
      size="lg"
      closeOnOutside={!disputing}
      onOpenChange={onClose}
      title={text}
      description={
        <>
          {note} ·{' '}
          {t(record.counterparty === '' ? `with.operator.${role}` : `with.${role}`, {
            account: `\u2068${record.counterparty}\u2069`,
          })}
        </>
      }
    >
      <Stack space="xl">
        <PaymentBasis id={id} record={record} />
        <PaymentDispute record={record} role={role} />
        <Section title={t('lines.title')} level={3} space="sm">
          <PaymentLines record={record} />
        </Section>
        {disputing ? (
          <DisputeForm
            recordId={record.id}
            onDone={(changed) => {
              setDisputing(false)
              onChange(changed)
            }}
            onCancel={() => setDisputing(false)}
          />
        ) : isDisputable(record) ? (
          <Button onClick={() => setDisputing(true)}>{t('dispute')}</Button>
        ) : null}
      </Stack>
    </Sheet>
  )
}
