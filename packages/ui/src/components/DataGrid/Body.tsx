import type { ReactNode, SyntheticEvent } from 'react'
import { magnifyingGlassLight } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { role, totalOf, type ShownColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'

/** The room of lines that are not in the document. A height in markup needs no style attribute. */
export const Room = ({ size }: { size: number }) =>
  size > 0 ? (
    <tr {...role.none} className={css.room}>
      <td height={size}>{null}</td>
    </tr>
  ) : null

/** The outline of rows to come. */
export const Outline = <Row,>({
  shown,
  chooses,
  rows,
}: {
  shown: readonly ShownColumn<Row>[]
  chooses: boolean
  rows: number
}) => (
  <tbody aria-hidden="true" data-part="outline">
    {Array.from({ length: rows }, (_none, row) => (
      <tr key={row} data-part="row" className={css.row}>
        {chooses ? (
          <td data-part="choose" className={css.cell}>
            {null}
          </td>
        ) : null}
        {shown.map(({ id, align, phone, head, pin, stack }, n) => (
          <td
            key={id}
            data-align={align}
            data-label={head}
            data-pinned={pin}
            data-stack={stack}
            data-place={n === 0 ? 'first' : (phone ?? 'pair')}
            className={css.cell}
          >
            <Skeleton short={n > 0} className={css.bone} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)

/** One cell as wide as the table, in place of rows. */
export const Whole = ({ span, children }: { span: number; children: ReactNode }) => (
  <tbody {...role.group}>
    <tr {...role.row} aria-rowindex={2}>
      <td {...role.cell} colSpan={span} data-part="detail" className={css.whole}>
        {children}
      </td>
    </tr>
  </tbody>
)

/** The filters leave no row. */
export const Unmatched = ({
  title,
  clear,
  onClear,
}: {
  title: string
  clear: string
  onClear: (event: SyntheticEvent) => void
}) => (
  <EmptyState level={3} icon={magnifyingGlassLight} title={title} action={<Button onClick={onClear}>{clear}</Button>} />
)

/** Sums under the columns they sum up. */
export const Totals = <Row,>({
  shown,
  rows,
  chooses,
  index,
  label,
}: {
  shown: readonly ShownColumn<Row>[]
  rows: readonly Row[]
  chooses: boolean
  index: number
  label: string
}) => (
  <tfoot {...role.group} className={css.foot}>
    <tr {...role.row} aria-rowindex={index + 2} data-part="totals">
      {chooses ? <td {...role.cell} data-part="choose" className={css.cell} /> : null}
      {shown.map((column, n) => {
        const { id, align, head, phone, pin, stack } = column
        const total = totalOf(column, rows)
        return n === 0 ? (
          <th key={id} scope="row" {...role.head} className={css.cell}>
            {total ?? label}
          </th>
        ) : (
          <td
            key={id}
            {...role.cell}
            data-align={align}
            data-pinned={pin}
            data-stack={stack}
            data-place={phone ?? 'pair'}
            data-label={head}
            className={css.cell}
          >
            {total}
          </td>
        )
      })}
    </tr>
  </tfoot>
)
