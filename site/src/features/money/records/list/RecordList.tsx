import { Card } from '@brand/ui/card'
import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import { isGatewayError } from '@brand/sdk'
import type { ReactNode } from 'react'
import type { Answer } from '../../../../app/ssr/hydrated-result.ts'
import { useErrorText } from '../../../../app/errors/error-text.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { Filters } from './use-filters.ts'
import { useZone } from '../../../../app/format/use-zone.ts'

interface PageOf<Row> {
  list: Row[]
  pageNum: number
  totalPages: number
  totalCount: number
  upTo: string
}

interface RecordListProps<Row> {
  caption: string
  answer: Answer<PageOf<Row>>
  filters: Filters
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Beside how many there are. */
  sums?: ReactNode
  /** What to do where nothing was found. */
  action: ReactNode
}

/**
 * A page of a record in every state: loading, loaded, empty, failed, or kept from before while
 * the gateway does not answer.
 */
export function RecordList<Row>({ caption, answer, filters, columns, rowKey, sums, action }: RecordListProps<Row>) {
  const t = useWords('records')
  const lang = useLang()
  const errorText = useErrorText()
  const zone = useZone()
  const { data, isError, error } = answer
  const failed = (
    <ErrorState
      level={2}
      title={t('failed')}
      onRetry={() => void answer.refetch()}
      busy={answer.isFetching}
      reference={isGatewayError(error) ? error.requestId : undefined}
    >
      {errorText(error)}
    </ErrorState>
  )
  const empty = (
    <EmptyState icon={magnifyingGlassLight} title={t('empty.title')} action={action}>
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <Stack space="sm">
      <Text role="status" size="caption" quiet minLines={{ phone: 2, tablet: 1 }}>
        {data
          ? t('found', { count: data.totalCount, n: formatCount(data.totalCount, lang), zone })
          : t('zone', { zone })}
        {sums}
        {isError && data ? ` · ${t('stale')}` : ''}
      </Text>
      <Card padding={{ phone: 'md', tablet: 'xl' }}>
        <Table
          label={caption}
          columns={columns}
          rows={data?.list}
          rowKey={rowKey}
          presorted
          busy={answer.isFetching && data !== undefined}
          error={isError && !data ? failed : undefined}
          empty={empty}
          variant="panel"
        />
      </Card>
      {data ? (
        <Pagination page={data.pageNum} total={data.totalPages} href={(page) => filters.pageHref(page, data.upTo)} />
      ) : null}
    </Stack>
  )
}
