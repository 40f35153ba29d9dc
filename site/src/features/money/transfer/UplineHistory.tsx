import { Stack } from '@brand/ui/stack'
import { Card } from '@brand/ui/card'
import { Section } from '@brand/ui/section'
import { Text } from '@brand/ui/text'
import { Pagination } from '@brand/ui/pagination'
import { Table, type Column } from '@brand/ui/table'
import type { UplineTransfer } from '@brand/sdk/member'
import { useState } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { LoadFailed } from '../../../app/errors/LoadFailed.tsx'
import { useWords } from '../../../app/i18n/i18n.ts'
import { AskAbout } from '../../../app/records/AskAbout.tsx'
import { Amount } from '../../../app/format/Amount.tsx'
import { useTime } from '../../../app/format/use-time.ts'

/** What was sent before. */
export function UplineHistory() {
  const t = useWords('transfer')
  const { time } = useTime()
  const [page, setPage] = useState(1)
  const { data, ...answer } = useApiQuery(member.upline.history, { pageNo: page })
  const columns: Column<UplineTransfer>[] = [
    {
      id: 'upline',
      head: t('upline.to'),
      cell: (row) => (
        <Stack as="span" space="none">
          <bdi>{row.upline}</bdi>
          <Text as="bdi" size="caption" quiet>
            {row.remark}
          </Text>
        </Stack>
      ),
    },
    { id: 'amount', head: t('amount'), align: 'end', cell: (row) => <Amount of={`-${row.amount}`} /> },
    { id: 'at', head: t('time'), cell: (row) => <time dateTime={row.at}>{time(row.at)}</time> },
    { id: 'no', head: t('number'), align: 'end', cell: (row) => row.transferNo },
    { id: 'ask', head: t('ask'), cell: (row) => <AskAbout kind="LINE_TRANSFER" id={row.transferNo} /> },
  ]
  return (
    <Section title={t('history')}>
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <Table
          label={t('history')}
          columns={columns}
          rows={data?.items}
          rowKey={({ transferNo }) => transferNo}
          presorted
          outlines={3}
          error={answer.error && !data ? <LoadFailed answer={answer} /> : undefined}
          empty={
            <Text size="caption" quiet>
              {t('history.empty')}
            </Text>
          }
          variant="panel"
        />
      </Card>
      <Pagination page={page} total={data?.totalPages ?? 0} onPageChange={setPage} />
    </Section>
  )
}
