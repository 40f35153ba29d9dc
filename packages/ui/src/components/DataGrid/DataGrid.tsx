'use client'
import { useCallback, useEffect, useId, useMemo, useRef, useState, type SyntheticEvent } from 'react'
import { cx } from '../../foundation/cx.ts'
import { because } from '../../foundation/details.ts'
import { useStrings } from '../../i18n/useStrings.ts'
import { magnifyingGlassLight } from '../../icons/icons.gen.ts'
import { useBrand } from '../../theme/BrandContext.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Outline, Totals, Unmatched, Whole } from './Body.tsx'
import { checkWidth, widthOf, role } from './columns.ts'
import { cards } from './DataGrid.cards.css.ts'
import * as css from './DataGrid.css.ts'
import { partOf, toggled, toggledAll, type RowKey } from './DataGrid.model.ts'
import { GridBody, type Editing } from './GridBody.tsx'
import { Head } from './Head.tsx'
import { menuOf } from './columnMenus.ts'
import { flatRows } from './lines.ts'
import { More } from './More.tsx'
import type { DataGridProps } from './props.ts'
import { Tools } from './Tools.tsx'
import { ExportBar } from './ExportBar.tsx'
import { FilterArea, useFilterFields } from './Filters.tsx'
import { useCopy } from './useCopy.ts'
import { useChosen } from './useChosen.ts'
import { useColumnChoice } from './useColumnChoice.ts'
import { useExport } from './useExport.ts'
import { useFilters } from './useFilters.ts'
import { ChosenBar } from './ChosenBar.tsx'
import { useOrder, useGrid } from './useGrid.ts'
import { useGroups } from './useGroups.ts'
import { useOpenRows } from './useOpenRows.ts'
import { usePage } from './usePage.ts'
import { useTree } from './useTree.ts'
import { useSorts } from './useSorts.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useLines } from './useLines.ts'
import { useMore } from './useMore.ts'
import { usePins } from './usePins.ts'

/** Many records to sort, choose, open and export. The box scrolls; on a phone each row is a card. */
export function DataGrid<Row extends object, Key extends RowKey = string>(props: DataGridProps<Row, Key>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort: givenSort,
    defaultSort,
    sortKeys = 1,
    onSortChange,
    presorted,
    columnFilters,
    defaultColumnFilters,
    onColumnFiltersChange,
    prefiltered,
    onChosenChange,
    chosen: givenChosen,
    chooseOne = false,
    selectable,
    query,
    chosenActions,
    detail,
    childrenOf,
    open: givenOpen,
    defaultOpen,
    onOpenChange,
    groupBy,
    defaultGroupBy,
    onGroupByChange,
    next,
    onLoadMore,
    moreState,
    rowCount,
    pageSize,
    page: givenPage,
    defaultPage,
    onPageChange,
    ...others
  } = props
  const {
    chooser = false,
    columnChoice,
    resizable,
    columnMenu,
    storageKey,
    storage,
    onColumnsChange,
    ...tooled
  } = others
  const { onExport, exportRows, exportLimit = 10_000, onExportError, exporting = false, ...upper } = tooled
  const { filters, tools, busy, error, onRetry, empty, outlines = 6, strings, className, ...rest } = upper
  const t = useStrings('dataGrid', strings)
  const some = useStrings('multiSelect')
  const copying = useStrings('copyButton')
  const { lang } = useBrand()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const focused = useRef<string>(undefined)

  const order = useSorts({ given: givenSort, first: defaultSort, most: sortKeys, onSortChange })
  const chooses = (onChosenChange ?? givenChosen ?? chosenActions) !== undefined
  const { open, toggle: openRow } = useOpenRows({ given: givenOpen, first: defaultOpen, onOpenChange })
  const groups = useGroups({ columns, given: groupBy, first: defaultGroupBy, onGroupByChange })
  const { choice, first, widths, onChoice, onResize } = useColumnChoice({
    columns,
    given: columnChoice,
    storage,
    storageKey,
    onColumnsChange,
  })
  const filterable = columns.some(({ filter }) => filter)
  const { matched, matches, ...on } = useFilters({
    columns,
    rows,
    childrenOf,
    given: columnFilters,
    first: defaultColumnFilters,
    prefiltered,
    onChange: onColumnFiltersChange,
  })
  const fields = useFilterFields(`${id}-fields`, on, filterable)
  const { chosen, choose } = useChosen({
    rows: error ? undefined : matched,
    childrenOf,
    rowKey,
    query,
    given: givenChosen,
    onChosenChange,
  })
  const inOrder = useOrder({ columns, sorts: order.sorts, presorted, lang })
  const sorted = useMemo(() => matched && inOrder(matched), [matched, inOrder])
  const pages = usePage({
    // A group is whole.
    size: groups.by === null ? pageSize : undefined,
    rows: sorted,
    count: rowCount,
    given: givenPage,
    first: defaultPage,
    answer: JSON.stringify([on.filters, order.sorts]),
    box,
    onPageChange,
  })
  const offset = (pages.page - 1) * (pageSize ?? 0)
  const { lines, below } = useTree({
    rows: pages.slice,
    rowKey,
    open,
    details: detail !== undefined,
    childrenOf,
    matches,
    inOrder,
    groups,
  })
  const grid = useGrid({ columns, lines, choice, chosen, selectable })
  const { shown } = grid
  usePins(table, shown, chooses)
  const { placed, below: after, measure, reach, page } = useLines(lines, box, focused)
  // What is left over is its: the first column that nobody gave a width.
  const elastic = shown.find(({ id: one }) => widths?.[one] === undefined)
  const waiting = !error && (busy || rows === undefined)
  const filled = !error && matched !== undefined && matched.length > 0
  const filtered = on.filters.length > 0
  const sums = filled && columns.some(({ total }) => total !== undefined)
  const span = shown.length + (chooses ? 1 : 0)

  const chosenNow = useRef(chosen)
  useEffect(() => {
    chosenNow.current = chosen
  })
  const [editing, setEditing] = useState<Editing<Key>>()
  const [barred, setBarred] = useState<string>()
  const chooseRow = useCallback(
    (key: Key, event: SyntheticEvent, why?: string | true) => {
      setBarred(why === true ? undefined : why)
      if (why === undefined) choose(chooseOne ? [key] : toggled(chosenNow.current, key), because('row', event))
    },
    [choose, chooseOne],
  )
  const tree = childrenOf !== undefined || groups.by !== null
  const { lineOf, ...keys } = useGridKeys({
    table,
    onLine: (line) => {
      focused.current = lines[line]?.key
    },
    reach,
    page,
    offset,
    last: filled ? lines.length - (sums ? 0 : 1) : 0,
    onSpace: (line, event) => {
      const at = lines[line]
      if (!chooses || at?.kind !== 'row') return false
      chooseRow(at.id, event, grid.barredOf(at.row))
      return true
    },
    onOpen: (line, event) => {
      const at = lines[line]
      if (at?.kind === 'group') groups.toggle(at.value)
      else if (at?.kind === 'row') openRow(at.id, event)
    },
  })
  const inRows = () => flatRows(sorted ?? [], below)
  const { copied, onCopy } = useCopy({ shown, rows: inRows, rowKey, lines, lineOf, chosen, chooses })
  const mark = useMore(next, rows && partOf(rows, rowKey), moreState !== undefined, onLoadMore)

  const file = useExport({
    shown,
    rows: inRows,
    sorts: order.sorts,
    filters: on.filters,
    exportRows,
    limit: exportLimit,
    onExport,
    onExportError,
  })

  let body = (
    <GridBody
      {...{ id, lines, placed, after, shown, span, offset, chooses, chooseOne, tree, detail, editing, t, measure }}
      isChosen={grid.isChosen}
      barredOf={grid.barredOf}
      opens={childrenOf ? 'below' : detail && 'detail'}
      onChoose={chooseRow}
      onOpen={openRow}
      onGroup={groups.toggle}
      onEdit={setEditing}
    />
  )
  if (error)
    body = <Whole span={span}>{error === true ? <ErrorState level={3} onRetry={onRetry} busy={busy} /> : error}</Whole>
  else if (matched === undefined) body = <Outline shown={shown} chooses={chooses} rows={outlines} />
  else if (matched.length === 0)
    body = (
      <Whole span={span}>
        {filtered && (rows?.length || empty === undefined) ? (
          <Unmatched title={some('none')} clear={t('clearFilters')} onClear={on.clear} />
        ) : (
          (empty ?? <EmptyState level={3} icon={magnifyingGlassLight} title={t('empty')} />)
        )}
      </Whole>
    )

  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      data-component="data-grid"
      className={cx(css.root, cards, className)}
    >
      <Tools
        {...{ filters, tools, chooser, columns, choice, first, onChoice, t }}
        fields={fields.button}
        exports={onExport !== undefined}
        busy={exporting || file.state.busy}
        onExport={file.start}
      />
      {onExport ? <ExportBar state={file.state} limit={exportLimit} t={t} onCancel={file.cancel} /> : null}
      <FilterArea fields={fields} columns={columns} filters={on} box={box} t={t} />
      <ChosenBar
        count={chosen.length}
        barred={barred}
        actions={chosen.length > 0 ? chosenActions?.(chosen) : null}
        t={t}
        onClear={(event) => choose([], because('clear', event))}
      />
      <div ref={box} data-part="box" className={css.box}>
        <div className={css.frame}>
          <table
            ref={table}
            {...(tree ? role.tree : role.grid)}
            aria-label={label}
            aria-multiselectable={(chooses && !chooseOne) || undefined}
            aria-busy={waiting || undefined}
            aria-rowcount={
              rowCount === undefined && next
                ? -1
                : (rowCount ?? (pageSize ? (matched?.length ?? 0) : lines.length)) + 1 + (sums ? 1 : 0)
            }
            aria-colcount={span}
            width={shown.reduce((sum, column, n) => sum + widthOf(column, n === 0, widths), chooses ? checkWidth : 0)}
            data-chooses={chooses || undefined}
            className={css.table}
            {...keys}
            onCopy={onCopy}
          >
            <colgroup>
              {chooses ? <col width={checkWidth} /> : null}
              {shown.map((column, n) => (
                <col key={column.id} width={column === elastic ? undefined : widthOf(column, n === 0, widths)} />
              ))}
            </colgroup>
            <Head
              shown={shown}
              sorts={order.sorts}
              onSort={order.press}
              chooseLabel={chooses && chooseOne ? t('select') : undefined}
              t={t}
              widths={widths}
              onResize={resizable ? onResize : undefined}
              menuOf={
                columnMenu
                  ? menuOf({
                      choice,
                      sorts: order.sorts,
                      sortKeys,
                      onSort: order.choose,
                      groups,
                      onChoice,
                      onFilter: fields.seek,
                    })
                  : undefined
              }
              all={
                chooses && !chooseOne
                  ? {
                      label: t('selectAll'),
                      checked: grid.allChosen,
                      some: grid.someChosen,
                      disabled: grid.selectable.length === 0 || !filled,
                      onChange: (event) => choose(toggledAll(chosen, grid.selectable), because('all', event)),
                    }
                  : undefined
              }
            />
            {body}
            {sums ? (
              <Totals shown={shown} rows={matched} chooses={chooses} index={lines.length + offset} label={t('total')} />
            ) : null}
          </table>
          <div ref={mark} aria-hidden="true" className={css.mark} />
        </div>
        {filled && next !== null && next !== undefined ? (
          <More state={moreState} t={t} onMore={(event) => onLoadMore?.(next, because('press', event))} />
        ) : null}
      </div>
      {filled && pages.total > 1 ? (
        <Pagination page={pages.page} total={pages.total} onPageChange={pages.onPage} data-part="pages" />
      ) : null}
      <VisuallyHidden role="status">
        {waiting || moreState === 'busy'
          ? t('loading')
          : filtered && filterable && matched && !next
            ? some('found', { count: rowCount ?? matched.length })
            : null}
      </VisuallyHidden>
      {copied > 0 ? (
        <VisuallyHidden key={copied} role="status">
          {copying('copied')}
        </VisuallyHidden>
      ) : null}
    </div>
  )
}
