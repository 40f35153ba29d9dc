import { useDeferredValue, useMemo, useState, type SyntheticEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import type { GridColumn } from './columns.ts'
import { deep, matcher, withFilter, type GridFilter } from './filter.ts'

/** `filter`: a field was changed; `remove`: one was taken back; `clear`: all of them were. */
export type FilterReason = 'filter' | 'remove' | 'clear'
export type FilterDetails = Details<FilterReason>

interface FilterOptions<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[] | undefined
  /** The rows below one. */
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined
  given: readonly GridFilter[] | undefined
  first: readonly GridFilter[] | undefined
  /** The rows are those that match. */
  prefiltered: boolean | undefined
  onChange: ((filters: readonly GridFilter[], details: FilterDetails) => void) | undefined
}

const none: readonly GridFilter[] = []

/** The filters of columns that are on, and the rows that match them. */
export function useFilters<Row>({
  columns,
  rows,
  childrenOf,
  given,
  first,
  prefiltered,
  onChange,
}: FilterOptions<Row>) {
  const [own, setOwn] = useState(first ?? none)
  const held = given ?? own
  const filters = useMemo(
    () => held.filter((on) => columns.some(({ id, filter }) => id === on.column && filter?.kind === on.kind)),
    [held, columns],
  )
  // Typing stays fluent: rows follow once there is time.
  const sought = useDeferredValue(filters)
  const matches = useMemo(
    () => (prefiltered ? undefined : deep(matcher(sought, columns), childrenOf)),
    [prefiltered, sought, columns, childrenOf],
  )
  const matched = useMemo(() => (rows && matches ? rows.filter(matches) : rows), [rows, matches])
  const change = (next: readonly GridFilter[], reason: FilterReason, event: SyntheticEvent) =>
    tell(next, because(reason, event) as FilterDetails, onChange, setOwn)
  return {
    filters,
    matched,
    matches,
    clear: (event: SyntheticEvent) => change(none, 'clear', event),
    /** Sets the filter of a column, or takes it away. */
    set: (column: string, next: GridFilter | undefined, event: SyntheticEvent) =>
      change(withFilter(filters, column, next), 'filter', event),
    remove: (column: string, event: SyntheticEvent) => change(withFilter(filters, column, undefined), 'remove', event),
  }
}

export type Filters = Omit<ReturnType<typeof useFilters>, 'matched' | 'matches'>
