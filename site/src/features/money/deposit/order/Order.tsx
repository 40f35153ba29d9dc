import { Columns } from '@brand/ui/columns'
import { Grid } from '@brand/ui/grid'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { useCurrency } from '../../../../app/format/use-currency.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { memberPath } from '../../../../app/routing/paths.ts'
import { AskAbout } from '../../../../app/records/AskAbout.tsx'
import { moneyIn } from '../../../../app/format/money.ts'
import { isEnded, useOrder } from '../use-deposits.ts'
import { Cancel } from './Cancel.tsx'
import { DepositConfirmation } from './DepositConfirmation.tsx'
import { Pay } from './Pay.tsx'
import { AnsweredOrder } from './AnsweredOrder.tsx'
import { Progress } from './Progress.tsx'
import { useDepositConfirmation } from './use-deposit-confirmation.ts'
import { useNewStatus } from './use-new-status.ts'

/** One order: where to pay while it waits, then its status, kept current by push. */
export function Order({ orderNo }: { orderNo: string }) {
  const t = useWords('deposit')
  const answer = useOrder(orderNo)
  const order = answer.data
  const { symbol } = useCurrency()
  const money = moneyIn(symbol)
  // The two layouts below are two places, and each would think its status the first.
  const isNew = useNewStatus()
  const confirmation = useDepositConfirmation(orderNo)
  const waits = order?.status === 'WAITING_PAYMENT' || order?.status === 'CREATED'
  return (
    <>
      <PageHeader
        // The sum is what is needed, not the number, which is too long for the line of a heading on a phone.
        title={waits ? t('deposit.order.send', { amount: money(order.payAmount) }) : t('deposit.order')}
        description={
          <>
            {order ? (
              <>
                <bdi>{order.channel.name}</bdi> ·{' '}
              </>
            ) : null}
            <bdi>{orderNo}</bdi>
          </>
        }
        back={{ label: t('deposit.order.back'), href: memberPath('deposit') }}
      />
      <AnsweredOrder
        answer={answer}
        waiting={
          <Columns widths="main-aside" collapseBelow="desktop" aria-busy="true">
            <Skeleton variant="block" size="2xl" />
          </Columns>
        }
      >
        {(order) =>
          waits ? (
            <Columns widths="main-aside" collapseBelow="desktop" stickyAside>
              <Stack space="xl">
                <Pay order={order} money={money} onOver={answer.refetch} />
                {order.status === 'CREATED' ? null : <DepositConfirmation order={order} confirmation={confirmation} />}
                <Cancel order={order} />
                <AskAbout kind="DEPOSIT" id={orderNo} />
              </Stack>
              <Progress order={order} money={money} symbol={symbol} isNew={isNew} />
            </Columns>
          ) : (
            <Grid columns={{ phone: 1, desktop: 2 }} space="xl" align="start">
              <Stack space="2xs">
                <Progress order={order} money={money} symbol={symbol} isNew={isNew} />
                <AskAbout kind="DEPOSIT" id={orderNo} />
              </Stack>
              {!isEnded(order) || order.status === 'EXPIRED' ? (
                <DepositConfirmation order={order} confirmation={confirmation} />
              ) : null}
            </Grid>
          )
        }
      </AnsweredOrder>
    </>
  )
}
