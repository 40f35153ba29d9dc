import type { ChangeEvent, MouseEvent } from 'react'
import { arrowDownBold, arrowUpBold, caretUpDownBold } from '../../icons/icons.gen.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Sort } from '../Table/Table.model.ts'
import { role, type GridColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'

interface HeadProps<Row> {
  shown: readonly GridColumn<Row>[]
  sort: Sort | null
  onSort: (column: string, event: MouseEvent) => void
  /** Rows can be chosen: what the box of the head says, and what it does. */
  all:
    | { label: string; checked: boolean; some: boolean; disabled: boolean; onChange: (event: ChangeEvent) => void }
    | undefined
}

/** The names of the columns. One that sorts is a button, with its order in `aria-sort`. */
export const Head = <Row,>({ shown, sort, onSort, all }: HeadProps<Row>) => (
  <thead {...role.group} className={css.head}>
    <tr {...role.row} aria-rowindex={1}>
      {all ? (
        <th scope="col" {...role.column} data-part="choose" className={css.cell}>
          <label className={css.check}>
            <input
              type="checkbox"
              aria-label={all.label}
              checked={all.checked}
              disabled={all.disabled}
              ref={(input) => {
                if (input) input.indeterminate = all.some && !all.checked
              }}
              onChange={all.onChange}
              className={checkbox.input}
            />
          </label>
        </th>
      ) : null}
      {shown.map(({ id, head, align, sortBy, pinned }) => {
        const order = sort?.column === id ? sort.direction : 'none'
        return (
          <th
            key={id}
            scope="col"
            {...role.column}
            aria-sort={sortBy ? order : undefined}
            data-align={align}
            data-pinned={pinned}
            className={css.cell}
          >
            {sortBy ? (
              <button type="button" data-part="sort" className={css.sorter} onClick={(event) => onSort(id, event)}>
                <Icon
                  icon={order === 'none' ? caretUpDownBold : order === 'ascending' ? arrowUpBold : arrowDownBold}
                  size={14}
                  className={css.sign}
                />
                <span>{head}</span>
              </button>
            ) : (
              head
            )}
          </th>
        )
      })}
    </tr>
  </thead>
)
