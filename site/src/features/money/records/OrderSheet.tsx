import { Sheet } from '@brand/ui/sheet'
import { Stack } from '@brand/ui/stack'
import { useWords } from '../../../app/i18n/i18n.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import type { Filters } from './list/use-filters.ts'
import type { OrderHistoryProps } from './Transactions.tsx'

/** Over the record: the history of the order that the address names. */
export default function OrderSheet({ filters, OrderHistory }: OrderHistoryProps & { filters: Filters }) {
  const t = useWords('records')
  const orderNo = filters.get('order')
  return (
    <Sheet
      open
      size="md"
      closeOnOutside
      title={t('order.title', { id: orderNo })}
      onOpenChange={() => filters.open('order', null)}
    >
      <Stack>
        <OrderHistory orderNo={orderNo} />
        <AskAbout kind={orderNo.startsWith('W') ? 'WITHDRAWAL' : 'DEPOSIT'} id={orderNo} />
      </Stack>
    </Sheet>
  )
}
