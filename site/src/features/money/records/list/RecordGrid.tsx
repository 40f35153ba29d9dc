import { buttonAttributes } from '@brand/ui/button'
import { DataGrid } from '@brand/ui/data-grid'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { Pagination } from '@brand/ui/pagination'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useMemo, type ReactNode } from 'react'
import { type RecordOf } from './use-record.ts'
import { useExport } from './use-export.ts'
import { lobbyPaths } from '../../../../app/routing/paths.ts'
import { LoadFailed } from '../../../../app/errors/LoadFailed.tsx'
import { formatCount } from '../../../../app/format/format.ts'
import { useZone } from '../../../../app/format/use-zone.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import { gridColumns, type RecordColumn } from '../../../../app/records/grid.tsx'
import { gridStorage } from '../../../../app/storage/grid-storage.ts'
import { useCurrency } from '../../../../app/format/use-currency.ts'

interface RecordGridProps<Row extends object> {
  caption: string
  /** Name under which the choice of columns is kept. */
  name: string
  /** Begins the name of its file. */
  file: string
  record: RecordOf<Row>
  columns: readonly RecordColumn<Row>[]
  rowKey: (row: Row) => string
  /** What narrows the rows down. */
  bar: ReactNode
  /** Beside how many there are. */
  sums?: ReactNode
  /** What to do where nothing was found; absent: to play. */
  action?: ReactNode
}

/**
 * A page of a record in every state: loading, loaded, empty, failed, or kept from before while
 * the gateway does not answer.
 */
export function RecordGrid<Row extends object>(props: RecordGridProps<Row>) {
  const { caption, name, record, columns, rowKey, bar, sums, action } = props
  const { answer, filters, ask } = record
  const { from, to } = filters.range
  const { code } = useCurrency()
  // The amounts in it have no sign.
  const file = useExport({ name: `${props.file}-${code}-${from}-${to}`, answer, ask })
  const t = useWords('records')
  const lang = useLang()
  const zone = useZone()
  const { data, isError } = answer
  const shown = useMemo(
    () => gridColumns(columns, { whole: data?.totalPages === 1 ? data.list : undefined }),
    [columns, data],
  )
  const play = (
    <a {...buttonAttributes()} href={lobbyPaths.RNG}>
      {t('empty.play')}
    </a>
  )
  const empty = (
    <EmptyState icon={magnifyingGlassLight} title={t('empty.title')} action={action ?? play}>
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
      <DataGrid<Row>
        label={caption}
        columns={shown}
        rows={data?.list}
        rowKey={rowKey}
        filters={bar}
        chooser
        storageKey={`grid.${name}`}
        storage={gridStorage}
        {...file}
        onExport={data?.totalCount === 0 ? undefined : file.onExport}
        strings={{ export: t('export'), exporting: t('export.busy') }}
        busy={answer.isFetching && data !== undefined}
        error={isError && !data ? <LoadFailed answer={answer} title={t('failed')} level={2} /> : undefined}
        empty={empty}
      />
      {data ? (
        <Pagination page={data.pageNum} total={data.totalPages} href={(page) => filters.pageHref(page, data.upTo)} />
      ) : null}
    </Stack>
  )
}
