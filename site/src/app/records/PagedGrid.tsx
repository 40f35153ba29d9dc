import { DataGrid, type DataGridProps } from '@brand/ui/data-grid'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useMemo } from 'react'
import type { Pages } from '../api/use-api-pages.ts'
import { LoadFailed } from '../errors/LoadFailed.tsx'
import { useErrorText } from '../errors/error-text.ts'
import { useWords } from '../i18n/i18n.ts'
import { gridStorage } from '../storage/grid-storage.ts'
import { gridColumns, type RecordColumn } from './grid.tsx'
import type { FileExport } from './use-file-export.ts'

interface PagedGridProps<Row extends object> extends Omit<
  DataGridProps<Row>,
  'columns' | 'rows' | 'storageKey' | 'onExport' | 'error' | 'busy'
> {
  /** Name under which the choice of columns is kept. */
  name: string
  pages: Pages<Row>
  columns: readonly RecordColumn<Row>[]
  /** Columns by which the server orders. */
  served?: readonly string[] | undefined
  file: FileExport<Row>
  /** Heading of the failure. */
  failed: string
  /** Below it, which days and zone it covers for instance. */
  note: string
}

/** Many rows of `useApiPages` in every state: loading, loaded, more to come, empty, failed, or kept while it fails. */
export function PagedGrid<Row extends object>({
  name,
  pages,
  columns,
  served,
  file,
  failed,
  note,
  ...grid
}: PagedGridProps<Row>) {
  const records = useWords('records')
  const site = useWords('site')
  const errorText = useErrorText()
  const { data, rows, isError, error, hasNextPage, isFetching, isFetchingNextPage } = pages
  const whole = hasNextPage || rows?.length === 0 ? undefined : rows
  const shown = useMemo(() => gridColumns(columns, { whole, ...(served && { served }) }), [columns, whole, served])
  return (
    <Stack space="sm">
      <DataGrid<Row>
        {...grid}
        columns={shown}
        rows={rows}
        chooser
        storageKey={`grid.${name}`}
        storage={gridStorage}
        {...file}
        onExport={rows?.length === 0 && !hasNextPage ? undefined : file.onExport}
        strings={{
          export: records('export'),
          exporting: records('export.busy'),
          more: site('list.more'),
          loading: site('list.loading'),
        }}
        next={data?.pages.at(-1)?.next}
        onLoadMore={() => void pages.fetchNextPage()}
        moreState={isFetchingNextPage ? 'busy' : pages.isFetchNextPageError ? 'error' : undefined}
        busy={isFetching && !isFetchingNextPage && rows !== undefined}
        error={isError && !rows ? <LoadFailed answer={pages} title={failed} level={2} /> : undefined}
      />
      <Text role="status" size="caption" quiet>
        {note}
        {isError && rows ? ` · ${errorText(error)}` : ''}
      </Text>
    </Stack>
  )
}
