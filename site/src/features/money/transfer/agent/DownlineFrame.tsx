import { DataList } from '@brand/ui/data-list'
import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import type { DownlineTransfersInfoOutput } from '@brand/sdk/agent'
import type { ReactNode } from 'react'
import { agent } from '../../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { Amount } from '../../../../app/format/Amount.tsx'
import { Answered } from '../../../../app/records/Answered.tsx'
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
  useMoneyNews()
  return (
    <>
      <PageHeader title={title} description={about} />
      <Answered answer={useApiQuery(agent.downlineTransfers.info, {})}>
        {(info) => (
          <Stack space="xl">
            <DataList
              variant="cards"
              columns={{ phone: 2, tablet: 2 }}
              items={[
                { term: t('upline.available'), value: <Amount of={info.available} /> },
                { term: t('upline.leftToday'), value: <Amount of={info.leftToday} /> },
              ]}
            />
            <SendLock info={info}>{children(info)}</SendLock>
            <TransferHistory />
          </Stack>
        )}
      </Answered>
    </>
  )
}
