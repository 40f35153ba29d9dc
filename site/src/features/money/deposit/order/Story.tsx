import { isGatewayError } from '@brand/sdk'
import { buttonAttributes } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../../app/format/money.ts'
import { orderPath } from '../address.ts'
import { isEnded, useDepositNews, useOrder } from '../use-deposits.ts'
import { Progress } from './Progress.tsx'

/** One deposit, wherever it is shown: its steps, and while it is open the link to its page. */
export default function Story({ orderNo }: { orderNo: string }) {
  const t = useWords('deposit')
  const errorText = useErrorText()
  useDepositNews()
  const { data: order, error, isError, isFetching, refetch } = useOrder(orderNo)
  const { symbol } = useCurrency()
  if (order) {
    return (
      <Stack space="xl">
        <Progress order={order} money={moneyIn(symbol)} symbol={symbol} />
        {isEnded(order) ? null : (
          <a {...buttonAttributes({ variant: 'primary' })} href={orderPath(orderNo)}>
            {t('deposit.order.open')}
          </a>
        )}
      </Stack>
    )
  }
  if (isGatewayError(error, 'not_found') || isGatewayError(error, 'validation'))
    return (
      <EmptyState icon={magnifyingGlassLight} title={t('deposit.order.missing')}>
        {t('deposit.order.missing.text')}
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
