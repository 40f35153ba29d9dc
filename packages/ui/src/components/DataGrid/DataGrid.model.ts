export type RowKey = string | number

/** Names a part of all rows: other rows are another part, though their next key may be the same. */
export function partOf<Row>(rows: readonly Row[], rowKey: (row: Row) => RowKey): string {
  const [first, last] = [rows[0], rows.at(-1)]
  return first === undefined || last === undefined ? '' : JSON.stringify([rows.length, rowKey(first), rowKey(last)])
}

/** A place in the grid: the head is line -1, the totals are the line after the last. */
export interface Place {
  line: number
  column: number
}

export interface Extent {
  /** The first and last line there is. */
  first: number
  last: number
  columns: number
  /** Lines of a page. */
  page: number
}

/** Where a key leads from a place; undefined for keys that lead nowhere. `rtl`: the columns run from the right. */
export function placeAfter(
  { key, ctrlKey, rtl }: { key: string; ctrlKey: boolean; rtl: boolean },
  { line, column }: Place,
  { first, last, columns, page }: Extent,
): Place | undefined {
  const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))
  const ahead = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  switch (key) {
    case 'ArrowDown':
      return { line: within(line + 1, first, last), column }
    case 'ArrowUp':
      return { line: within(line - 1, first, last), column }
    case 'PageDown':
      return { line: within(line + page, first, last), column }
    case 'PageUp':
      return { line: within(line - page, first, last), column }
    case ahead:
      return { line, column: within(column + 1, 0, columns - 1) }
    case back:
      return { line, column: within(column - 1, 0, columns - 1) }
    case 'Home':
      return { line: ctrlKey ? first : line, column: 0 }
    case 'End':
      return { line: ctrlKey ? last : line, column: columns - 1 }
    default:
      return undefined
  }
}

/** The keys chosen after a press on one row, or on the head: all rows, or none where all were. */
export const toggled = <Key>(chosen: readonly Key[], key: Key): Key[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
export function toggledAll<Key>(chosen: readonly Key[], keys: readonly Key[]): Key[] {
  const have = new Set(chosen)
  const here = new Set(keys)
  return keys.every((key) => have.has(key))
    ? chosen.filter((key) => !here.has(key))
    : [...chosen, ...keys.filter((key) => !have.has(key))]
}
