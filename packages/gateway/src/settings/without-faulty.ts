import type * as z from 'zod'

type Path = readonly PropertyKey[]
type Tree = Record<PropertyKey, unknown>
type Issue = z.core.$ZodIssue

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null
const at = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (isTree(value) && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
    tree,
  )

/** What of a group can be left out alone: an entry of a list, a named one of `resources`. */
const entryOf = ([name = '', place]: Path) =>
  typeof place === 'number' || (name === 'resources' && typeof place === 'string') ? { name, at: place } : undefined

/**
 * The nearest allowed value: of a list that is too long its beginning, of a number out of range in an entry of a list
 * the bound. Undefined of anything else.
 */
function nearest(issue: Issue, value: unknown, inEntry: boolean): unknown {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return undefined
  if (issue.code === 'too_big' && Array.isArray(value)) return value.slice(0, Number(issue.maximum))
  if (!inEntry || typeof value !== 'number' || issue.inclusive === false) return undefined
  return Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
}

/** Removes the innermost value on a path, so that its default applies. @returns its path, undefined where none is there */
function removeAt(row: unknown, path: Path): Path | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const [holder, key = ''] = [at(row, path.slice(0, depth - 1)), path[depth - 1]]
    if (isTree(holder) && Object.hasOwn(holder, key)) {
      Reflect.deleteProperty(holder, key)
      return path.slice(0, depth)
    }
  }
  return undefined
}

/** Rounds of removing after which a row is given up; each handles all faults of its moment. */
const rounds = 50

/**
 * A row without what does not fit, so that one value does not invalidate the others. In an entry of a list a number out
 * of range becomes the nearest allowed one, and an entry that does not fit otherwise is left out; elsewhere the default
 * of the value applies. Undefined where that is not enough. `left` has the paths of what was not taken as it was.
 */
export function withoutFaulty(schema: z.ZodType, stored: unknown): { data: unknown; left: string[] } | undefined {
  if (!isTree(stored)) return undefined
  const row = structuredClone(stored)
  const left = new Set<string>()
  // Former indices of a list's entries before some of them were left out.
  const places = new Map<PropertyKey, number[]>()
  /** A path with the place that its entry has in the stored row. */
  function asStored(path: Path): string {
    const [name = '', place, ...rest] = path
    const list = row[name]
    if (typeof place !== 'number' || !Array.isArray(list)) return path.join('.')
    const known = places.get(name) ?? list.map((_entry, index) => index)
    places.set(name, known)
    return [name, known[place], ...rest].join('.')
  }
  for (let round = 0; round < rounds; round++) {
    const parsed = schema.safeParse(row)
    if (parsed.success) return { data: parsed.data, left: [...left].toSorted() }
    const gone = new Map<PropertyKey, Set<number>>()
    // A value may have several faults; what was done about the first is judged in the next round.
    const issues = new Map(parsed.error.issues.toReversed().map((issue) => [issue.path.join('.'), issue]))
    for (const issue of issues.values()) {
      const { path } = issue
      const entry = entryOf(path)
      const fitting = nearest(issue, at(row, path), entry !== undefined)
      if (fitting !== undefined) {
        left.add(asStored(path))
        Reflect.set(at(row, path.slice(0, -1)) as Tree, path.at(-1) ?? '', fitting)
      } else if (entry && typeof entry.at === 'number' && Array.isArray(row[entry.name])) {
        left.add(asStored(path.slice(0, 2)))
        gone.set(entry.name, (gone.get(entry.name) ?? new Set()).add(entry.at))
      } else {
        const removed = removeAt(row, entry ? path.slice(0, 2) : path)
        if (!removed) return undefined
        left.add(removed.join('.'))
      }
    }
    for (const [name, numbers] of gone) {
      const stays = (_entry: unknown, place: number) => !numbers.has(place)
      places.set(name, (places.get(name) ?? []).filter(stays))
      row[name] = (row[name] as unknown[]).filter(stays)
    }
  }
  return undefined
}
