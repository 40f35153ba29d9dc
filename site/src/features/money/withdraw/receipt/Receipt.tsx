import type { WithdrawOrder } from '@brand/sdk/member'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Button } from '@brand/ui/button'
import { ReceiptUpload } from '@brand/ui/receipt-upload'
import { useState } from 'react'
import { ErrorCallout } from '../../../../app/errors/ErrorCallout.tsx'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { Money } from '../../../../app/format/money.ts'
import { Part } from './Part.tsx'
import { useReceipt } from './use-receipt.ts'

const reasons = ['nothing', 'less', 'other_account'] as const

/** Has it arrived? Part by part, or all at once; and what follows when the member denies it. */
export function Receipt({ order, money }: { order: WithdrawOrder; money: Money }) {
  const t = useWords('withdraw')
  const errorText = useErrorText()
  const [disputing, setDisputing] = useState<number>()
  const { busy, error, received, fullyPaid, notReceived } = useReceipt(order, () => setDisputing(undefined))
  const open = order.parts.filter(
    ({ status }) => status === 'AWAITING_RECEIPT' || status === 'RESENT' || status === 'DISPUTED',
  )
  const part = open.find(({ partNo, deadline }) => partNo === disputing && deadline !== null)
  if (part) {
    return (
      <Stack>
        <Heading level={3}>{t('receipt.not.title', { amount: money(part.amount) })}</Heading>
        <ReceiptUpload
          reasons={reasons.map((value) => ({ value, label: t(`withdraw.reason.${value}`) }))}
          notice={t('receipt.forced')}
          busy={busy !== undefined}
          error={error ? errorText(error) : undefined}
          onSubmit={(receipt) => notReceived(part.partNo, receipt)}
          onCancel={() => setDisputing(undefined)}
        />
      </Stack>
    )
  }
  return (
    <Stack role="group" aria-label={t('receipt.title')}>
      <Stack as="ul" space="sm">
        {order.parts.map((one) => (
          <Part
            key={one.partNo}
            part={one}
            many={order.parts.length > 1}
            busy={busy}
            onReceived={() => received(one.partNo)}
            onNotReceived={() => setDisputing(one.partNo)}
          />
        ))}
      </Stack>
      {open.length > 1 ? (
        <Button
          variant="secondary"
          full
          busy={busy === 'all'}
          busyLabel={t('receipt.sending')}
          disabled={busy !== undefined && busy !== 'all'}
          onClick={() => fullyPaid()}
        >
          {t('receipt.all')}
        </Button>
      ) : null}
      <ErrorCallout error={error} />
      <Text size="caption" quiet>
        {t('receipt.forced')}
      </Text>
    </Stack>
  )
}
