import type { RowKey } from './DataGrid.model.ts'

/** Where a row is in a tree, or in its group: from 1. */
export interface Level {
  level: number
  /** Rows beside it, itself included, and its place among them. */
  size: number
  place: number
}

/** A row of the table. */
export interface RowLine<Row, Key> extends Partial<Level> {
  kind: 'row'
  id: Key
  key: string
  row: Row
  /** Undefined where nothing is behind or below it. */
  open: boolean | undefined
}
/** What is behind the row above. */
export interface DetailLine<Row, Key> {
  kind: 'detail'
  id: Key
  key: string
  row: Row
}
/** The head of a group. */
export interface GroupLine<Row> extends Level {
  kind: 'group'
  key: string
  value: string
  rows: readonly Row[]
  open: boolean
}
export type Line<Row, Key extends RowKey = RowKey> = RowLine<Row, Key> | DetailLine<Row, Key> | GroupLine<Row>

interface LinesOptions<Row, Key> {
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  isOpen: (key: Key, row: Row) => boolean
  /** Rows have something behind them. */
  details: boolean
  /** The rows below one, in order; undefined for one that has none. */
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined
  /** What rows are grouped by. */
  groupOf: ((row: Row) => string) | undefined
  isClosed: (group: string) => boolean
}

/** The lines of the body: groups with their rows, rows with what is behind and below them. */
export function linesOf<Row, Key extends RowKey>(options: LinesOptions<Row, Key>): Line<Row, Key>[] {
  const { rows, rowKey, isOpen, details, childrenOf, groupOf, isClosed } = options
  const lines: Line<Row, Key>[] = []
  const add = (list: readonly Row[], level: number | undefined) => {
    for (const [n, row] of list.entries()) {
      const id = rowKey(row)
      const children = childrenOf?.(row)
      const open = details || children ? isOpen(id, row) : undefined
      const where = level === undefined ? {} : { level, size: list.length, place: n + 1 }
      lines.push({ kind: 'row', id, key: String(id), row, open, ...where })
      if (open && details) lines.push({ kind: 'detail', id, key: `${id} detail`, row })
      if (open && children) add(children, (level ?? 1) + 1)
    }
  }
  if (!groupOf) {
    add(rows, childrenOf && 1)
    return lines
  }
  const byValue = new Map<string, Row[]>()
  for (const row of rows) {
    const value = groupOf(row)
    const list = byValue.get(value)
    if (list) list.push(row)
    else byValue.set(value, [row])
  }
  const groups = [...byValue]
  for (const [n, [value, list]] of groups.entries()) {
    const open = !isClosed(value)
    lines.push({
      kind: 'group',
      key: `${value} group`,
      value,
      rows: list,
      open,
      level: 1,
      size: groups.length,
      place: n + 1,
    })
    if (open) add(list, 2)
  }
  return lines
}

/** All rows of a tree, each before those below it. */
export const flatRows = <Row>(
  rows: readonly Row[],
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined,
): readonly Row[] =>
  childrenOf ? rows.flatMap((row): readonly Row[] => [row, ...flatRows(childrenOf(row) ?? [], childrenOf)]) : rows
