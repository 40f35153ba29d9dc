import { Button } from '@brand/ui/button'
import { type Sort } from '@brand/ui/data-grid'
import { EmptyState } from '@brand/ui/empty-state'
import { magnifyingGlassLight } from '@brand/ui/icons'
import { type ReactNode } from 'react'
import { type TeamReport } from './use-team-report.ts'
import { useTeamExport } from '../../../../app/records/use-team-export.ts'
import { useZone } from '../../../../app/format/use-zone.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { PagedGrid } from '../../../../app/records/PagedGrid.tsx'
import { type RecordColumn } from '../../../../app/records/grid.tsx'
import { NoTeam, useNoTeam } from './NoTeam.tsx'

/** How the gateway orders rows; what it cannot do is ordered here once all rows are there. */
export interface ServedOrder {
  /** Columns by which it orders. */
  columns: readonly string[]
  /** The order now, by the gateway or here. */
  sort: Sort | null
  /** Whether the rows come in that order. */
  presorted: boolean
  onSort: (sort: Sort) => void
}

interface TeamGridProps<Row extends object> {
  label: string
  report: TeamReport<Row>
  columns: readonly RecordColumn<Row>[]
  rowKey: (row: Row) => string
  order?: ServedOrder
  filters: ReactNode
  /** Nothing is found because of an account that was asked for: it is answered like an unknown one. */
  unknown?: boolean
  /** What is behind a row. */
  detail?: (row: Row) => ReactNode
  /** What can be done with chosen rows; absent: rows cannot be chosen. */
  chosenActions?: ((keys: readonly string[]) => ReactNode) | undefined
}

const unwatched = () => {}

/** Rows of a team, page after page by key, in every state: loading, loaded, more to come, empty, failed. */
export function TeamGrid<Row extends object>(props: TeamGridProps<Row>) {
  const { label, report, columns, rowKey, order, filters, unknown, detail, chosenActions } = props
  const t = useWords('team')
  const err = useWords('err')
  const site = useWords('site')
  const zone = useZone()
  const { answer } = report
  const file = useTeamExport(report)
  const { rows, hasNextPage, isFetchingNextPage } = answer
  const served = rows?.length === 0 ? undefined : order?.columns
  const nothing = rows?.length === 0 && !hasNextPage
  const noTeam = useNoTeam(nothing)
  const empty = hasNextPage ? (
    <EmptyState
      icon={magnifyingGlassLight}
      title={t('empty.yet')}
      action={
        <Button busy={isFetchingNextPage} busyLabel={site('list.loading')} onClick={() => void answer.fetchNextPage()}>
          {t('further')}
        </Button>
      }
    >
      {t('empty.further')}
    </EmptyState>
  ) : noTeam ? (
    <NoTeam />
  ) : (
    <EmptyState icon={magnifyingGlassLight} title={unknown ? err('not_in_team') : t('empty.title')}>
      {t('empty.text')}
    </EmptyState>
  )
  return (
    <PagedGrid<Row>
      label={label}
      name={`team.${report.name}`}
      pages={answer}
      columns={columns}
      served={served}
      rowKey={rowKey}
      sort={order?.sort}
      presorted={order?.presorted}
      onSortChange={order?.onSort}
      detail={detail}
      onChosenChange={nothing ? undefined : chosenActions && unwatched}
      chosenActions={chosenActions}
      filters={filters}
      file={file}
      failed={t('failed')}
      note={t('zone', { zone })}
      empty={empty}
    />
  )
}
