import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { cx } from '../../foundation/cx.ts'
import { isInside } from '../../foundation/elements.ts'
import { card } from '../../foundation/overlay/floating.css.ts'
import type { StringValues, UiStrings } from '../../i18n/useStrings.ts'
import { arrowDown, arrowUp, columns as columnsIcon, downloadSimple, slidersHorizontal } from '../../icons/icons.gen.ts'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useBrand } from '../../theme/BrandContext.ts'
import { movable, moveColumn, sameChoice, toggleColumn, type ColumnChoice } from './choice.ts'
import type { GridColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'

export type Words = (key: keyof UiStrings['dataGrid'] & string, values?: StringValues) => string

interface ChoiceProps<Row> {
  columns: readonly GridColumn<Row>[]
  choice: ColumnChoice
  first: ColumnChoice
  onChoice: (choice: ColumnChoice, event: SyntheticEvent) => boolean
  t: Words
}

/** Which columns are shown, and in what order: a part of the page that opens, which costs no layer. */
function Choice<Row>({ columns, choice, first, onChoice, t }: ChoiceProps<Row>) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const named = new Map(columns.map((column) => [column.id, column]))
  const moved = movable(choice, columns)
  const listed = [...choice.shown.slice(1), ...choice.hidden]
    .flatMap((one) => named.get(one) ?? [])
    .filter(({ pinned }) => !pinned)
  const move = (column: GridColumn<Row>, by: -1 | 1, event: SyntheticEvent) => {
    const next = moveColumn(choice, columns, column.id, by)
    if (!onChoice(next, event)) return
    setSaid(t('moved', { name: column.head, place: next.shown.indexOf(column.id) + 1 }))
  }
  // It closes as the pointer or the focus goes elsewhere.
  useEffect(() => {
    if (!open) return
    const page = root.current?.ownerDocument
    const leave = ({ target }: Event) => isInside(root.current, target) || setOpen(false)
    page?.addEventListener('pointerdown', leave)
    page?.addEventListener('focusin', leave)
    return () => {
      page?.removeEventListener('pointerdown', leave)
      page?.removeEventListener('focusin', leave)
    }
  }, [open])
  const keys = {
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      setOpen(false)
      root.current?.querySelector('button')?.focus()
    },
  }
  return (
    <div ref={root} className={css.chooser} {...keys}>
      <Button
        size="sm"
        data-part="columns"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon icon={columnsIcon} size={18} />
        {t('columns')}
      </Button>
      {open ? (
        <div id={id} role="group" aria-label={t('columnsTitle')} data-part="choice" className={cx(card, css.panel)}>
          <p aria-hidden="true" className={css.title}>
            {t('columnsTitle')}
          </p>
          <ul className={css.choices}>
            {listed.map((column) => {
              const at = moved.indexOf(column.id)
              return (
                <li key={column.id} className={css.choice}>
                  <Checkbox
                    label={column.head}
                    checked={choice.shown.includes(column.id)}
                    disabled={column.fixed}
                    onCheckedChange={(_on, { event }) => onChoice(toggleColumn(choice, column.id), event)}
                    className={css.choiceName}
                  />
                  {at >= 0 ? (
                    <>
                      <IconButton
                        size="sm"
                        iconSize={16}
                        icon={arrowUp}
                        label={t('earlier', { name: column.head })}
                        aria-disabled={at === 0 || undefined}
                        onClick={(event) => move(column, -1, event)}
                      />
                      <IconButton
                        size="sm"
                        iconSize={16}
                        icon={arrowDown}
                        label={t('later', { name: column.head })}
                        aria-disabled={at === moved.length - 1 || undefined}
                        onClick={(event) => move(column, 1, event)}
                      />
                    </>
                  ) : null}
                </li>
              )
            })}
          </ul>
          <p role="status" className={css.said}>
            {said}
          </p>
          <Button
            variant="quiet"
            size="sm"
            data-part="reset"
            aria-disabled={sameChoice(choice, first) || undefined}
            onClick={(event) => onChoice(first, event)}
          >
            {t('reset')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

interface ToolsProps<Row> extends ChoiceProps<Row> {
  /** The button that opens the fields of the filters; undefined where no column has one. */
  fields: { id: string; open: boolean; count: number; onOpen: () => void } | undefined
  filters: ReactNode
  tools: ReactNode
  chooser: boolean
  exports: boolean
  busy: boolean
  onExport: (event: MouseEvent) => void
}

/** Above the table: what narrows it down, then what is done with it. */
export function Tools<Row>({ fields, filters, tools, chooser, exports, busy, onExport, ...choice }: ToolsProps<Row>) {
  const { t } = choice
  const { numberLocale } = useBrand()
  if (!fields && !filters && !tools && !chooser && !exports) return null
  return (
    <div data-part="tools" className={css.tools}>
      {filters ? (
        <div data-part="filters" className={css.filters}>
          {filters}
        </div>
      ) : null}
      <div className={css.actions}>
        {fields ? (
          <Button
            size="sm"
            data-part="filter"
            aria-expanded={fields.open}
            aria-controls={fields.open ? fields.id : undefined}
            onClick={fields.onOpen}
          >
            <Icon icon={slidersHorizontal} size={18} />
            {t('filters')}
            {fields.count > 0 ? (
              <span data-part="filter-count" className={css.onCount}>
                {new Intl.NumberFormat(numberLocale).format(fields.count)}
              </span>
            ) : null}
          </Button>
        ) : null}
        {tools}
        {chooser ? <Choice {...choice} /> : null}
        {exports ? (
          <Button size="sm" data-part="export" busy={busy} busyLabel={t('exporting')} onClick={onExport}>
            <Icon icon={downloadSimple} size={18} />
            {t('export')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
