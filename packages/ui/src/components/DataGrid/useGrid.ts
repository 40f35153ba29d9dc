import { useMemo } from 'react'
import { sortRows, type Sort } from '../Table/Table.model.ts'
import type { ColumnChoice } from './choice.ts'
import { shownColumns, type GridColumn } from './columns.ts'

interface GridOptions<Row, Key> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => Key
  sort: Sort | null
  presorted: boolean | undefined
  choice: ColumnChoice
  chosen: readonly Key[]
  lang: string
}

/** Rows in order with their keys, the columns that are shown, and what is chosen of it. */
export function useGrid<Row, Key>(options: GridOptions<Row, Key>) {
  const { columns, rows, rowKey, sort, presorted, choice, chosen, lang } = options
  const keyOf = columns.find(({ id }) => id === sort?.column)?.sortBy
  const ordered = useMemo(
    () =>
      rows && sort && typeof keyOf === 'function' && !presorted ? sortRows(rows, keyOf, sort.direction, lang) : rows,
    [rows, sort, keyOf, presorted, lang],
  )
  const keyed = useMemo(() => (ordered ?? []).map((row) => ({ id: rowKey(row), original: row })), [ordered, rowKey])
  const order = JSON.stringify([choice.shown, choice.pins])
  // A width is none of the rows' business.
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => shownColumns(columns, choice), [columns, order])
  const set = useMemo(() => new Set(chosen), [chosen])
  return {
    rows: keyed,
    shown,
    isChosen: (key: Key) => set.has(key),
    allChosen: useMemo(() => keyed.length > 0 && keyed.every(({ id }) => set.has(id)), [keyed, set]),
    someChosen: set.size > 0,
  }
}
