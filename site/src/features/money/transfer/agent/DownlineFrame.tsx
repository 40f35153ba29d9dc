import { DataList } from '@brand/ui/data-list'
import { ErrorState } from '@brand/ui/error-state'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import type { DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import { isGatewayError } from '@brand/sdk'
import type { ReactNode } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { SendLock } from '../SendLock.tsx'
import { useMoneyNews } from '../use-moving.ts'
import { TransferHistory } from './TransferHistory.tsx'

interface DownlineFrameProps {
  title: string
  about: string
  children: (info: DownlineTransfersInfoOutput) => ReactNode
}

/** A page that sends cash down the line: how much may leave, its form, and what was sent and received before. */
export function DownlineFrame({ title, about, children }: DownlineFrameProps) {
  const t = useWords('transfer')
  const errorText = useErrorText()
  useMoneyNews()
  const { data, isError, error, refetch } = useApiQuery(agent.downlineTransfers.info, {})
  const body = () => {
    if (isError && !data)
      return (
        <ErrorState onRetry={() => void refetch()} reference={isGatewayError(error) ? error.requestId : undefined}>
          {errorText(error)}
        </ErrorState>
      )
    if (!data) return <Skeleton variant="block" aria-busy />
    return (
      <Stack space="xl">
        <DataList
          variant="cards"
          columns={{ phone: 2, tablet: 2 }}
          items={[
            { term: t('upline.available'), value: <Amount of={data.available} /> },
            { term: t('upline.leftToday'), value: <Amount of={data.leftToday} /> },
          ]}
        />
        <SendLock info={data}>{children(data)}</SendLock>
        <TransferHistory />
      </Stack>
    )
  }
  return (
    <>
      <PageHeader title={title} description={about} />
      {body()}
    </>
  )
}
