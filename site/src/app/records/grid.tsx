import type { GridColumn } from '@brand/ui/data-grid'
import { Amount } from '../format/Amount.tsx'
import { amountOf, signedMinorOf } from '../format/money.ts'
import { When } from './When.tsx'

/** A column of a record. `sortBy` is for rows that are all there; `sum` is what its total adds up. */
export interface RecordColumn<Row> extends Omit<GridColumn<Row>, 'sortBy'> {
  sortBy?: Exclude<GridColumn<Row>['sortBy'], true>
  /** Amount of a row, as on the wire. */
  sum?: (row: Row) => string
  /** The amounts are changes, with their signs. */
  signed?: boolean
}

/** A column of amounts. */
export function moneyColumn<Row>(
  id: string,
  head: string,
  of: (row: Row) => string,
  more: Partial<RecordColumn<Row>> = {},
): RecordColumn<Row> {
  const { signed = false } = more
  return {
    id,
    head,
    align: 'end',
    cell: (row) => <Amount of={of(row)} signed={signed} />,
    text: of,
    sortBy: (row) => signedMinorOf(of(row)),
    sum: of,
    ...more,
  }
}

/** A column of moments. */
export const timeColumn = <Row extends { at: string }>(head: string): RecordColumn<Row> => ({
  id: 'at',
  head,
  width: 160,
  cell: ({ at }) => <When at={at} />,
  text: ({ at }) => at,
  sortBy: ({ at }) => at,
})

/** A column of plain texts. */
export const textColumn = <Row,>(
  id: string,
  head: string,
  of: (row: Row) => string,
  more: Partial<RecordColumn<Row>> = {},
): RecordColumn<Row> => ({ id, head, cell: of, text: of, sortBy: of, ...more })

interface Shown<Row> {
  /** All rows there are; undefined where the server has more of them. */
  whole: readonly Row[] | undefined
  /** Columns by which the server orders. */
  served?: readonly string[]
}

/**
 * The columns of a table. Rows that are all there can be ordered by each of them and are added up; of others the table
 * offers what the server orders by, and the totals that the server gave.
 */
export const gridColumns = <Row,>(
  columns: readonly RecordColumn<Row>[],
  { whole, served = [] }: Shown<Row>,
): GridColumn<Row>[] =>
  columns.map(({ sum, signed = false, ...column }) => ({
    ...column,
    sortBy: whole ? column.sortBy : served.includes(column.id) || undefined,
    total:
      column.total ??
      (whole && sum ? (
        <Amount
          of={amountOf(whole.reduce((minor, row) => minor + (signedMinorOf(sum(row)) ?? 0n), 0n))}
          signed={signed}
        />
      ) : undefined),
  }))
