import { isGatewayError } from '@brand/sdk'
import { buttonLook } from '@brand/ui/button'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { useErrorText } from '../../../app/calls/error-text.ts'
import { useStatus } from '../../../app/calls/status.ts'
import { useWords } from '../../../app/language/i18n.ts'
import { moneyIn } from '../../../app/language/money.ts'
import { orderPath } from '../address.ts'
import * as css from '../deposit.css.ts'
import { isEnded, useDepositNews, useOrder } from '../use-deposits.ts'
import { Progress } from './Progress.tsx'

/** One deposit, wherever it is told: its way, and while it goes on the way to its page. */
export default function Story({ orderNo }: { orderNo: string }) {
  const t = useWords('cashier')
  const errorText = useErrorText()
  useDepositNews()
  const { data: order, error, isError, isFetching, refetch } = useOrder(orderNo)
  const symbol = useStatus().data?.currency.symbol ?? '৳'
  if (order) {
    return (
      <div className={css.stack}>
        <Progress order={order} money={moneyIn(symbol)} symbol={symbol} />
        {isEnded(order) ? null : (
          <a {...buttonLook({ variant: 'primary' })} href={orderPath(orderNo)}>
            {t('deposit.order.open')}
          </a>
        )}
      </div>
    )
  }
  if (isGatewayError(error, 'not_found') || isGatewayError(error, 'validation'))
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
