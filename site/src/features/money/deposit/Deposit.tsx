import { buttonAttributes } from '@brand/ui/button'
import { Columns } from '@brand/ui/columns'
import { EmptyState } from '@brand/ui/empty-state'
import { Hidden } from '@brand/ui/hidden'
import { Icon } from '@brand/ui/icon'
import { clockCounterClockwise, wrenchLight } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { useNavigate, useSearchParams } from '../../../app/navigation/router.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'
import { useMemberShown } from '../../../app/routing/use-member-shown.ts'
import { orderPath } from './address.ts'
import { DepositForm } from './DepositForm.tsx'
import { moneyIn } from '../../../app/format/money.ts'
import { Order } from './order/Order.tsx'
import { Orders } from './Orders.tsx'
import { useChannels, useDepositNews, useDepositSettings } from './use-deposits.ts'

/** Money in: the form, the orders that are open, and `&order=` the page of one. */
export function Deposit() {
  const [params] = useSearchParams()
  const orderNo = params.get('order')
  useDepositNews()
  return orderNo ? <Order key={orderNo} orderNo={orderNo} /> : <Start />
}

function Start() {
  const t = useWords('deposit')
  const navigate = useNavigate()
  const shown = useMemberShown()
  const history = memberPath('transactions')
  const settings = useDepositSettings()
  const channels = useChannels()
  const failed = [settings, channels].find(({ isError, data }) => isError && !data)
  return (
    <>
      <PageHeader
        title={t('deposit.title')}
        actions={
          shown(history) ? (
            <Hidden below="tablet">
              <a {...buttonAttributes({ variant: 'quiet' })} href={history}>
                <Icon icon={clockCounterClockwise} size={18} />
                {t('deposit.history')}
              </a>
            </Hidden>
          ) : undefined
        }
      />
      {failed ? (
        <LoadFailed
          level={2}
          answer={{ ...failed, refetch: () => Promise.all([settings.refetch(), channels.refetch()]) }}
        />
      ) : !settings.data || !channels.data ? (
        <Columns widths="main-aside" collapseBelow="desktop" aria-busy="true">
          <Skeleton variant="block" size="2xl" />
        </Columns>
      ) : settings.data.enabled && channels.data.channels.length > 0 ? (
        <DepositForm
          settings={settings.data}
          channels={channels.data.channels}
          onOrdered={({ orderNo }) => navigate(orderPath(orderNo))}
        />
      ) : (
        <>
          <EmptyState icon={wrenchLight} title={t('deposit.closed.title')}>
            {t('deposit.closed.text')}
          </EmptyState>
          <Orders orders={settings.data.orders} money={moneyIn(settings.data.currencySymbol)} />
        </>
      )}
    </>
  )
}
