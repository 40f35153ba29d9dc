import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { Dialog } from '@brand/ui/dialog'
import { Skeleton } from '@brand/ui/skeleton'
import { useWords } from '../../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../../app/overlays/popups.ts'
import { useWaiting } from '../use-withdraw.ts'
import { Receipt } from './Receipt.tsx'
import { useMoney } from '../../../../app/format/use-money.ts'
import * as css from '../withdraw.css.ts'

/** The orders that wait for a word, one after the other. */
export default function ReceiptDialog({ onClose }: PopupProps) {
  const t = useWords('withdraw')
  const money = useMoney()
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
        <Stack>
          <Text size="caption" quiet>
            {t('withdraw.order', { orderNo: order.orderNo })} ·{' '}
            <bdi>
              {order.card.name} <span className={css.number}>{order.card.masked}</span>
            </bdi>
          </Text>
          <Receipt key={order.orderNo} order={order} money={money} />
        </Stack>
      ) : (
        <p>{t('receipt.done')}</p>
      )}
    </Dialog>
  )
}
