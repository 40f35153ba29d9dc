'use client'
import { useMemo, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because, tell, type Details } from '../../foundation/details.ts'
import { useMergedRef } from '../../foundation/useMergedRef.ts'
import { useStrings, type UiStrings } from '../../i18n/useStrings.ts'
import { magnifyingGlassLight } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Outline, Rows, Totals, Whole } from './Body.tsx'
import { places, role, type Column } from './columns.ts'
import { Head } from './Head.tsx'
import { cards } from './Table.cards.css.ts'
import * as css from './Table.css.ts'
import { nextSort, sortRows, type Sort } from './Table.model.ts'
import { useOverflow } from './useOverflow.ts'

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table is about. */
  label: string
  /**
   * Shows the caption; it is read out in any case.
   * @default false
   */
  labelVisible?: boolean | undefined
  /** The columns, in the order they are shown. */
  columns: readonly Column<Row>[]
  /** Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined
  /** Key that identifies a row. */
  rowKey: (row: Row) => string | number
  /**
   * The order, where the page keeps it.
   * @default none
   */
  sort?: Sort | null | undefined
  /**
   * Column and direction sorted by at first, where you do not keep them.
   * @default none
   */
  defaultSort?: Sort | undefined
  /**
   * Called with the column and direction that were chosen.
   * @default none
   */
  onSortChange?: ((sort: Sort, details: Details<'sort', MouseEvent>) => void) | undefined
  /**
   * The rows come in order, from a server that sorts all pages of them.
   * @default false
   */
  presorted?: boolean | undefined
  /**
   * Other rows are on their way: those shown stay, in quieter ink.
   * @default false
   */
  busy?: boolean | undefined
  /**
   * Rows failed to load: `true` for the usual words, or what to show.
   * @default none
   */
  error?: ReactNode
  /**
   * Called when rows that did not load are requested again.
   * @default none
   */
  onRetry?: ((event: MouseEvent) => void) | undefined
  /**
   * In place of rows where there are none.
   * @default none
   */
  empty?: ReactNode
  /**
   * Rows outlined while the first are on their way.
   * @default 5
   */
  outlines?: number | undefined
  /**
   * Rows to set apart: the reader's own.
   * @default none
   */
  marked?: ((row: Row) => boolean) | undefined
  /**
   * A head that stays in sight: of the page, or of a box of limited height that scrolls by itself.
   * @default none
   */
  sticky?: 'page' | 'box' | undefined
  /**
   * Its background, for a sticky head.
   * @default none
   */
  variant?: 'page' | 'panel' | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['table']> | undefined
}

export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    labelVisible,
    columns,
    rows,
    rowKey,
    sort: given,
    defaultSort,
    onSortChange,
    presorted,
    busy,
    error,
    onRetry,
    empty,
    outlines = 5,
    ...more
  } = props
  const { marked, sticky, variant, strings, className, ref, ...rest } = more
  const t = useStrings('table', strings)
  const { lang } = useBrand()
  const root = useMergedRef(useOverflow<HTMLDivElement>(), ref)
  const [own, setOwn] = useState<Sort | null>(defaultSort ?? null)
  const sort = given === undefined ? own : given
  const keyOf = columns.find(({ id }) => id === sort?.column)?.sortBy
  const ordered = useMemo(
    () => (rows && sort && keyOf && !presorted ? sortRows(rows, keyOf, sort.direction, lang) : rows),
    [rows, sort, keyOf, presorted, lang],
  )
  const onSort = (column: string, event: MouseEvent) =>
    tell(nextSort(sort, column), because('sort', event), onSortChange, setOwn)
  const shared = { columns, places: places(columns) }
  const waiting = !error && (busy || rows === undefined)

  let body = ordered ? (
    <Rows {...shared} rows={ordered} rowKey={rowKey} marked={marked} />
  ) : (
    <Outline {...shared} rows={outlines} />
  )
  if (error)
    body = (
      <Whole columns={columns.length}>
        {error === true ? <ErrorState level={3} onRetry={onRetry} busy={busy} /> : error}
      </Whole>
    )
  else if (ordered?.length === 0)
    body = (
      <Whole columns={columns.length}>
        {empty ?? <EmptyState level={3} icon={magnifyingGlassLight} title={t('empty')} />}
      </Whole>
    )

  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      ref={root}
      data-component="table"
      data-sticky={sticky}
      data-variant={variant}
      className={cx(css.root, cards, className)}
    >
      <table {...role.table} aria-busy={waiting || undefined} className={css.table}>
        <caption className={labelVisible ? css.caption : undefined}>
          {labelVisible ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </caption>
        <Head columns={columns} sort={sort} onSort={onSort} />
        {body}
        {!error && ordered?.length && columns.some(({ total }) => total !== undefined) ? (
          <Totals {...shared} label={t('total')} />
        ) : null}
      </table>
      <VisuallyHidden role="status">{waiting ? t('loading') : null}</VisuallyHidden>
    </div>
  )
}
