// Which modules share a file. A file for each set of pages that shares something costs a request for each; one file of
// everything that is shared makes a page load code it does not need. This begins with the former and merges two files
// while the requests that a merge saves are worth more than the unneeded bytes that it adds. The bundler's own groups
// know no such price: by the number of entries that share a module, a page asks for 13 to 76 files, or for twice the
// bytes, where these are 5 files.

/** A module as the bundler knows it. */
export interface Module {
  /** Approximate transfer size in bytes. */
  size: number
  /** Ids of what it imports statically. */
  imports: readonly string[]
}

/** Modules that are requested together: those of a page, or of a part that is opened later. */
export interface Load {
  roots: readonly string[]
  /** How often it happens, relative to the others. */
  weight: number
}

/** Modules that share a file. */
interface File {
  ids: string[]
  size: number
  /** Indexes of the loads that need one of the modules; those of a file are also those of each file it imports. */
  loads: Set<number>
  imports: Set<File>
}

/** Cost of a request, as the number of bytes that arrive while it waits for a connection and for the answer. */
const requestCost = 10_500

const union = <T>(a: Iterable<T>, b: Iterable<T>) => new Set([...a, ...b])
const without = <T>(some: Set<T>, others: Set<T>) => new Set([...some].filter((one) => !others.has(one)))

/** Some nodes, and all that these lead to. */
function closure<T>(nodes: Iterable<T>, next: (node: T) => Iterable<T>): Set<T> {
  const seen = new Set(nodes)
  for (const node of seen) for (const other of next(node)) seen.add(other)
  return seen
}

/** Everything the roots import, directly or not, without what is excluded and what only that imports. */
export function reachedFrom(
  roots: readonly string[],
  modules: ReadonlyMap<string, Module>,
  excluded: ReadonlySet<string> = new Set(),
): Set<string> {
  const wanted = (ids: readonly string[]) => ids.filter((id) => modules.has(id) && !excluded.has(id))
  return closure(wanted(roots), (id) => wanted(modules.get(id)?.imports ?? []))
}

/** Everything that is imported by one of the files but the two themselves. */
const importsOf = (a: File, b: File): Set<File> => {
  const others = (file: File) => [...file.imports].filter((imported) => imported !== a && imported !== b)
  return closure([...others(a), ...others(b)], ({ imports }) => imports)
}

/** The modules of each file; `loaded` are modules that every page has already. */
export function sharedFiles(
  modules: ReadonlyMap<string, Module>,
  loads: readonly Load[],
  loaded: ReadonlySet<string>,
): string[][] {
  /** What a file costs, over the loads that ask for it. */
  const costOf = (size: number, asking: Set<number>) => {
    let weight = 0
    for (const load of asking) weight += loads[load]?.weight ?? 0
    return (requestCost + size) * weight
  }

  const needs = new Map<string, Set<number>>()
  for (const [load, { roots }] of loads.entries())
    for (const id of reachedFrom(roots, modules, loaded)) needs.set(id, (needs.get(id) ?? new Set()).add(load))
  // At first a file for each set of loads: no load gets an unneeded byte, and there is no circle.
  let files = [...Map.groupBy(needs, ([, set]) => [...set].join()).values()].map((group): File => ({
    ids: group.map(([id]) => id),
    size: group.reduce((sum, [id]) => sum + (modules.get(id)?.size ?? 0), 0),
    loads: new Set(group[0]?.[1]),
    imports: new Set(),
  }))
  const fileOf = new Map(files.flatMap((file) => file.ids.map((id) => [id, file] as const)))
  for (const [id, file] of fileOf)
    for (const other of modules.get(id)?.imports ?? []) {
      const imported = fileOf.get(other)
      if (imported && imported !== file) file.imports.add(imported)
    }

  /** Two files with the bytes that merging them saves over all loads, if it saves any. */
  function worthwhile(a: File, b: File) {
    const either = union(a.loads, b.loads)
    let gain = costOf(a.size, a.loads) + costOf(b.size, b.loads) - costOf(a.size + b.size, either)
    if (gain <= 0) return []
    const others = importsOf(a, b)
    // They would import each other through a third.
    if (others.has(a) || others.has(b)) return []
    // A load that needs only one of the two gets what the other imports as well.
    for (const other of others) gain -= costOf(other.size, without(either, other.loads))
    return gain > 0 ? [{ a, b, gain }] : []
  }

  const allPairs = () => files.flatMap((a, at) => files.slice(at + 1).flatMap((b) => worthwhile(a, b)))
  let pairs = allPairs()
  for (;;) {
    // Files that others imported may have merged meanwhile, which makes more pairs worth it.
    if (pairs.length === 0) pairs = allPairs()
    pairs.sort((one, other) => other.gain - one.gain)
    const best = pairs.shift()
    if (!best) return files.map(({ ids }) => ids.toSorted())
    const { a, b, gain } = best
    // An earlier merge may have made it worth less.
    const now = worthwhile(a, b)
    if ((now[0]?.gain ?? 0) < gain) {
      pairs.push(...now)
      continue
    }
    const both = new Set([a, b])
    const merged: File = {
      ids: [...a.ids, ...b.ids],
      size: a.size + b.size,
      loads: union(a.loads, b.loads),
      imports: without(union(a.imports, b.imports), both),
    }
    files = files.filter((file) => !both.has(file))
    for (const file of files)
      if (file.imports.has(a) || file.imports.has(b)) file.imports = without(file.imports, both).add(merged)
    for (const file of closure(merged.imports, ({ imports }) => imports)) file.loads = union(file.loads, merged.loads)
    pairs = pairs.filter((pair) => !both.has(pair.a) && !both.has(pair.b))
    pairs.push(...files.flatMap((file) => worthwhile(file, merged)))
    files.push(merged)
  }
}
