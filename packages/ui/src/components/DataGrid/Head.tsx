import type { ChangeEvent, MouseEvent } from 'react'
import { arrowDownBold, arrowUpBold, caretUpDownBold } from '../../icons/icons.gen.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Sort } from '../Table/Table.model.ts'
import { role, widthOf, type ShownColumn } from './columns.ts'
import type { ColumnChoice } from './choice.ts'
import type { ColumnOffer } from './ColumnMenu.tsx'
import { HeadMenu } from './HeadMenu.tsx'
import { Resizer, type OnResize } from './Resizer.tsx'
import type { Words } from './Tools.tsx'
import * as css from './DataGrid.css.ts'
import * as headCss from './head.css.ts'

interface HeadProps<Row> {
  shown: readonly ShownColumn<Row>[]
  sorts: readonly Sort[]
  onSort: (column: string, event: MouseEvent) => void
  t: Words
  widths: ColumnChoice['widths']
  /** Undefined where columns keep their widths. */
  onResize: OnResize | undefined
  /** What the menu of a column offers; undefined where columns have none. */
  menuOf: ((column: ShownColumn<Row>, first: boolean) => Omit<ColumnOffer, 'trigger' | 't'> | undefined) | undefined
  /** One row can be chosen: what the column of its buttons is called. */
  chooseLabel: string | undefined
  /** Rows can be chosen: what the box of the head says, and what it does. */
  all:
    | { label: string; checked: boolean; some: boolean; disabled: boolean; onChange: (event: ChangeEvent) => void }
    | undefined
}

/** The names of the columns. One that sorts is a button, with its order in `aria-sort`. */
export function Head<Row>({ shown, sorts, onSort, chooseLabel, all, t, widths, onResize, menuOf }: HeadProps<Row>) {
  const { numberLocale } = useBrand()
  return (
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
        ) : chooseLabel ? (
          <th scope="col" {...role.column} data-part="choose" className={css.cell}>
            <VisuallyHidden>{chooseLabel}</VisuallyHidden>
          </th>
        ) : null}
        {shown.map((column, n) => {
          const { id, head, align, sortBy, pin, stack } = column
          const at = sorts.findIndex((one) => one.column === id)
          const order = sorts[at]?.direction ?? 'none'
          const offer = menuOf?.(column, n === 0)
          const name = sortBy ? (
            <button type="button" data-part="sort" className={headCss.sorter} onClick={(event) => onSort(id, event)}>
              <Icon
                icon={order === 'none' ? caretUpDownBold : order === 'ascending' ? arrowUpBold : arrowDownBold}
                size={14}
                className={headCss.sign}
              />
              <span className={headCss.sorted}>{head}</span>
              {at >= 0 && sorts.length > 1 ? (
                <>
                  <span aria-hidden="true" data-part="place" className={headCss.place}>
                    {new Intl.NumberFormat(numberLocale).format(at + 1)}
                  </span>
                  <VisuallyHidden>{t('sortPlace', { place: at + 1 })}</VisuallyHidden>
                </>
              ) : null}
            </button>
          ) : (
            head
          )
          return (
            <th
              key={id}
              scope="col"
              {...role.column}
              aria-sort={sortBy ? order : undefined}
              data-align={align}
              data-pinned={pin}
              data-stack={stack}
              className={css.cell}
            >
              {offer ? (
                <span className={headCss.headRow}>
                  <span className={headCss.headName}>{name}</span>
                  <HeadMenu t={t} label={t('columnMenu', { name: head })} {...offer} />
                </span>
              ) : (
                name
              )}
              {onResize ? (
                <Resizer
                  column={id}
                  label={t('width', { name: head })}
                  width={widthOf(column, n === 0, widths)}
                  onResize={onResize}
                />
              ) : null}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
