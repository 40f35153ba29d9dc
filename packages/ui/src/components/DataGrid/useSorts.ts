import { useMemo, useState, type MouseEvent } from 'react'
import { because, tell, type Details } from '../../foundation/details.ts'
import type { Sort } from '../Table/Table.model.ts'
import { chooseSort, pressSort, sortsOf, type Sorts } from './sorts.ts'

/** `sorts`: all keys of the order, the one that was passed first. */
export type SortDetails = Details<'sort', MouseEvent | Event> & { readonly sorts: readonly Sort[] }

interface SortOptions {
  given: Sorts | undefined
  first: Sorts | undefined
  /** Keys at most. */
  most: number
  onSortChange: ((sort: Sort, details: SortDetails) => void) | undefined
}

/** What the rows are ordered by. */
export function useSorts({ given, first, most, onSortChange }: SortOptions) {
  const [own, setOwn] = useState<Sorts>(first ?? null)
  const held = given === undefined ? own : given
  const sorts = useMemo(() => sortsOf(held), [held])
  const change = (next: readonly Sort[], event: MouseEvent | Event) => {
    const [main] = next
    if (main) tell(main, Object.assign(because('sort', event), { sorts: next }), onSortChange, () => setOwn(next))
  }
  return {
    sorts,
    press: (column: string, event: MouseEvent) => change(pressSort(sorts, column, event.shiftKey, most), event),
    choose: (column: string, direction: Sort['direction'] | 'none', event: Event) =>
      change(chooseSort(sorts, column, direction, most), event),
  }
}
