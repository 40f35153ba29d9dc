import { Button } from '@brand/ui/button'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { enqueue } from '../../../../app/overlays/popups.ts'
import { useWaiting, useWithdrawNews } from '../use-withdraw.ts'
import { Left } from './Left.tsx'
import * as css from './receipt.css.ts'
import { receiptPopup } from './receipt-popup.ts'

/** Over every page of the member centre while money was sent that nobody has confirmed. */
export function ReceiptBanner() {
  const t = useWords('withdraw')
  useWithdrawNews()
  const { data } = useWaiting()
  const deadlines = (data?.list ?? []).flatMap(({ receiptDeadline }) => receiptDeadline ?? []).toSorted()
  const [first] = deadlines
  if (!first) return null
  return (
    <div role="region" aria-label={t('receipt.title')} className={css.banner}>
      <div className={css.bannerWords}>
        {t('receipt.banner', { count: deadlines.length })}
        <Left until={Date.parse(first)} />
      </div>
      <Button onClick={() => enqueue({ ...receiptPopup, urgency: 'asked' })}>{t('receipt.answer')}</Button>
    </div>
  )
}
