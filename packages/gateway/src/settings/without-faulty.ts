import type * as z from 'zod'

/** What of a group can be left out alone: an entry of a list, a named one of `resources`. */
const entryOf = ([name = '', at]: readonly PropertyKey[]) =>
  typeof at === 'number' || (name === 'resources' && typeof at === 'string') ? { name, at } : undefined

/**
 * A row without the entries that do not fit, so that one of them does not invalidate the others; undefined where that
 * is not enough.
 */
export function withoutFaulty(schema: z.ZodType, given: unknown): { data: unknown; left: string[] } | undefined {
  const row = structuredClone(given) as Record<PropertyKey, unknown>
  const left: string[] = []
  // Former indices of a list's entries before some of them were left out.
  const places = new Map<PropertyKey, number[]>()
  for (;;) {
    const parsed = schema.safeParse(row)
    if (parsed.success) return { data: parsed.data, left: [...new Set(left)].toSorted() }
    const faulty = parsed.error.issues.map(({ path }) => entryOf(path))
    const gone = new Map<PropertyKey, Set<number>>()
    for (const one of faulty) {
      if (!one) return undefined
      const list = row[one.name]
      if (Array.isArray(list) && typeof one.at === 'number') {
        if (!places.has(one.name))
          places.set(
            one.name,
            list.map((_entry, at) => at),
          )
        gone.set(one.name, (gone.get(one.name) ?? new Set()).add(one.at))
      } else {
        left.push(`${String(one.name)}.${String(one.at)}`)
        delete (row[one.name] as Record<PropertyKey, unknown>)[one.at]
      }
    }
    for (const [name, numbers] of gone) {
      const positions = places.get(name) ?? []
      left.push(...[...numbers].map((at) => `${String(name)}.${positions[at]}`))
      places.set(
        name,
        positions.filter((_place, at) => !numbers.has(at)),
      )
      row[name] = (row[name] as unknown[]).filter((_entry, at) => !numbers.has(at))
    }
  }
}
