import type { ReactNode } from 'react'
import type { SortKey } from '../Table/Table.model.ts'
import { ownPin, type ColumnChoice, type PinSide } from './choice.ts'
import type { CellEdit } from './edit.ts'
import type { ColumnFilter } from './filter.ts'

export interface GridColumn<Row> {
  id: string
  head: string
  /** Content of a row's cell. */
  cell: (row: Row) => ReactNode
  /**
   * What a cell says in a CSV file: plain text, a sum as `1250.50`. A column without it is not exported.
   */
  text?: ((row: Row) => string) | undefined
  /** `end` for money and counts. */
  align?: 'start' | 'end' | undefined
  /** What rows are ordered by, or `true` where a server orders them. Makes the head a button. */
  sortBy?: ((row: Row) => SortKey) | true | undefined
  /** Lets people change its cells; not those of the first column. */
  edit?: CellEdit<Row> | undefined
  /** How rows are filtered by it: a field of text, a choice, a range of numbers or of days. */
  filter?: ColumnFilter<Row> | undefined
  /** What rows can be grouped by: the name of a row's group. */
  group?: ((row: Row) => string) | undefined
  /** Content of the row of totals; a function gets the rows that match the filters, and those of each group. */
  total?: ReactNode | ((rows: readonly Row[]) => ReactNode)
  /** Width in px; 128 by default, at least 220 for the first column, which takes what is left over. */
  width?: number | undefined
  /** Shown only once it is chosen. */
  hidden?: boolean | undefined
  /** Not offered for choice: it is always shown. The first column always is. */
  fixed?: boolean | undefined
  /**
   * In sight however far the table scrolls, after the first column or (`true`) last: for what is done with a row, or its
   * state. It is not offered for choice.
   */
  pinned?: PinSide | boolean | undefined
  /**
   * On a phone a row is a card: the first column is its title and each other one a pair of head and value. `title` puts
   * a column at the end of the title, without its head; `line` gives it the whole width; `hidden` leaves it out.
   */
  phone?: 'title' | 'line' | 'hidden' | undefined
}

/** Of the columns for choosing rows, px: a touch target. */
export const checkWidth = 52
export const widthOf = <Row>(column: GridColumn<Row>, first: boolean, widths: ColumnChoice['widths'] = {}) =>
  widths[column.id] ?? column.width ?? (first ? 220 : 128)

/** A column as it is shown: at which edge it stays in sight, and as the how-manieth of those there. */
export interface ShownColumn<Row> extends GridColumn<Row> {
  pin?: PinSide | undefined
  stack?: number | undefined
}

/** The shown columns in their order. */
export function shownColumns<Row>(columns: readonly GridColumn<Row>[], choice: ColumnChoice): ShownColumn<Row>[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const shown = choice.shown.flatMap((id, n): ShownColumn<Row>[] => {
    const column = byId.get(id)
    return column ? [{ ...column, pin: n === 0 ? undefined : (ownPin(column) ?? choice.pins?.[id]) }] : []
  })
  const stacks = { start: 0, end: shown.filter(({ pin }) => pin === 'end').length - 1 }
  return shown.map((column) =>
    column.pin ? { ...column, stack: column.pin === 'start' ? stacks.start++ : stacks.end-- } : column,
  )
}

/** Rows from which on only those near the window are in the document. */
export const virtualFrom = 80

/** Roles written out: a phone's layout would take those of table elements away. Cells take focus one at a time. */
export const role = {
  grid: { role: 'grid' },
  tree: { role: 'treegrid' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', tabIndex: -1 },
  head: { role: 'rowheader', tabIndex: -1 },
  cell: { role: 'gridcell', tabIndex: -1 },
  none: { role: 'presentation', 'aria-hidden': true },
} as const

/** What a column says of all rows at once. */
export const totalOf = <Row>({ total }: GridColumn<Row>, rows: readonly Row[]): ReactNode =>
  typeof total === 'function' ? total(rows) : total
