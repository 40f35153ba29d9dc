import type { GridColumn } from './columns.ts'

/** What somebody made of the columns: ids that are shown, in their order, and those that are not. */
export interface ColumnChoice {
  shown: readonly string[]
  hidden: readonly string[]
}

/** Where choices are kept: `localStorage`, or something of the shape that asks a server. */
export interface GridStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const names = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/** A choice as it was kept, if it is one. */
export function parseChoice(text: string | null): ColumnChoice | undefined {
  try {
    const { shown, hidden } = JSON.parse(text ?? '') as { shown?: unknown; hidden?: unknown }
    return names(shown) && names(hidden) ? { shown, hidden } : undefined
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

/**
 * A choice for the columns there are now: columns that went are forgotten, new ones stand where the table has them, the
 * first column is first, a pinned one last, and fixed ones are shown.
 */
export function fitChoice<Row>(choice: ColumnChoice, columns: readonly GridColumn<Row>[]): ColumnChoice {
  const known = new Set(columns.map(({ id }) => id))
  const must = new Set(columns.filter(({ fixed, pinned }, n) => n === 0 || fixed || pinned).map(({ id }) => id))
  const off = new Set(choice.hidden.filter((id) => known.has(id) && !must.has(id)))
  const shown = [...new Set(choice.shown)].filter((id) => known.has(id) && !off.has(id))
  for (const [at, { id, hidden }] of columns.entries()) {
    if (shown.includes(id) || off.has(id)) continue
    if (hidden && !must.has(id)) off.add(id)
    else shown.splice(at, 0, id)
  }
  const first = columns[0]?.id
  const last = columns.find(({ pinned }) => pinned)?.id
  const ends = (id: string | undefined) => (id === undefined ? [] : [id])
  return {
    shown: [
      ...ends(first),
      ...shown.filter((id) => id !== first && id !== last),
      ...(last === first ? [] : ends(last)),
    ],
    hidden: columns.map(({ id }) => id).filter((id) => off.has(id)),
  }
}

/** Shows a column, last, or takes it away. */
export function toggleColumn(choice: ColumnChoice, id: string): ColumnChoice {
  return choice.hidden.includes(id)
    ? { shown: [...choice.shown, id], hidden: choice.hidden.filter((one) => one !== id) }
    : { shown: choice.shown.filter((one) => one !== id), hidden: [...choice.hidden, id] }
}

/** Moves a shown column by one place; nothing passes the first. */
export function moveColumn(choice: ColumnChoice, id: string, by: -1 | 1): ColumnChoice {
  const at = choice.shown.indexOf(id)
  const to = at + by
  if (at < 1 || to < 1 || to >= choice.shown.length) return choice
  return { ...choice, shown: choice.shown.toSpliced(at, 1).toSpliced(to, 0, id) }
}

export const sameChoice = (a: ColumnChoice, b: ColumnChoice) =>
  a.shown.join('\n') === b.shown.join('\n') && a.hidden.toSorted().join('\n') === b.hidden.toSorted().join('\n')
