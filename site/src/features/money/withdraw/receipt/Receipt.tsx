import type { WithdrawOrder } from '@brand/sdk/member'
import { Button } from '@brand/ui/button'
import { ReceiptUpload } from '@brand/ui/receipt-upload'
import { useState } from 'react'
import { useErrorText } from '../../../../app/api/error-text.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { Money } from '../../../../app/format/money.ts'
import { Part } from './Part.tsx'
import * as css from './receipt.css.ts'
import { useReceipt } from './use-receipt.ts'

const reasons = ['nothing', 'less', 'other_account'] as const

/** Has it arrived? Part by part, or all at once; and what it means when somebody says no. */
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
      <div className={css.root}>
        <h3 className={css.title}>{t('receipt.not.title', { amount: money(part.amount) })}</h3>
        <ReceiptUpload
          reasons={reasons.map((value) => ({ value, label: t(`withdraw.reason.${value}`) }))}
          notice={t('receipt.forced')}
          busy={busy !== undefined}
          error={error ? errorText(error) : undefined}
          onSubmit={(receipt) => notReceived(part.partNo, receipt)}
          onCancel={() => setDisputing(undefined)}
        />
      </div>
    )
  }
  return (
    <div role="group" aria-label={t('receipt.title')} className={css.root}>
      <ul className={css.parts}>
        {order.parts.map((one) => (
          <Part
            key={one.partNo}
            part={one}
            money={money}
            many={order.parts.length > 1}
            busy={busy}
            onReceived={() => received(one.partNo)}
            onNotReceived={() => setDisputing(one.partNo)}
          />
        ))}
      </ul>
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
      {error ? (
        <p role="alert" className={css.failure}>
          {errorText(error)}
        </p>
      ) : null}
      <p className={css.note}>{t('receipt.forced')}</p>
    </div>
  )
}
