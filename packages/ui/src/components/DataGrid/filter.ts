import { fold } from '../Combobox/Combobox.model.ts'
import { dayIn, type Day } from '../DatePicker/DatePicker.model.ts'

/**
 * How a column is filtered: the control, and what of a row is compared with it. Without `of` that is the `text` of the
 * column.
 */
export type ColumnFilter<Row> =
  | { kind: 'text'; of?: ((row: Row) => string) | undefined }
  | {
      kind: 'choice'
      options: readonly { value: string; label: string }[]
      /** The value of a row, or all of its values. */
      of?: ((row: Row) => string | readonly string[]) | undefined
    }
  | {
      kind: 'number'
      /** A number, or a decimal string as on the wire. */
      of?: ((row: Row) => number | string | null | undefined) | undefined
      /** Lowest number there can be; one below zero lets people type a sign. Zero by default. */
      min?: string | undefined
      /** Decimals at most, 2 by default. */
      decimals?: number | undefined
    }
  | {
      kind: 'days'
      /** A day, `2026-11-20`, or a moment. */
      of?: ((row: Row) => string | Date | null | undefined) | undefined
      /** Zone the days belong to (IANA name); that of the device by default. */
      timeZone?: string | undefined
    }

/** A filter that is on: rows match all of them. Plain data, for an address or a request. */
export type GridFilter =
  | { column: string; kind: 'text'; text: string }
  | { column: string; kind: 'choice'; values: readonly string[] }
  /** Decimal strings, both included; at least one of them. */
  | { column: string; kind: 'number'; min?: string | undefined; max?: string | undefined }
  /** Both included. */
  | { column: string; kind: 'days'; from: Day; to: Day }

/** What a filter reads of a column. */
export interface Filtered<Row> {
  id: string
  text?: ((row: Row) => string) | undefined
  filter?: ColumnFilter<Row> | undefined
}

const isDay = /^\d{4}-\d{2}-\d{2}$/

/** The day of a moment; rows of one minute are on one day in every zone, and formats are slow. */
function dayReader(timeZone: string | undefined) {
  const known = new Map<number, Day>()
  return (value: string | Date): Day => {
    if (typeof value === 'string' && isDay.test(value)) return value
    const minute = Math.floor(new Date(value).getTime() / 60_000)
    if (Number.isNaN(minute)) return ''
    const day = known.get(minute) ?? dayIn(timeZone, minute * 60_000)
    known.set(minute, day)
    return day
  }
}

/** Whether a row matches one filter. */
function matcherOf<Row>(on: GridFilter, { text, filter }: Filtered<Row>): ((row: Row) => boolean) | undefined {
  const of = filter?.of ?? text
  if (!of || filter?.kind !== on.kind) return undefined
  if (on.kind === 'text') {
    const sought = fold(on.text)
    return (row) => fold(String(of(row))).includes(sought)
  }
  if (on.kind === 'choice') {
    const values = new Set(on.values)
    return (row) => [of(row) as string | readonly string[]].flat().some((value) => values.has(value))
  }
  if (on.kind === 'number') {
    const [min, max] = [Number(on.min ?? -Infinity), Number(on.max ?? Infinity)]
    return (row) => {
      const value = of(row)
      const number = value === null || value === undefined || value === '' ? NaN : Number(value)
      return number >= min && number <= max
    }
  }
  const dayOf = dayReader(filter.kind === 'days' ? filter.timeZone : undefined)
  return (row) => {
    const value = of(row) as string | Date | null | undefined
    const day = value ? dayOf(value) : ''
    return day !== '' && day >= on.from && day <= on.to
  }
}

/** Whether a row matches all filters; undefined while none is on. Filters of columns that are gone match everything. */
export function matcher<Row>(
  filters: readonly GridFilter[],
  columns: readonly Filtered<Row>[],
): ((row: Row) => boolean) | undefined {
  const tests = filters.flatMap((on) => {
    const column = columns.find(({ id }) => id === on.column)
    return (column && matcherOf(on, column)) ?? []
  })
  return tests.length === 0 ? undefined : (row) => tests.every((test) => test(row))
}

/** A row of a tree matches with each row that matches below it. Rows are asked once. */
export function deep<Row>(
  matches: ((row: Row) => boolean) | undefined,
  childrenOf: ((row: Row) => readonly Row[] | undefined) | undefined,
): ((row: Row) => boolean) | undefined {
  if (!matches || !childrenOf) return matches
  const known = new Map<Row, boolean>()
  return function inTree(row): boolean {
    const before = known.get(row)
    if (before !== undefined) return before
    const found = matches(row) || (childrenOf(row) ?? []).some(inTree)
    known.set(row, found)
    return found
  }
}

/** The filters with another one for a column, in its place; `undefined` takes it away. */
export function withFilter(
  filters: readonly GridFilter[],
  column: string,
  next: GridFilter | undefined,
): readonly GridFilter[] {
  const at = filters.findIndex((one) => one.column === column)
  if (at < 0) return next ? [...filters, next] : filters
  return filters.toSpliced(at, 1, ...(next ? [next] : []))
}
