// Which modules share a file. A file for each set of pages that shares something costs a request for each; one file of
// everything that is shared makes a page load code it does not need. This begins with the former and merges two files
// while the requests that a merge saves are worth more than the unneeded bytes that it adds.

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
  modules: string[]
  size: number
  /** Indexes of the loads that need one of the modules. */
  loads: Set<number>
  /** Sum of the weights of `loads`. */
  weight: number
  /** Files it imports. */
  imports: Set<File>
}

/** Cost of a request, as the number of bytes that arrive while it waits for a connection and for the answer. */
const requestCost = 10_500

/** Everything the roots import, directly or not, without what is excluded and what only that imports. */
export function reachedFrom(
  roots: readonly string[],
  modules: ReadonlyMap<string, Module>,
  excluded: ReadonlySet<string> = new Set(),
): Set<string> {
  const seen = new Set<string>()
  const next = [...roots]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const module = modules.get(id)
    if (!module || seen.has(id) || excluded.has(id)) continue
    seen.add(id)
    next.push(...module.imports)
  }
  return seen
}

/** Everything these files import, directly or not, without the files themselves. */
function importsOf(...files: File[]): Set<File> {
  const seen = new Set(files)
  for (const file of seen) file.imports.forEach((imported) => seen.add(imported))
  files.forEach((file) => seen.delete(file))
  return seen
}

/** Whether `from` imports `to` through a third file, so that merging the two would make a cycle. */
const importsThroughThird = (from: File, to: File) =>
  importsOf(...[...from.imports].filter((file) => file !== to)).has(to)

const without = (some: ReadonlySet<number>, others: ReadonlySet<number>) =>
  [...some].filter((load) => !others.has(load))

/** The modules of each file; `loaded` are modules that every page has already. */
export function sharedFiles(
  modules: ReadonlyMap<string, Module>,
  loads: readonly Load[],
  loaded: ReadonlySet<string>,
): string[][] {
  const weightOf = (indexes: Iterable<number>) => {
    let sum = 0
    for (const load of indexes) sum += loads[load]?.weight ?? 0
    return sum
  }

  const needs = new Map<string, number[]>()
  loads.forEach(({ roots }, load) => {
    for (const id of reachedFrom(roots, modules, loaded)) needs.set(id, [...(needs.get(id) ?? []), load])
  })
  // At first a file for each set of loads: no load gets an unneeded byte, and there is no cycle.
  const bySet = new Map<string, File>()
  const fileOf = new Map<string, File>()
  for (const [id, set] of needs) {
    const file = bySet.get(set.join()) ?? {
      modules: [],
      size: 0,
      loads: new Set(set),
      weight: weightOf(set),
      imports: new Set<File>(),
    }
    bySet.set(set.join(), file)
    fileOf.set(id, file)
    file.modules.push(id)
    file.size += modules.get(id)?.size ?? 0
  }
  for (const [id, file] of fileOf)
    for (const other of modules.get(id)?.imports ?? []) {
      const imported = fileOf.get(other)
      if (imported && imported !== file) file.imports.add(imported)
    }
  let files = [...bySet.values()]

  /** Bytes that merging two files saves, over all loads. */
  const gain = (a: File, b: File) => {
    const [onlyA, onlyB] = [without(a.loads, b.loads), without(b.loads, a.loads)]
    const [weightA, weightB] = [weightOf(onlyA), weightOf(onlyB)]
    const saved = requestCost * (a.weight - weightA) - a.size * weightB - b.size * weightA
    if (saved <= 0 || (onlyA.length === 0 && onlyB.length === 0)) return saved
    // A load that needs only one of the two gets what the other imports as well.
    let unneeded = 0
    for (const imported of importsOf(a, b))
      unneeded +=
        (requestCost + imported.size) * weightOf([...onlyA, ...onlyB].filter((load) => !imported.loads.has(load)))
    return saved - unneeded
  }
  const merge = (a: File, b: File): File => {
    const merged: File = {
      modules: [...a.modules, ...b.modules],
      size: a.size + b.size,
      loads: new Set([...a.loads, ...b.loads]),
      weight: weightOf(new Set([...a.loads, ...b.loads])),
      imports: new Set([...a.imports, ...b.imports].filter((file) => file !== a && file !== b)),
    }
    files = files.filter((file) => file !== a && file !== b)
    for (const { imports } of files) if ([a, b].filter((file) => imports.delete(file)).length > 0) imports.add(merged)
    for (const file of importsOf(merged)) {
      merged.loads.forEach((load) => file.loads.add(load))
      file.weight = weightOf(file.loads)
    }
    return merged
  }

  const pairOf = (a: File, b: File) => {
    const saved = gain(a, b)
    return saved > 0 ? [{ a, b, saved }] : []
  }
  let pairs = files.flatMap((a, i) => files.slice(i + 1).flatMap((b) => pairOf(a, b)))
  for (;;) {
    pairs.sort((one, other) => other.saved - one.saved)
    const best = pairs.shift()
    if (!best) break
    const { a, b } = best
    if (importsThroughThird(a, b) || importsThroughThird(b, a)) continue
    // An earlier merge may have made it worth less.
    const now = pairOf(a, b)
    if ((now[0]?.saved ?? 0) < best.saved) {
      pairs.push(...now)
      continue
    }
    const merged = merge(a, b)
    pairs = pairs.filter((pair) => ![pair.a, pair.b].some((file) => file === a || file === b))
    pairs.push(...files.flatMap((file) => pairOf(file, merged)))
    files.push(merged)
  }
  return files.map((file) => file.modules.toSorted())
}
