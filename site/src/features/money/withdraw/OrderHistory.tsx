import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { member } from '../../../app/api/member-client.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { OrderCard } from './OrderCard.tsx'

/** One withdrawal, wherever it is shown: the card of its page. */
export default function OrderHistory({ orderNo }: { orderNo: string }) {
  const t = useWords('withdraw')
  const { symbol } = useCurrency()
  return (
    <Answered
      answer={useApiQuery(member.withdrawals.detail, { orderNo }, { staleTime: 0 })}
      waiting={<Skeleton />}
      missing={
        <EmptyState icon={magnifyingGlassLight} title={t('withdraw.order.missing')}>
          {t('withdraw.order.missing.text')}
        </EmptyState>
      }
    >
      {(order) => <OrderCard order={order} symbol={symbol} money={moneyIn(symbol)} />}
    </Answered>
  )
}
