import { isGatewayError } from '@brand/sdk'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useCurrency } from '../../../app/format/use-currency.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
import { OrderCard } from './OrderCard.tsx'

/** One withdrawal, wherever it is shown: the card of its page. */
export default function Story({ orderNo }: { orderNo: string }) {
  const t = useWords('withdraw')
  const errorText = useErrorText()
  const { data, error, isError, isFetching, refetch } = useApiQuery(
    member.withdrawals.detail,
    { orderNo },
    { staleTime: 0 },
  )
  const { symbol } = useCurrency()
  if (data) return <OrderCard order={data} symbol={symbol} money={moneyIn(symbol)} />
  if (isGatewayError(error, 'not_found'))
    return (
      <EmptyState icon={magnifyingGlassLight} title={t('withdraw.order.missing')}>
        {t('withdraw.order.missing.text')}
      </EmptyState>
    )
  return isError ? (
    <ErrorState onRetry={() => void refetch()} busy={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <Skeleton />
  )
}
