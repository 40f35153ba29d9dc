import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { usersThree } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../../app/api/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { moneyIn } from '../../../app/format/money.ts'
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
  const { data, isError, error, refetch } = useApiQuery(member.upline.info, {})
  const body = () => {
    if (isError && !data)
      return (
        <ErrorState onRetry={() => void refetch()} reference={isGatewayError(error) ? error.requestId : undefined}>
          {errorText(error)}
        </ErrorState>
      )
    if (!data) return <Skeleton variant="block" />
    if (data.upline === null)
      return (
        <EmptyState icon={usersThree} title={t('upline.none')}>
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
