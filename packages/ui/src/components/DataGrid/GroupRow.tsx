import { caretDown, caretRight } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { role, type ShownColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'
import type { GroupLine } from './lines.ts'

interface GroupRowProps<Row> {
  line: GroupLine<Row>
  index: number
  offset: number
  shown: readonly ShownColumn<Row>[]
  chooses: boolean
  headId: string
  label: string
  measure: ((node: Element | null) => void) | undefined
  onToggle: (value: string) => void
}

/** The head of a group: its value, how many rows it has, and the sums of its columns. */
export function GroupRow<Row>(props: GroupRowProps<Row>) {
  const { line, index, offset, shown, chooses, headId, label, measure, onToggle } = props
  const { numberLocale } = useBrand()
  return (
    <tr
      ref={measure}
      data-index={index}
      {...role.row}
      aria-rowindex={index + offset + 2}
      aria-level={line.level}
      aria-setsize={line.size}
      aria-posinset={line.place}
      aria-expanded={line.open}
      data-part="group"
      className={css.row}
    >
      {chooses ? <td {...role.cell} data-part="choose" className={css.cell} /> : null}
      {shown.map(({ id, align, head, phone, pin, stack, total }, n) =>
        n === 0 ? (
          <th key={id} scope="row" {...role.head} className={css.cell}>
            <span className={css.first}>
              <button
                id={`${headId}-open`}
                type="button"
                aria-expanded={line.open}
                aria-label={label}
                aria-labelledby={`${headId}-open ${headId}`}
                data-part="open"
                onClick={() => onToggle(line.value)}
                className={css.caret}
              >
                <Icon icon={line.open ? caretDown : caretRight} size={16} flip={!line.open} />
              </button>
              <span id={headId} className={css.name}>
                {line.value}{' '}
                <span className={css.groupCount}>{new Intl.NumberFormat(numberLocale).format(line.rows.length)}</span>
              </span>
            </span>
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
            {typeof total === 'function' ? total(line.rows) : null}
          </td>
        ),
      )}
    </tr>
  )
}
