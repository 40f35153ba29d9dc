import { buttonAttributes } from '@brand/ui/button'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../../app/format/money.ts'
import { orderPath } from '../address.ts'
import { isEnded, useDepositNews, useOrder } from '../use-deposits.ts'
import { AnsweredOrder } from './AnsweredOrder.tsx'
import { Progress } from './Progress.tsx'

/** One deposit, wherever it is shown: its steps, and while it is open the link to its page. */
export default function OrderHistory({ orderNo }: { orderNo: string }) {
  const t = useWords('deposit')
  useDepositNews()
  const { symbol } = useCurrency()
  return (
    <AnsweredOrder answer={useOrder(orderNo)} waiting={<Skeleton />}>
      {(order) => (
        <Stack space="xl">
          <Progress order={order} money={moneyIn(symbol)} symbol={symbol} />
          {isEnded(order) ? null : (
            <a {...buttonAttributes({ variant: 'primary' })} href={orderPath(orderNo)}>
              {t('deposit.order.open')}
            </a>
          )}
        </Stack>
      )}
    </AnsweredOrder>
  )
}
