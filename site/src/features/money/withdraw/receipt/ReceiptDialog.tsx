import { Dialog } from '@brand/ui/dialog'
import { Skeleton } from '@brand/ui/skeleton'
import { useStatus } from '../../../../app/api/status.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../../app/format/money.ts'
import type { PopupProps } from '../../../../app/overlays/popups.ts'
import { useWaiting } from '../use-withdraw.ts'
import { Receipt } from './Receipt.tsx'
import * as css from './receipt.css.ts'

/** The orders that wait for a word, one after the other. */
export default function ReceiptDialog({ onClose }: PopupProps) {
  const t = useWords('withdraw')
  const money = moneyIn(useStatus().data?.currency.symbol ?? '৳')
  const { data } = useWaiting()
  const [order] = data?.list ?? []
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('receipt.title')}
      description={data ? t('receipt.text', { count: data.receiptMinutes }) : undefined}
    >
      {!data ? (
        <Skeleton variant="block" />
      ) : order ? (
        <div className={css.root}>
          <p className={css.note}>
            {t('withdraw.order', { orderNo: order.orderNo })} · {order.card.name} <bdi>{order.card.masked}</bdi>
          </p>
          <Receipt key={order.orderNo} order={order} money={money} />
        </div>
      ) : (
        <p>{t('receipt.done')}</p>
      )}
    </Dialog>
  )
}
