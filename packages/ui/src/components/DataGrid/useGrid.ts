import { useCallback, useMemo } from 'react'
import type { Sort } from '../Table/Table.model.ts'
import type { ColumnChoice } from './choice.ts'
import { shownColumns, type GridColumn } from './columns.ts'
import type { RowKey } from './DataGrid.model.ts'
import type { Line } from './lines.ts'
import { sortByAll } from './sorts.ts'

interface OrderOptions<Row> {
  columns: readonly GridColumn<Row>[]
  sorts: readonly Sort[]
  presorted: boolean | undefined
  lang: string
}

/** Puts rows in order: those of a table, or those below one of a tree. */
export function useOrder<Row>({ columns, sorts, presorted, lang }: OrderOptions<Row>) {
  return useCallback(
    (rows: readonly Row[]) =>
      presorted ? rows : sortByAll(rows, sorts, (column) => columns.find(({ id }) => id === column)?.sortBy, lang),
    [sorts, columns, presorted, lang],
  )
}

interface GridOptions<Row, Key extends RowKey> {
  columns: readonly GridColumn<Row>[]
  lines: readonly Line<Row, Key>[]
  choice: ColumnChoice
  chosen: readonly Key[]
  selectable: ((row: Row) => boolean | string) | undefined
}

/** The columns that are shown, and what is chosen of the rows. */
export function useGrid<Row, Key extends RowKey>(options: GridOptions<Row, Key>) {
  const { columns, lines, choice, chosen, selectable } = options
  const order = JSON.stringify([choice.shown, choice.pins])
  // oxlint-disable-next-line react/exhaustive-deps -- a change of a width alone makes no new columns
  const shown = useMemo(() => shownColumns(columns, choice), [columns, order])
  const set = useMemo(() => new Set(chosen), [chosen])
  /** Why a row cannot be chosen; `true` without a reason, undefined for one that can. */
  const barredOf = (row: Row): string | true | undefined => {
    const can = selectable?.(row) ?? true
    return can === true ? undefined : can === false || can === '' ? true : can
  }
  const free = useMemo(
    () => lines.flatMap((line) => (line.kind === 'row' && barredOf(line.row) === undefined ? [line.id] : [])),
    // oxlint-disable-next-line react/exhaustive-deps -- `barredOf` is `selectable`
    [lines, selectable],
  )
  return {
    shown,
    barredOf,
    /** Keys of the rows that can be chosen. */
    selectable: free,
    isChosen: (key: Key) => set.has(key),
    allChosen: useMemo(() => free.length > 0 && free.every((id) => set.has(id)), [free, set]),
    someChosen: set.size > 0,
  }
}
