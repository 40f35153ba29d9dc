import type { MouseEvent } from 'react'
import { caretDownBold, caretUpBold, caretUpDownBold } from '../../icons/icons.gen.ts'
import { Icon } from '../Icon/Icon.tsx'
import { role, type Column } from './columns.ts'
import * as css from './Table.css.ts'
import type { Sort } from './Table.model.ts'

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (column: string, event: MouseEvent) => void
}

/** The names of the columns. One that sorts is a button, with its order in `aria-sort`. */
export const Head = <Row,>({ columns, sort, onSort }: HeadProps<Row>) => (
  <thead {...role.group} data-sorts={columns.some(({ sortBy }) => sortBy) || undefined}>
    <tr {...role.row}>
      {columns.map(({ id, head, align, sortBy }) => {
        const order = sort?.column === id ? sort.direction : 'none'
        return (
          <th
            key={id}
            scope="col"
            {...role.column}
            aria-sort={sortBy ? order : undefined}
            data-align={align}
            className={css.head}
          >
            {sortBy ? (
              <button type="button" data-part="sort" className={css.sorter} onClick={(event) => onSort(id, event)}>
                {head}
                <Icon
                  icon={order === 'none' ? caretUpDownBold : order === 'ascending' ? caretUpBold : caretDownBold}
                  size={14}
                  className={css.sign}
                />
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
