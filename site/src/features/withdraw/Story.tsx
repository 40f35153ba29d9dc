import { isGatewayError } from '@brand/sdk'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { useErrorText } from '../../app/calls/error-text.ts'
import { member } from '../../app/calls/member-client.ts'
import { useStatus } from '../../app/calls/status.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useWords } from '../../app/language/i18n.ts'
import { moneyIn } from '../../app/language/money.ts'
import { OrderCard } from './OrderCard.tsx'

/** One withdrawal, wherever it is told: the card of its page. */
export default function Story({ orderNo }: { orderNo: string }) {
  const t = useWords('cashier')
  const errorText = useErrorText()
  const { data, error, isError, isFetching, refetch } = useCall(
    member.withdrawals.detail,
    { orderNo },
    { staleTime: 0 },
  )
  const symbol = useStatus().data?.currency.symbol ?? '৳'
  if (data) return <OrderCard order={data} symbol={symbol} money={moneyIn(symbol)} />
  if (isGatewayError(error, 'not_found'))
    return (
      <EmptyState shape={magnifyingGlassLight} title={t('deposit.order.missing')}>
        {t('deposit.order.missing.text')}
      </EmptyState>
    )
  return isError ? (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      {errorText(error)}
    </ErrorState>
  ) : (
    <Skeleton />
  )
}
