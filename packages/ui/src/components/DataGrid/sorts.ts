import { nextSort, sortRows, type Sort, type SortKey } from '../Table/Table.model.ts'

/** One key of the order, or several: rows that are equal by the first are ordered by the second. */
export type Sorts = Sort | readonly Sort[] | null

export const sortsOf = (sort: Sorts | undefined): readonly Sort[] => (sort ? [sort].flat() : [])

/** The keys with another direction of a column, in its place or last; the last of too many gives way. */
function withSort(now: readonly Sort[], next: Sort, most: number): readonly Sort[] {
  const at = now.findIndex(({ column }) => column === next.column)
  return at < 0 ? [...now.slice(0, most - 1), next] : now.with(at, next)
}

/**
 * The keys after a press on a head: that column alone, up, then down and up again. `adds`: it joins the others, up, then
 * down, then leaves them again.
 */
export function pressSort(now: readonly Sort[], column: string, adds: boolean, most: number): readonly Sort[] {
  const known = now.find((one) => one.column === column) ?? null
  if (!adds || most < 2) return [nextSort(now.length > 1 ? null : known, column)]
  if (known?.direction === 'descending' && now.length > 1) return now.filter((one) => one !== known)
  return withSort(now, nextSort(known, column), most)
}

/** The keys after a choice in the menu of a column; one key is left. */
export function chooseSort(
  now: readonly Sort[],
  column: string,
  direction: Sort['direction'] | 'none',
  most: number,
): readonly Sort[] {
  if (direction !== 'none') return most < 2 ? [{ column, direction }] : withSort(now, { column, direction }, most)
  const left = now.filter((one) => one.column !== column)
  return left.length > 0 ? left : now
}

/** The rows in order by all keys. The sort is stable, so that the last key goes first. */
export const sortByAll = <Row>(
  rows: readonly Row[],
  sorts: readonly Sort[],
  keyOf: (column: string) => ((row: Row) => SortKey) | true | undefined,
  lang: string,
): readonly Row[] =>
  sorts.toReversed().reduce((sorted, { column, direction }) => {
    const key = keyOf(column)
    return typeof key === 'function' ? sortRows(sorted, key, direction, lang) : sorted
  }, rows)
