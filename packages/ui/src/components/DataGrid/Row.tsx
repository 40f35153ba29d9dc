import { memo, type ReactNode, type SyntheticEvent } from 'react'
import { caretDown, caretRight } from '../../icons/icons.gen.ts'
import * as radioButton from '../Radio/Radio.css.ts'
import * as checkbox from '../Checkbox/Checkbox.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { role, type ShownColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'
import { EditableCell } from './EditableCell.tsx'
import type { Words } from './Tools.tsx'
import { translationSafe } from '../../foundation/figure/translationSafe.tsx'

interface RowProps<Row, Key> {
  row: Row
  rowId: Key
  /** Place among the lines. */
  index: number
  shown: readonly ShownColumn<Row>[]
  /** Rows of the pages before. */
  offset: number
  /** Undefined where rows cannot be chosen. */
  chosen: boolean | undefined
  /** Why this one cannot be chosen. */
  barred: string | true | undefined
  /** One row can be chosen: the name of the group. */
  radio: string | undefined
  /** Undefined where nothing is behind the row. */
  open: boolean | undefined
  /** Rows of a tree, or of groups: where this one is. */
  tree: boolean
  level: number | undefined
  size: number | undefined
  place: number | undefined
  /** Something is behind rows, beside the rows below them. */
  details: boolean
  /** Rows of this table open: those that do not keep the room of the caret. */
  opens: boolean
  /** The column whose cell is being changed, and the words for it. */
  editing: string | undefined
  t: Words | undefined
  /** With `{{name}}` for the column. */
  editLabel: string
  selectLabel: string
  openLabel: string
  detailId: string
  headId: string
  measure: ((node: Element | null) => void) | undefined
  onChoose: (id: Key, event: SyntheticEvent, barred?: string | true) => void
  onOpen: (id: Key, event: SyntheticEvent) => void
  onEdit: (editing: { row: Key; column: string } | undefined) => void
}

/** One row; on a phone its cells make a card. The first cell names it. */
function GridRow<Row, Key>(props: RowProps<Row, Key>) {
  const {
    row,
    rowId,
    index,
    offset,
    shown,
    chosen,
    barred,
    radio,
    open,
    opens,
    measure,
    onChoose,
    onOpen,
    headId,
    detailId,
  } = props
  const boxId = `${headId}-box`
  return (
    <tr
      ref={measure}
      data-index={index}
      {...role.row}
      aria-rowindex={index + offset + 2}
      aria-selected={barred ? undefined : chosen}
      aria-level={props.level}
      aria-setsize={props.size}
      aria-posinset={props.place}
      aria-expanded={props.tree ? open : undefined}
      data-part="row"
      data-level={props.level}
      data-state={open && props.details ? 'open' : undefined}
      className={css.row}
    >
      {chosen === undefined ? null : (
        <td {...role.cell} data-part="choose" className={css.cell}>
          <label className={css.check} title={barred === true ? undefined : barred}>
            <input
              id={boxId}
              type={radio ? 'radio' : 'checkbox'}
              name={radio}
              aria-label={props.selectLabel}
              aria-labelledby={`${boxId} ${headId}`}
              aria-disabled={barred ? true : undefined}
              aria-describedby={typeof barred === 'string' ? `${boxId}-why` : undefined}
              checked={chosen}
              onChange={(event) => onChoose(rowId, event, barred)}
              className={radio ? radioButton.input : checkbox.input}
            />
            {typeof barred === 'string' ? (
              <span id={`${boxId}-why`} hidden>
                {barred}
              </span>
            ) : null}
          </label>
        </td>
      )}
      {shown.map(({ id, head, cell, align, phone, pin, stack, edit }, n) =>
        n === 0 ? (
          <th key={id} scope="row" {...role.head} data-align={align} className={css.cell}>
            {opens ? (
              <span className={css.first}>
                {open === undefined ? (
                  <span className={css.caret} />
                ) : (
                  <button
                    id={`${headId}-open`}
                    type="button"
                    aria-expanded={open}
                    aria-controls={open && props.details ? detailId : undefined}
                    aria-label={props.openLabel}
                    aria-labelledby={`${headId}-open ${headId}`}
                    data-part="open"
                    onClick={(event) => onOpen(rowId, event)}
                    className={css.caret}
                  >
                    <Icon icon={open ? caretDown : caretRight} size={16} flip={!open} />
                  </button>
                )}
                <span id={headId} className={css.name}>
                  {translationSafe(cell(row))}
                </span>
              </span>
            ) : (
              <span id={headId}>{translationSafe(cell(row))}</span>
            )}
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
            {edit && (edit.can?.(row) ?? true) ? (
              <EditableCell
                {...{ row, edit, head, headId }}
                id={`${headId}-edit-${n}`}
                label={props.editLabel.replace('{{name}}', head)}
                editing={props.editing === id ? props.t : undefined}
                onEdit={(on) => props.onEdit(on ? { row: rowId, column: id } : undefined)}
              >
                {translationSafe(cell(row))}
              </EditableCell>
            ) : (
              translationSafe(cell(row))
            )}
          </td>
        ),
      )}
    </tr>
  )
}

/** Moving through the table and scrolling render no row again. */
export const MemoRow = memo(GridRow) as typeof GridRow

/** What is behind the row above. */
export const Detail = ({
  id,
  index,
  offset,
  span,
  measure,
  children,
}: {
  id: string
  index: number
  offset: number
  span: number
  measure: ((node: Element | null) => void) | undefined
  children: ReactNode
}) => (
  <tr
    ref={measure}
    data-index={index}
    {...role.row}
    aria-rowindex={index + offset + 2}
    data-part="detail"
    className={css.row}
  >
    <td id={id} {...role.cell} colSpan={span} className={css.detail}>
      <div className={css.behind}>{children}</div>
    </td>
  </tr>
)
