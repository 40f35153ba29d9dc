import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import type { UiStrings } from '../../i18n/useStrings.ts'
import type { PageDetails } from '../Pagination/Pagination.tsx'
import type { Sort } from '../Table/Table.model.ts'
import type { Sorts } from './sorts.ts'
import type { SortDetails } from './useSorts.ts'
import type { ColumnChoice, GridStorage } from './choice.ts'
import type { GridColumn } from './columns.ts'
import type { RowKey } from './DataGrid.model.ts'
import type { GridFilter } from './filter.ts'
import type { FilterDetails } from './useFilters.ts'
import type { ExportDetails } from './useExport.ts'
import type { GroupDetails } from './useGroups.ts'
import type { OpenDetails } from './useOpenRows.ts'
import type { ChosenDetails } from './useChosen.ts'
import type { ColumnsDetails } from './useColumnChoice.ts'
import type { MoreDetails } from './useMore.ts'

export interface DataGridProps<Row extends object, Key extends RowKey = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** What the table is about. */
  label: string
  /** The columns; the first names a row and stays in sight. Keep the list stable between renders. */
  columns: readonly GridColumn<Row>[]
  /** All rows so far. Undefined while the first ones are on their way. */
  rows: readonly Row[] | undefined
  /** Key that identifies a row. */
  rowKey: (row: Row) => Key
  /**
   * The order, where the page keeps it: one key, or several.
   * @default none
   */
  sort?: Sorts | undefined
  /**
   * Column and direction sorted by at first, where you do not keep them.
   * @default none
   */
  defaultSort?: Sorts | undefined
  /**
   * Called with the column and direction that rows are sorted by first; `details.sorts` has all keys.
   * @default none
   */
  onSortChange?: ((sort: Sort, details: SortDetails) => void) | undefined
  /**
   * Columns that rows can be sorted by at once: Shift and a press on a head adds one.
   * @default 1
   */
  sortKeys?: number | undefined
  /**
   * The rows come in order, from a server that sorts all of them.
   * @default false
   */
  presorted?: boolean | undefined
  /**
   * The filters of columns that are on, where you keep them.
   * @default none
   */
  columnFilters?: readonly GridFilter[] | undefined
  /**
   * The filters of columns that are on at first, where you do not keep them.
   * @default none
   */
  defaultColumnFilters?: readonly GridFilter[] | undefined
  /**
   * Called with the filters of columns as they are changed: at each letter of a text.
   * @default none
   */
  onColumnFiltersChange?: ((filters: readonly GridFilter[], details: FilterDetails) => void) | undefined
  /**
   * The rows are those that match, from a server that filters all of them.
   * @default false
   */
  prefiltered?: boolean | undefined
  /**
   * Rows can be chosen: called with the keys of those that are; `gone` where chosen rows are there no more.
   * @default none
   */
  onChosenChange?: ((keys: Key[], details: ChosenDetails) => void) | undefined
  /**
   * Keys of the chosen rows, where you keep them.
   * @default none
   */
  chosen?: readonly Key[] | undefined
  /**
   * At most one row is chosen.
   * @default false
   */
  chooseOne?: boolean | undefined
  /**
   * Whether a row can be chosen; a text says why it cannot. Keep the function stable between renders.
   * @default none
   */
  selectable?: ((row: Row) => boolean | string) | undefined
  /**
   * What the rows answer, where they are one page of more: the filter as text. Rows chosen on another page stay chosen
   * until it changes. Without it only rows that are there are chosen.
   * @default none
   */
  query?: string | undefined
  /**
   * What can be done with the chosen rows: buttons. Rows can be chosen.
   * @default none
   */
  chosenActions?: ((keys: readonly Key[]) => ReactNode) | undefined
  /**
   * What is behind a row; nothing for a row that does not open.
   * @default none
   */
  detail?: ((row: Row) => ReactNode) | undefined
  /**
   * The rows below a row, which make a tree: an empty list for some that are not there yet, nothing for a row that has
   * none. Keep the function stable between renders.
   * @default none
   */
  childrenOf?: ((row: Row) => readonly Row[] | undefined) | undefined
  /**
   * Keys of the rows that are open, where you keep them.
   * @default none
   */
  open?: readonly Key[] | undefined
  /**
   * Called with the keys of the rows that are open.
   * @default none
   */
  onOpenChange?: ((keys: Key[], details: OpenDetails) => void) | undefined
  /**
   * Column with a `group` that rows are grouped by, where you keep it; `null` for none. Groups are not cut into pages.
   * @default none
   */
  groupBy?: string | null | undefined
  /**
   * Column that rows are grouped by at first.
   * @default none
   */
  defaultGroupBy?: string | undefined
  /**
   * Called with the column that rows are grouped by, by its menu.
   * @default none
   */
  onGroupByChange?: ((column: string | null, details: GroupDetails) => void) | undefined
  /**
   * Keys of the rows that are open at first.
   * @default none
   */
  defaultOpen?: readonly Key[] | undefined
  /**
   * Key of the rows after these, as the server gave it; `null` after the last.
   * @default none
   */
  next?: string | null | undefined
  /**
   * Asks for the rows after a key: once when the end comes near, and at each press on the button there.
   * @default none
   */
  onLoadMore?: ((next: string, details: MoreDetails) => void) | undefined
  /**
   * The rows after these are on their way, or failed to load.
   * @default none
   */
  moreState?: 'busy' | 'error' | undefined
  /**
   * Rows of a page; page numbers stand below the table. With a `rowCount` above the number of rows, these are one page
   * of a server.
   * @default all rows on one page
   */
  pageSize?: number | undefined
  /**
   * The page, from 1, where you keep it.
   * @default none
   */
  page?: number | undefined
  /**
   * The page at first, where you do not keep it.
   * @default 1
   */
  defaultPage?: number | undefined
  /**
   * Called with the page that was chosen.
   * @default none
   */
  onPageChange?: ((page: number, details: PageDetails) => void) | undefined
  /**
   * Rows there are in all, for assistive technology, where the server counts them.
   * @default none
   */
  rowCount?: number | undefined
  /**
   * Lets people choose and order the columns.
   * @default false
   */
  chooser?: boolean | undefined
  /**
   * Name under which the choice of columns is kept in `storage`.
   * @default none
   */
  storageKey?: string | undefined
  /**
   * Where the choice of columns is kept, `localStorage` for instance. It is read after the first render.
   * @default none
   */
  storage?: GridStorage | undefined
  /**
   * Which columns are shown, in what order, how wide and where pinned, where you keep that.
   * @default none
   */
  columnChoice?: ColumnChoice | undefined
  /**
   * The edges of columns can be moved.
   * @default false
   */
  resizable?: boolean | undefined
  /**
   * Each column has a menu: its order, the edge it stays at, its filter, and a way to hide it.
   * @default false
   */
  columnMenu?: boolean | undefined
  /**
   * Called with what somebody made of the columns.
   * @default none
   */
  onColumnsChange?: ((choice: ColumnChoice, details: ColumnsDetails) => void) | undefined
  /**
   * Shows a button that exports: called with the rows as a CSV file in the columns, the order and the filters that are
   * seen, of all pages.
   * @default none
   */
  onExport?: ((csv: () => string, details: ExportDetails) => void) | undefined
  /**
   * All rows that the filters leave, part after part and in order, where a server has more of them than the grid. How
   * far it is is shown, with a button that stops it.
   * @default none
   */
  exportRows?: (() => AsyncIterable<readonly Row[]>) | undefined
  /**
   * Rows of a file at most; a file that ends there says so.
   * @default 10,000
   */
  exportLimit?: number | undefined
  /**
   * Called where `exportRows` failed; without it the grid says so.
   * @default none
   */
  onExportError?: ((error: unknown) => void) | undefined
  /**
   * An export is under way.
   * @default false
   */
  exporting?: boolean | undefined
  /**
   * What narrows the rows down: fields and chips above the table.
   * @default none
   */
  filters?: ReactNode
  /**
   * Further controls above the table, at the end.
   * @default none
   */
  tools?: ReactNode
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
   * @default 6
   */
  outlines?: number | undefined
  /**
   * Words to replace at this use.
   * @default those of the language
   */
  strings?: Partial<UiStrings['dataGrid']> | undefined
}
