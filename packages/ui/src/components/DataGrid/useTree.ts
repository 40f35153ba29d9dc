import { useMemo } from 'react'
import type { RowKey } from './DataGrid.model.ts'
import { linesOf } from './lines.ts'

interface TreeOptions<Row, Key> {
  /** In order. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => Key
  open: ReadonlySet<Key>
  details: boolean
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined
  /** Whether a row, or one below it, matches the filters that are on. */
  matches: ((row: Row) => boolean) | undefined
  inOrder: (rows: readonly Row[]) => readonly Row[]
  groups: { groupOf: ((row: Row) => string) | undefined; closed: ReadonlySet<string> }
}

/** The lines of the body, and the rows below one that match, in order. */
export function useTree<Row, Key extends RowKey>(options: TreeOptions<Row, Key>) {
  const { rows, rowKey, open, details, childrenOf, matches, inOrder, groups } = options
  const { groupOf, closed } = groups
  const below = useMemo(
    () =>
      childrenOf &&
      ((row: Row) => {
        const list = childrenOf(row)
        return list && inOrder(matches ? list.filter(matches) : list)
      }),
    [childrenOf, matches, inOrder],
  )
  const lines = useMemo(
    () =>
      linesOf({
        rows: rows ?? [],
        rowKey,
        // What leads to a match is open.
        isOpen: (key, row) => open.has(key) || (matches !== undefined && (below?.(row)?.length ?? 0) > 0),
        details,
        childrenOf: below,
        groupOf,
        isClosed: (group) => closed.has(group),
      }),
    [rows, rowKey, open, matches, below, details, groupOf, closed],
  )
  return { lines, below }
}
