/** A line of the body: a row, or what is behind the row above it. */
export interface Line<Row> {
  kind: 'row' | 'detail'
  key: string
  row: Row
}

/** Rows with their open details below them. */
export function linesOf<Row>(
  rows: readonly { id: string; original: Row }[],
  open: (id: string, row: Row) => boolean,
): Line<Row>[] {
  return rows.flatMap(({ id, original: row }): Line<Row>[] => {
    const line: Line<Row> = { kind: 'row', key: id, row }
    return open(id, row) ? [line, { kind: 'detail', key: `${id} detail`, row }] : [line]
  })
}

/** Names a part of all rows: other rows are another part, though their next key may be the same. */
export function partOf<Row>(rows: readonly Row[], rowKey: (row: Row) => string | number): string {
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
export const toggled = (chosen: readonly string[], key: string): string[] =>
  chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]
export function toggledAll(chosen: readonly string[], keys: readonly string[]): string[] {
  const have = new Set(chosen)
  const here = new Set(keys)
  return keys.every((key) => have.has(key))
    ? chosen.filter((key) => !here.has(key))
    : [...chosen, ...keys.filter((key) => !have.has(key))]
}
