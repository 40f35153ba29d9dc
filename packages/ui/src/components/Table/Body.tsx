import type { ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { role, type Column } from './columns.ts'
import * as css from './Table.css.ts'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'

interface BodyProps<Row> {
  columns: readonly Column<Row>[]
  places: readonly string[]
}

interface RowsProps<Row> extends BodyProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  marked: ((row: Row) => boolean) | undefined
}

/** The first cell of a row is its head. */
export const Rows = <Row,>({ columns, places, rows, rowKey, marked }: RowsProps<Row>) => (
  <tbody {...role.group}>
    {rows.map((row) => (
      <tr
        key={rowKey(row)}
        {...role.row}
        data-state={marked?.(row) ? 'marked' : undefined}
        aria-current={marked?.(row) || undefined}
      >
        {columns.map(({ id, head, cell, align }, n) => {
          const shared = { 'data-align': align, 'data-place': places[n], 'data-label': head, className: css.cell }
          return n === 0 ? (
            <th key={id} scope="row" {...role.head} {...shared}>
              {translationSafe(cell(row))}
            </th>
          ) : (
            <td key={id} {...role.cell} {...shared}>
              {translationSafe(cell(row))}
            </td>
          )
        })}
      </tr>
    ))}
  </tbody>
)

/** The outline of rows to come. */
export const Outline = <Row,>({ columns, places, rows }: BodyProps<Row> & { rows: number }) => (
  <tbody {...role.group} aria-hidden="true" data-part="outline">
    {Array.from({ length: rows }, (_none, row) => (
      <tr key={row} {...role.row}>
        {columns.map(({ id, align }, n) => (
          <td
            key={id}
            {...role.cell}
            data-align={align}
            data-place={places[n] === 'line' ? 'hidden' : places[n]}
            className={css.cell}
          >
            <Skeleton short={n > 0} className={css.bone} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** One cell as wide as the table, shown in place of rows. */
export const Whole = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tbody {...role.group}>
    <tr {...role.row}>
      <td {...role.cell} colSpan={columns} className={cx(css.cell, css.whole)}>
        {children}
      </td>
    </tr>
  </tbody>
)

/** Sums under the columns they sum up. */
export const Totals = <Row,>({ columns, places, label }: BodyProps<Row> & { label: string }) => (
  <tfoot {...role.group}>
    <tr {...role.row}>
      {columns.map(({ id, head, total, align }, n) => {
        const shared = { 'data-align': align, className: css.cell }
        return n === 0 ? (
          <th key={id} scope="row" {...role.head} {...shared}>
            {total ?? label}
          </th>
        ) : (
          <td
            key={id}
            {...role.cell}
            data-place={places[n] === 'hidden' ? 'hidden' : n === 1 && places[1] === 'end' ? 'end' : 'line'}
            data-label={head}
            {...shared}
          >
            {total}
          </td>
        )
      })}
    </tr>
  </tfoot>
)
