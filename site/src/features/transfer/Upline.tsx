import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { usersThree } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../app/calls/error-text.ts'
import { member } from '../../app/calls/member-client.ts'
import { useStatus } from '../../app/calls/status.ts'
import { useCall } from '../../app/calls/use-call.ts'
import { useWords } from '../../app/language/i18n.ts'
import { moneyIn } from '../../app/language/money.ts'
import * as css from './transfer.css.ts'
import { UplineForm } from './UplineForm.tsx'
import { useMoneyNews } from './use-moving.ts'
import { UplineHistory } from './UplineHistory.tsx'

/** Cash for whoever stands above in the line: how much may leave, the form, and what was sent before. */
export function Upline() {
  const t = useWords('transfer')
  const errorText = useErrorText()
  const money = moneyIn(useStatus().data?.currency.symbol ?? '')
  useMoneyNews()
  const { data, isError, error, refetch } = useCall(member.upline.info, {})
  const body = () => {
    if (isError && !data)
      return (
        <ErrorState onRetry={() => void refetch()} reference={isGatewayError(error) ? error.requestId : undefined}>
          {errorText(error)}
        </ErrorState>
      )
    if (!data) return <Skeleton shape="block" />
    if (data.upline === null)
      return (
        <EmptyState shape={usersThree} title={t('upline.none')}>
          {t('upline.none.text')}
        </EmptyState>
      )
    return (
      <div className={css.stack}>
        <dl className={css.figures}>
          <Figure term={t('upline.to')}>{data.upline}</Figure>
          <Figure term={t('upline.available')}>{money(data.available)}</Figure>
          <Figure term={t('upline.leftToday')}>{money(data.leftToday)}</Figure>
        </dl>
        <UplineForm info={data} />
        <UplineHistory />
      </div>
    )
  }
  return (
    <>
      <PageHeader title={t('upline.title')} description={t('upline.about')} />
      {body()}
    </>
  )
}

const Figure = ({ term, children }: { term: string; children: string }) => (
  <div className={css.figure}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>
      <bdi>{children}</bdi>
    </dd>
  </div>
)
