import { lazy, Suspense, useState, type RefObject } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { GridColumn } from './columns.ts'
import * as css from './DataGrid.css.ts'
import type FilterFields from './FilterFields.tsx'
import type { Words } from './Tools.tsx'
import type { Filters } from './useFilters.ts'

// The fields cost as much as the grid: they come with the first look at them.
const Fields = lazy(() => import('./FilterFields.tsx')) as unknown as typeof FilterFields

/** Whether the fields of the filters are open, and which of them was asked for. */
export function useFilterFields(id: string, filters: Filters, filterable: boolean) {
  const [state, setState] = useState<{ open: boolean; sought?: { column: string } }>({ open: false })
  return {
    ...state,
    id,
    shown: filterable && (state.open || filters.filters.length > 0),
    /** The button; undefined where no column has a filter. */
    button: filterable
      ? { id, open: state.open, count: filters.filters.length, onOpen: () => setState({ open: !state.open }) }
      : undefined,
    seek: (column: string) => setState({ open: true, sought: { column } }),
  }
}

interface FilterAreaProps<Row> {
  fields: ReturnType<typeof useFilterFields>
  columns: readonly GridColumn<Row>[]
  filters: Filters
  box: RefObject<HTMLElement | null>
  t: Words
}

/** Between the tools and the table: the fields while they are open, and the filters that are on. */
export const FilterArea = <Row,>({ fields, columns, filters, box, t }: FilterAreaProps<Row>) =>
  fields.shown ? (
    <Suspense fallback={<Skeleton id={fields.open ? fields.id : undefined} variant="block" className={css.waiting} />}>
      <Fields
        id={fields.id}
        columns={columns}
        filters={filters}
        open={fields.open}
        sought={fields.sought}
        t={t}
        otherwise={() => box.current?.parentElement?.querySelector<HTMLElement>('[data-part="filter"]')}
      />
    </Suspense>
  ) : null
