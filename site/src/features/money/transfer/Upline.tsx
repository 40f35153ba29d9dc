import { DataList } from '@brand/ui/data-list'
import { Stack } from '@brand/ui/stack'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { usersThree } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Amount } from '../../../app/format/Amount.tsx'
import { UplineForm } from './UplineForm.tsx'
import { useMoneyNews } from './use-moving.ts'
import { UplineHistory } from './UplineHistory.tsx'

/** Cash for the upline: how much may leave, the form, and what was sent before. */
export function Upline() {
  const t = useWords('transfer')
  const errorText = useErrorText()
  useMoneyNews()
  const { data, isError, error, refetch } = useApiQuery(member.upline.info, {})
  const body = () => {
    if (isError && !data)
      return (
        <ErrorState onRetry={() => void refetch()} reference={isGatewayError(error) ? error.requestId : undefined}>
          {errorText(error)}
        </ErrorState>
      )
    if (!data) return <Skeleton variant="block" aria-busy />
    if (data.upline === null)
      return (
        <EmptyState icon={usersThree} title={t('upline.none')}>
          {t('upline.none.text')}
        </EmptyState>
      )
    return (
      <Stack space="xl">
        <DataList
          variant="cards"
          columns={{ phone: 2, tablet: 3 }}
          items={[
            { term: t('upline.to'), value: <bdi>{data.upline}</bdi> },
            { term: t('upline.available'), value: <Amount of={data.available} /> },
            { term: t('upline.leftToday'), value: <Amount of={data.leftToday} /> },
          ]}
        />
        <UplineForm info={data} />
        <UplineHistory />
      </Stack>
    )
  }
  return (
    <>
      <PageHeader title={t('upline.title')} description={t('upline.about')} />
      {body()}
    </>
  )
}
