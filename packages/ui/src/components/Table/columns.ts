import type { ReactNode } from 'react'
import type { SortKey } from './Table.model.ts'

export interface Column<Row> {
  id: string
  head: string
  /** Content of a row's cell. */
  cell: (row: Row) => ReactNode
  /** `end` for money, counts and the status at the end of a row. */
  align?: 'start' | 'end' | undefined
  /** What rows are ordered by; makes the head a button. Money: `(row) => Number(row.amount)`. */
  sortBy?: ((row: Row) => SortKey) | undefined
  /** Content of the last row, under all others. */
  total?: ReactNode
  /**
   * On a phone the first four cells make two lines and each further one a line of its own, with its head; or leave it
   * out.
   */
  phone?: 'line' | 'hidden' | undefined
}

/** Position of a cell on a phone: `start` and `end` share a line. Columns left out there do not count. */
export function places<Row>(columns: readonly Column<Row>[]): ('start' | 'end' | 'line' | 'hidden')[] {
  let shown = 0
  return columns.map(({ phone }) => {
    if (phone) return phone
    shown += 1
    return shown > 4 ? 'line' : shown % 2 ? 'start' : 'end'
  })
}

/** The roles that table elements have anyway, written out: a phone's layout would take them away in WebKit. */
export const role = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  head: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const
