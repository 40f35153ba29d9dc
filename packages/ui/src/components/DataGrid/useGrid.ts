import { useMemo } from 'react'
import type { Sort } from '../Table/Table.model.ts'
import type { ColumnChoice } from './choice.ts'
import { shownColumns, type GridColumn } from './columns.ts'
import { sortByAll } from './sorts.ts'

interface SortedOptions<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[] | undefined
  sorts: readonly Sort[]
  presorted: boolean | undefined
  lang: string
}

/** The rows in order. */
export function useSorted<Row>({ columns, rows, sorts, presorted, lang }: SortedOptions<Row>) {
  return useMemo(
    () =>
      rows && !presorted
        ? sortByAll(rows, sorts, (column) => columns.find(({ id }) => id === column)?.sortBy, lang)
        : rows,
    [rows, sorts, columns, presorted, lang],
  )
}

interface GridOptions<Row, Key> {
  columns: readonly GridColumn<Row>[]
  /** In order. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => Key
  choice: ColumnChoice
  chosen: readonly Key[]
  selectable: ((row: Row) => boolean | string) | undefined
}

/** Rows with their keys, the columns that are shown, and what is chosen of it. */
export function useGrid<Row, Key>({ columns, rows, rowKey, choice, chosen, selectable }: GridOptions<Row, Key>) {
  const keyed = useMemo(() => (rows ?? []).map((row) => ({ id: rowKey(row), original: row })), [rows, rowKey])
  const order = JSON.stringify([choice.shown, choice.pins])
  // A width is none of the rows' business.
  // oxlint-disable-next-line react/exhaustive-deps
  const shown = useMemo(() => shownColumns(columns, choice), [columns, order])
  const set = useMemo(() => new Set(chosen), [chosen])
  /** Why a row cannot be chosen; `true` without a reason, undefined for one that can. */
  const barredOf = (row: Row): string | true | undefined => {
    const can = selectable?.(row) ?? true
    return can === true ? undefined : can === false || can === '' ? true : can
  }
  const free = useMemo(
    () => keyed.flatMap(({ id, original }) => (barredOf(original) === undefined ? [id] : [])),
    // oxlint-disable-next-line react/exhaustive-deps
    [keyed, selectable],
  )
  return {
    rows: keyed,
    shown,
    barredOf,
    /** Keys of the rows that can be chosen. */
    selectable: free,
    isChosen: (key: Key) => set.has(key),
    allChosen: useMemo(() => free.length > 0 && free.every((id) => set.has(id)), [free, set]),
    someChosen: set.size > 0,
  }
}
