import type { GridColumn } from './columns.ts'

/** The edge of the table at which a column stays in sight. */
export type PinSide = 'start' | 'end'

/** What somebody made of the columns: ids that are shown, in their order, and those that are not. */
export interface ColumnChoice {
  shown: readonly string[]
  hidden: readonly string[]
  /** Widths in px. */
  widths?: Readonly<Record<string, number>> | undefined
  /** Columns that are kept in sight. */
  pins?: Readonly<Record<string, PinSide>> | undefined
}

/** Where choices are kept: `localStorage`, or something of the shape that asks a server. */
export interface GridStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const names = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const record = <Value>(value: unknown, is: (one: unknown) => one is Value): Record<string, Value> | undefined => {
  const kept = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const sound = kept.filter((entry): entry is [string, Value] => is(entry[1]))
  return sound.length > 0 ? Object.fromEntries(sound) : undefined
}
const isWidth = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one)
const isSide = (one: unknown): one is PinSide => one === 'start' || one === 'end'

/** A choice as it was kept, if it is one. */
export function parseChoice(text: string | null): ColumnChoice | undefined {
  try {
    const { shown, hidden, widths, pins } = JSON.parse(text ?? '') as Record<string, unknown>
    if (!names(shown) || !names(hidden)) return undefined
    return { shown, hidden, widths: record(widths, isWidth), pins: record(pins, isSide) }
  } catch {
    return undefined
  }
}

/** What is kept under a name. A storage that may not be read holds nothing. */
export function readChoice(storage: GridStorage | undefined, name: string | undefined): string | null {
  try {
    return name === undefined ? null : (storage?.getItem(name) ?? null)
  } catch {
    return null
  }
}

/** Keeps a choice where that can be done: a full or forbidden storage leaves it to the page that is open. */
export function keepChoice(storage: GridStorage | undefined, name: string | undefined, choice: ColumnChoice): void {
  try {
    if (name !== undefined) storage?.setItem(name, JSON.stringify(choice))
  } catch {
    // The choice holds until the page closes.
  }
}

/** What a table shows before anybody chose. */
export const firstChoice = <Row>(columns: readonly GridColumn<Row>[]): ColumnChoice => ({
  shown: columns.filter(({ hidden }) => !hidden).map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
})

/** Bounds of a width that somebody gives a column, px. */
export const minWidth = 64
export const maxWidth = 800
export const fitWidth = (width: number) => Math.round(Math.max(minWidth, Math.min(maxWidth, width)))

/** Columns that somebody can pin at one edge, beside those that the table pins itself. */
export const maxPins = 3

/** Where the table itself keeps a column. */
export const ownPin = <Row>({ pinned }: GridColumn<Row>): PinSide | undefined =>
  pinned === true ? 'end' : pinned || undefined

/**
 * A choice for the columns there are now: columns that went are forgotten, new ones stand where the table has them, and
 * fixed ones are shown. The first column is first, then those pinned at the start; those pinned at the end are last, the
 * table's own after those of the reader.
 */
export function fitChoice<Row>(choice: ColumnChoice, columns: readonly GridColumn<Row>[]): ColumnChoice {
  const known = new Map(columns.map((column) => [column.id, column]))
  const first = columns[0]?.id
  const must = new Set(columns.filter(({ fixed, pinned }, n) => n === 0 || fixed || pinned).map(({ id }) => id))
  const off = new Set(choice.hidden.filter((id) => known.has(id) && !must.has(id)))
  const shown = [...new Set(choice.shown)].filter((id) => known.has(id) && !off.has(id))
  for (const [at, { id, hidden }] of columns.entries()) {
    if (shown.includes(id) || off.has(id)) continue
    if (hidden && !must.has(id)) off.add(id)
    else shown.splice(at, 0, id)
  }
  const counts = { start: 0, end: 0 }
  const pins = Object.entries(choice.pins ?? {}).filter(([id, side]) => {
    const column = known.get(id)
    return column && id !== first && !ownPin(column) && (counts[side] += 1) <= maxPins
  })
  const pinOf = new Map(pins)
  const zone = (id: string) => {
    const column = known.get(id)
    const own = column && ownPin(column)
    if (id === first) return 0
    if (own) return own === 'start' ? 1 : 5
    return { start: 2, end: 4, none: 3 }[pinOf.get(id) ?? 'none']
  }
  const widths = Object.entries(choice.widths ?? {}).filter(([id]) => known.has(id))
  return {
    shown: shown.toSorted((a, b) => zone(a) - zone(b)),
    hidden: columns.map(({ id }) => id).filter((id) => off.has(id)),
    ...(widths.length > 0 && { widths: Object.fromEntries(widths.map(([id, width]) => [id, fitWidth(width)])) }),
    ...(pins.length > 0 && { pins: Object.fromEntries(pins) }),
  }
}

/** Gives a column a width; undefined gives it back its own. */
export function resizeColumn(choice: ColumnChoice, id: string, width: number | undefined): ColumnChoice {
  const { [id]: _before, ...widths } = choice.widths ?? {}
  return { ...choice, widths: width === undefined ? widths : { ...widths, [id]: fitWidth(width) } }
}

/** Keeps a column in sight at an edge; undefined lets it scroll. */
export function pinColumn(choice: ColumnChoice, id: string, side: PinSide | undefined): ColumnChoice {
  const { [id]: _before, ...pins } = choice.pins ?? {}
  return { ...choice, pins: side === undefined ? pins : { ...pins, [id]: side } }
}

/** Shows a column, last, or takes it away. */
export function toggleColumn(choice: ColumnChoice, id: string): ColumnChoice {
  return choice.hidden.includes(id)
    ? { ...choice, shown: [...choice.shown, id], hidden: choice.hidden.filter((one) => one !== id) }
    : { ...choice, shown: choice.shown.filter((one) => one !== id), hidden: [...choice.hidden, id] }
}

/** Moves a shown column by one place among those that scroll; nothing passes the first and what is pinned. */
export function moveColumn<Row>(
  choice: ColumnChoice,
  columns: readonly GridColumn<Row>[],
  id: string,
  by: -1 | 1,
): ColumnChoice {
  const free = movable(choice, columns)
  const to = free[free.indexOf(id) + by]
  if (!free.includes(id) || to === undefined) return choice
  const at = choice.shown.indexOf(to)
  return { ...choice, shown: choice.shown.filter((one) => one !== id).toSpliced(at, 0, id) }
}

/** The shown columns whose place somebody can change. */
export function movable<Row>({ shown, pins }: ColumnChoice, columns: readonly GridColumn<Row>[]): string[] {
  const held = new Set(columns.filter((column, n) => n === 0 || ownPin(column)).map(({ id }) => id))
  return shown.filter((id) => !held.has(id) && !pins?.[id])
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const text = ({ shown, hidden, widths = {}, pins = {} }: ColumnChoice) =>
  JSON.stringify([
    shown,
    hidden.toSorted(),
    Object.entries(widths).toSorted(byName),
    Object.entries(pins).toSorted(byName),
  ])
export const sameChoice = (a: ColumnChoice, b: ColumnChoice) => text(a) === text(b)
