import { Callout } from '@brand/ui/callout'
import { Button } from '@brand/ui/button'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { enqueue } from '../../../../app/overlays/popups.ts'
import { useWaiting, useWithdrawNews } from '../use-withdraw.ts'
import { ReceiptDeadline } from './ReceiptDeadline.tsx'
import { receiptPopup } from './receipt-popup.ts'

/** Over every page of the member centre while money was sent and not confirmed. */
export function ReceiptBanner() {
  const t = useWords('withdraw')
  useWithdrawNews()
  const { data } = useWaiting()
  const deadlines = (data?.list ?? []).flatMap(({ receiptDeadline }) => receiptDeadline ?? []).toSorted()
  const [first] = deadlines
  if (!first) return null
  return (
    <Callout
      role="region"
      aria-label={t('receipt.title')}
      title={t('receipt.banner', { count: deadlines.length })}
      actions={<Button onClick={() => enqueue({ ...receiptPopup, urgency: 'asked' })}>{t('receipt.answer')}</Button>}
    >
      <ReceiptDeadline until={Date.parse(first)} />
    </Callout>
  )
}
