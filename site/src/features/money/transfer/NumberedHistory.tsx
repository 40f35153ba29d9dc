import type { Method, Page } from '@brand/sdk'
import { Card } from '@brand/ui/card'
import { Pagination } from '@brand/ui/pagination'
import { Section } from '@brand/ui/section'
import { type TableProps } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { useState } from 'react'
import { useLastPage } from '../../../app/records/use-last-page.ts'
import { AnsweredTable } from '../../../app/records/AnsweredTable.tsx'
import { useApiQuery } from '../../../app/api/use-api-query.ts'

interface NumberedHistoryProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey'> {
  title: string
  /** Said where there are no rows. */
  empty: string
  method: Method<{ pageNo?: number }, Page<Row>>
}

/** What was moved before, a page at a time. */
export function NumberedHistory<Row>({ title, empty, method, ...table }: NumberedHistoryProps<Row>) {
  const [page, setPage] = useState(1)
  const answer = useLastPage(useApiQuery(method, { pageNo: page }, { keep: true }), setPage)
  return (
    <Section title={title}>
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <AnsweredTable
          answer={answer}
          {...table}
          label={title}
          rows={answer.data?.items}
          busy={answer.isPlaceholderData}
          outlines={3}
          empty={
            <Text size="caption" quiet>
              {empty}
            </Text>
          }
          variant="panel"
        />
      </Card>
      <Pagination page={page} total={answer.data?.totalPages ?? 0} onPageChange={setPage} />
    </Section>
  )
}
