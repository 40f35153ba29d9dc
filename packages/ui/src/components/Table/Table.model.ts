/** What rows are ordered by. Missing values (null, undefined, NaN) are last in both directions. */
export type SortKey = string | number | bigint | boolean | Date | null | undefined

export interface Sort {
  /** `id` of the column. */
  column: string
  direction: 'ascending' | 'descending'
}

/** What a press on a head makes of the order: first up, then down and up again. */
export const nextSort = (now: Sort | null, column: string): Sort => ({
  column,
  direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
})

const absent = (key: SortKey) =>
  key === null ||
  key === undefined ||
  (typeof key === 'number' && Number.isNaN(key)) ||
  (key instanceof Date && Number.isNaN(key.getTime()))

function compare(a: SortKey, b: SortKey, words: Intl.Collator): number {
  if (typeof a === 'string' && typeof b === 'string') return words.compare(a, b)
  const [left, right] = [a, b] as [number, number]
  return left < right ? -1 : left > right ? 1 : 0
}

/** The rows in order, equal ones as they came; words by the rules of the language, with `2` before `10`. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: Sort['direction'],
  lang: string,
): Row[] {
  const words = new Intl.Collator(lang, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort(
      (a, b) =>
        Number(absent(a.key)) - Number(absent(b.key)) || (absent(a.key) ? 0 : sign * compare(a.key, b.key, words)),
    )
    .map(({ row }) => row)
}
