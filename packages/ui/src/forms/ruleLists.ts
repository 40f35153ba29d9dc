import type { FieldRule, FormValues } from './compileRules.ts'

/** The rows of each list, by keys that stay theirs as rows move. */
export type ListRows = ReadonlyMap<string, readonly number[]>

const most = 100
/** How many rows a list may have. */
export function rowBounds({ minItems = 0, maxItems = 0 }: FieldRule): { min: number; max: number } {
  const max = Math.min(Math.trunc(maxItems) || most, most)
  const min = Math.max(Math.trunc(minItems) || 0, 0)
  return max > 0 && min <= max ? { min, max } : { min: 0, max: most }
}

/** Lists of a form, each name once. */
export const listsOf = (rules: readonly FieldRule[]): FieldRule[] =>
  rules.filter(
    (rule, at) =>
      rule.items !== undefined &&
      rule.enabled !== false &&
      rules.findIndex(({ field, items }) => items !== undefined && field === rule.field) === at,
  )

/** Rows of the values that a form begins with, at least as many as a list has to have. */
export function firstRows(rules: readonly FieldRule[], values: FormValues = {}): ListRows {
  return new Map(
    listsOf(rules).map((rule) => {
      const { min, max } = rowBounds(rule)
      const rows = Object.keys(values).flatMap((name) => {
        const [list, at] = name.split('.')
        return list === rule.field && at !== undefined && /^\d{1,3}$/.test(at) ? [Number(at) + 1] : []
      })
      const count = Math.min(Math.max(min, ...rows, 0), max)
      return [rule.field, Array.from({ length: count }, (_none, n) => n)] as const
    }),
  )
}

/** Rules of all fields that are there: those of each row beside the plain ones. */
export function expandLists(rules: readonly FieldRule[], rows: ListRows): FieldRule[] {
  const lists = new Set(listsOf(rules))
  return rules.flatMap((rule) => {
    if (!lists.has(rule)) return rule.items ? [] : [rule]
    return (rows.get(rule.field) ?? []).flatMap((row) =>
      (rule.items ?? []).map((item) => ({
        ...item,
        items: undefined,
        field: `${rule.field}.${row}.${item.field}`,
        order: rule.order,
        equals: item.equals && `${rule.field}.${row}.${item.equals}`,
      })),
    )
  })
}

/** Renames the fields of rows: between the keys that they have here and their places, which are sent. */
function renamed<Value>(
  record: Readonly<Record<string, Value>>,
  rows: ListRows,
  change: (list: readonly number[], row: number) => number | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const [list = '', row, ...rest] = name.split('.')
      const known = rows.get(list)
      if (!known || row === undefined || rest.length === 0) return [[name, value] as const]
      const to = change(known, Number(row))
      return to === undefined ? [] : [[[list, to, ...rest].join('.'), value] as const]
    }),
  )
}

/** By place: as values are sent. Those of rows that are gone are left out. */
export const toPlaces = <Value>(record: Readonly<Record<string, Value>>, rows: ListRows) =>
  renamed(record, rows, (list, row) => {
    const at = list.indexOf(row)
    return at < 0 ? undefined : at
  })

/** By key: as faults of a server are shown. */
export const toKeys = <Value>(record: Readonly<Record<string, Value>>, rows: ListRows) =>
  renamed(record, rows, (list, place) => list[place])

/** The rows of a list out of the values of a form: `[{ number: '12' }]`. */
export function rowsOf(values: FormValues, list: string): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  for (const [name, value] of Object.entries(values)) {
    const [own, at, ...rest] = name.split('.')
    if (own !== list || at === undefined || !/^\d{1,3}$/.test(at)) continue
    const row = (rows[Number(at)] ??= {})
    Object.defineProperty(row, rest.join('.'), { value, enumerable: true, writable: true, configurable: true })
  }
  return rows.filter(Boolean)
}
